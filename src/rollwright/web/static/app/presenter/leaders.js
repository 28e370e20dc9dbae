// Who leads: places, names and scores, and who has risen since the turn before.
import { html, useRef } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */
/** `place` is 0 as long as nobody has one; `words` is the score with its unit. */
/** @typedef {{seat: number, name: string, points: string, words: string, place: number}} Row */

/** So many of the best are listed. */
const LISTED = 12;

/** The best, or everybody: from first to last. @param {TableStore} store @param {View} view @returns {Row[]} */
export function rowsOf(store, view) {
  if (view.stage === "over" && view.result.length) return view.result;
  const standings = store.standings.value;
  if (standings) return unlessEqual(standings.top);
  const people = view.seats.filter((seat) => seat.kind !== "open");
  const rows = people.map(({ seat, name, points = "", words = "", place = 0 }) => ({ seat, name, points, words, place }));
  return unlessEqual(rows).sort((one, two) => one.place - two.place || one.seat - two.seat);
}

/** As long as all are equal nobody leads. @param {Row[]} rows @returns {Row[]} */
function unlessEqual(rows) {
  const ranked = rows.length === 1 || rows.some(({ place }) => place > 1);
  return ranked ? rows : rows.map((row) => ({ ...row, place: 0 }));
}

/** The best three as they stand there: the first in the middle, the second on the left. @template T @param {T[]} results */
export function threeOf(results) {
  const [first, second, third] = results;
  return [second, first, third].filter((one) => one !== undefined);
}

/** The places of a turn ago, by seat: who has risen since? @param {Row[]} rows @param {string} turn */
function usePlacesBefore(rows, turn) {
  const kept = useRef({ turn, now: new Map(), before: /** @type {Map<number, number>} */ (new Map()) });
  if (kept.current.turn !== turn) kept.current = { turn, now: new Map(), before: kept.current.now };
  kept.current.now = new Map(rows.map(({ seat, place }) => [seat, place]));
  return kept.current.before;
}

/** How many places somebody has risen; null if there was no place before. @param {number | undefined} before @param {number} place */
export const risenFrom = (before, place) => (before && place ? before - place : null);

/** @param {{risen: number | null}} props places */
function Change({ risen }) {
  if (risen === null) return html`<span></span>`;
  if (!risen) return html`<span class="leader-change" aria-hidden="true">–</span>`;
  return html`<span class=${`leader-change ${risen > 0 ? "up" : "down"}`} aria-hidden="true">${risen > 0 ? "▲" : "▼"}${Math.abs(risen)}</span>`;
}

/** A score, and its unit in small. @param {{row: {points: string, words: string}}} props */
export function Score({ row: { points, words } }) {
  const unit = words.startsWith(points) ? words.slice(points.length).trim() : "";
  return html`<span class="wall-score"><b>${points}</b>${unit && html` <small>${unit}</small>`}</span>`;
}

/** @param {{store: TableStore, view: View}} props */
export function Leaders({ store, view }) {
  const rows = rowsOf(store, view);
  const before = usePlacesBefore(rows, `${view.status?.round} ${view.status?.turn}`);
  const lobby = view.stage === "lobby";
  const ranked = !lobby && rows.some(({ place }) => place > 0);
  const changes = ranked && view.stage !== "over" && rows.some(({ seat, place }) => risenFrom(before.get(seat), place) !== null);
  return html`<section class=${`panel leaders${ranked ? " is-ranked" : ""}${changes ? " has-changes" : ""}`}>
    <h2>${say(ranked ? "screen.leaders" : "table.players")}</h2>
    <ol>${rows.slice(0, LISTED).map((row) => html`<li key=${row.seat} class=${ranked && row.place === 1 ? "is-first" : ""}>
      ${ranked && html`<span class="leader-place">${row.place || ""}</span>`}
      ${changes && html`<${Change} risen=${risenFrom(before.get(row.seat), row.place)} />`}
      <span class="leader-name" title=${row.name}>${row.name}</span>${!lobby && html`<${Score} row=${row} />`}</li>`)}</ol>
  </section>`;
}
