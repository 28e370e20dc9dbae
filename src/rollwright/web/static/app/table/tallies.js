// What is counted and never spent, under headings of its own: beside the board, and on a phone in one line.
import { ownBoard } from "../gestures/choices.js";
import { PipFace } from "../drawing/dice.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/**
 * `tint`: the colour that is counted; `die`: it is a die, which is there or not.
 * @typedef {{id: string, name: string, tint: string, die: boolean, count: number}} Line
 */
/** @typedef {{heading: string, about: string, lines: Line[]}} Tally */

/** The tallies of my board; of anyone's, for those who only watch. @param {View} view @param {import("../types").Board} [board] @returns {Tally[]} */
export function talliesOf(view, board = ownBoard(view)) {
  /** @type {Map<string, Tally>} */
  const found = new Map();
  (view.game.counters ?? []).forEach(({ id, name, sign, about, common, tint = "", heading }, at) => {
    const counts = board ?? (common ? Object.values(view.boards)[0] : undefined);
    if (!heading || !counts) return;
    const tally = found.get(heading) ?? { heading, about, lines: [] };
    tally.lines.push({ id, name, tint, die: sign === "die", count: counts.counters[at] ?? 0 });
    found.set(heading, tally);
  });
  return [...found.values()];
}

/** @param {Line[]} lines */
const sum = (lines) => lines.reduce((total, { count }) => total + count, 0);

/** A colour, with its letter for those who can't tell it. @param {{line: Line}} props */
function Swatch({ line: { tint } }) {
  return html`<span class="swatch"><${PipFace} value="" tint=${tint} letter=${say(/** @type {import("../words/words.js").Key} */ (`tint.${tint}`))} /></span>`;
}

/** What is counted, as lines with names; dice lie side by side. @param {{view: View, board?: import("../types").Board}} props */
export function Tallies({ view, board }) {
  return html`${talliesOf(view, board).map(({ heading, about, lines }) => html`<section key=${heading} class="panel tally" title=${about}>
    <h2>${heading} <b class="tally-sum">${sum(lines)}</b></h2>
    <ul class=${lines.every(({ die }) => die) ? "tally-dice" : "tally-lines"}>${lines.map((line) => html`<li key=${line.id}
      class=${line.count ? "" : "is-none"}><${Swatch} line=${line} />
      <span class=${line.die ? "visually-hidden" : ""}>${line.name}</span> <b class=${line.die ? "visually-hidden" : ""}>${line.count}</b></li>`)}</ul>
  </section>`)}`;
}

/** The same in one line: the number of each colour at its corner. @param {{view: View}} props */
export function TallyStrip({ view }) {
  const tallies = talliesOf(view);
  if (!tallies.length) return null;
  return html`<div class="tally-strip">${tallies.map(({ heading, lines }) => html`<span key=${heading} class="tally-part" role="group" aria-label=${heading}>
    <span class="tally-heading" aria-hidden="true">${heading}</span>
    ${lines.map((line) => html`<span key=${line.id} class=${`tally-one${line.count ? "" : " is-none"}`} role="img" aria-label=${`${line.name}: ${line.count}`}>
      <${Swatch} line=${line} />${!line.die && line.count > 0 && html`<b>${line.count}</b>`}</span>`)}</span>`)}</div>`;
}
