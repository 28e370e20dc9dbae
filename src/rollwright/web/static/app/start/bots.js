// Which bot plays.
import { html } from "../page/ui.js";

/** Who takes a seat for somebody who is away: as on the server. */
export const DEFAULT_BOT = "greedy";
/** Nobody knows the levels at first: this one finds the right one by itself. */
const ADAPTING = "rival";

/** The bot that is offered first. @param {string[]} bots */
export function firstBot(bots) {
  return bots.includes(ADAPTING) ? ADAPTING : bots[0] ?? "";
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
