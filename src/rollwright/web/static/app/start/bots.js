// Which bot plays.
import { html } from "../page/ui.js";

/** As on the server. */
export const DEFAULT_BOT = "greedy";

/** The bot that is offered first. @param {string[]} bots */
export function firstBot(bots) {
  return bots.includes(DEFAULT_BOT) ? DEFAULT_BOT : bots[0] ?? "";
}

/** What each bot is called, and how strong it is. @param {import("../types").Catalogue} catalogue @returns {Record<string, string>} */
export function botLines({ bots, bot_names: names, bot_abouts: abouts }) {
  return Object.fromEntries(bots.map((bot) => [bot, [names[bot] ?? bot, abouts[bot]].filter(Boolean).join(": ")]));
}

/** @param {{bots: string[], names: Record<string, string>, value: string, set: (bot: string) => void}} props */
export function BotChooser({ bots, names, value, set }) {
  return html`<select value=${value} onChange=${(/** @type {any} */ event) => set(event.target.value)}>
    ${bots.map((bot) => html`<option key=${bot} value=${bot}>${names[bot] ?? bot}</option>`)}</select>`;
}
