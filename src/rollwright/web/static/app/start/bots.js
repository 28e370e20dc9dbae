// Which bot plays.
import { html } from "../page/ui.js";

/** As on the server. */
export const DEFAULT_BOT = "greedy";

/** The bot that is offered first. @param {string[]} bots */
export function firstBot(bots) {
  return bots.includes(DEFAULT_BOT) ? DEFAULT_BOT : bots[0] ?? "";
}

/** @param {{bots: string[], names: Record<string, string>, value: string, set: (bot: string) => void}} props */
export function BotChooser({ bots, names, value, set }) {
  return html`<select value=${value} onChange=${(/** @type {any} */ event) => set(event.target.value)}>
    ${bots.map((bot) => html`<option key=${bot} value=${bot}>${names[bot] ?? bot}</option>`)}</select>`;
}
