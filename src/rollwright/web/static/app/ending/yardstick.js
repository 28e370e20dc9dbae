// How good a score is: its band, beside what a bot scores, and beside the best of this browser.
import { compareWithBest } from "./best.js";
import { html, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Result} Result */
/** @typedef {import("../types").Review} Review */
/** @typedef {import("../types").Yardstick} Yardstick */
/** @typedef {import("../words/words.js").Key} Key */

/** @param {number} band */
const nameOf = (band) => say(/** @type {Key} */ (`band.${band}`));

/** @param {Yardstick} yardstick */
export function yardstickText({ band, better, bot, usual }) {
  const key = better >= 100 ? "yardstick.all" : better > 0 ? "yardstick.better" : "yardstick.none";
  return `${nameOf(band)}: ${say(key, { count: better, bot })}${usual ? "" : ` ${say("yardstick.usual")}`}.`;
}

/** Which scores a band holds. @param {string[]} limits @param {number} band @param {boolean} higher is the better score the higher one? */
export function rangeOf(limits, band, higher) {
  const limit = limits[band];
  if (limit) return higher ? `${limit}+` : `≤ ${limit}`;
  const above = limits[band - 1] ?? "";
  return higher ? `< ${above}` : `> ${above}`;
}

/** @param {{review: Review}} props */
export function Bands({ review: { yardstick, higher_is_better: higher } }) {
  if (!yardstick) return null;
  const { band, limits } = yardstick;
  return html`<ol class="bands" aria-label=${say("yardstick.bands")}>${limits.map((_, at) => html`<li key=${at}
    class=${`band band-${at}${at === band ? " is-mine" : ""}`}
    aria-current=${at === band ? "true" : undefined}><b>${nameOf(at)}</b> <span>${rangeOf(limits, at, higher)}</span></li>`)}</ol>`;
}

/** @param {{table: string, review: Review, result: Result}} props */
export function HowGood({ table, review, result }) {
  const { setup, higher_is_better: higher, yardstick } = review;
  // Compared once: from then on this score may be the best one itself.
  const [best] = useState(() => compareWithBest(() => localStorage, { setup, table, higher, score: result.score, points: result.points }));
  const personal = best.kind === "first" ? "" : say(/** @type {Key} */ (`best.${best.kind}`), { points: best.points });
  return html`<p class="how-good">${yardstick && html`<span>${yardstickText(yardstick)}</span>`}
    ${personal && html` <b class=${`personal is-${best.kind}`}>${personal}</b>`}</p>`;
}
