// A bot that adapts says how it plays next time, and this browser keeps which one that is.
import { meetNext } from "../start/metbots.js";
import { html, useEffect } from "../page/ui.js";

/** @param {{game: string, review: import("../types").Review}} props */
export function NextBot({ game, review: { next_bot: next } }) {
  useEffect(() => { if (next) meetNext(() => localStorage, game, next.bot); }, [game, next?.bot]);
  return next && html`<p class="how-good">${next.told}</p>`;
}
