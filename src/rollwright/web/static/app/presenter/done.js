// How many have played this turn: a chip for everybody of a few, a dot for everybody of many.
import { avatarKind, initialOf } from "../page/seat.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("../types").View} View */

/** Fewer players than these have chips with their names. */
const FEW = 20;
/** More dots than these nobody can tell apart: each stands for several then. */
const MOST_DOTS = 2400;
/** So much wider than high is the room for them. */
const WIDE = 26;

/** The middles of so many dots from the first one on, column by column, as one path. @param {number} from @param {number} to @param {number} rows */
function dotsPath(from, to, rows) {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => `M${Math.floor((from + at) / rows)} ${(from + at) % rows}h0`).join("");
}

/** How dots are laid out: as large as the room allows. @param {number} count */
export function gridOf(count) {
  const dots = Math.min(count, MOST_DOTS);
  const rows = Math.max(1, Math.round(Math.sqrt(dots / WIDE)));
  return { dots, rows, columns: Math.max(Math.ceil(dots / rows), WIDE * rows) };
}

/** @param {{done: number, count: number}} props */
function Dots({ done, count }) {
  const { dots, rows, columns } = gridOf(count);
  const filled = Math.floor((done * dots) / Math.max(1, count));
  return html`<svg class="done-dots" viewBox=${`-0.5 -0.5 ${columns} ${rows}`} preserveAspectRatio="xMinYMid meet" aria-hidden="true">
    <path class="dots-open" d=${dotsPath(filled, dots, rows)} /><path class="dots-done" d=${dotsPath(0, filled, rows)} /></svg>`;
}

/** @param {{seats: Seat[], playing: boolean}} props */
function DoneChips({ seats, playing }) {
  return html`<ul class="done-chips">${seats.map(({ seat, name, waiting, away, kind }) => {
    const thinks = playing && waiting;
    const gone = thinks && away && kind === "person";
    return html`<li key=${seat} class=${thinks ? "is-thinking" : "is-done"}><span class=${avatarKind(seat)} aria-hidden="true">${initialOf(name)}</span>
      <span class="done-name">${name}${gone && ` (${say("lobby.away")})`}</span><span class="done-sign" aria-hidden="true">${thinks ? "…" : "✓"}</span>
      <span class="visually-hidden">${say(thinks ? "chip.thinking" : "chip.done")}</span></li>`;
  })}</ul>`;
}

/** @param {{view: View, waiting: number, count: number}} props */
export function DoneBar({ view, waiting, count }) {
  const done = Math.max(0, count - waiting);
  const seats = view.seats.filter(({ kind }) => kind !== "open");
  // Of a larger crowd only some seats are sent.
  const few = seats.length === count && count < FEW;
  return html`<section class="panel done-bar"><p><b class="big-number">${done}</b> ${say("screen.done", { count })}
      <span class="muted still-thinking">${say("screen.thinking", { count: waiting })}</span></p>
    ${few ? html`<${DoneChips} seats=${seats} playing=${view.status?.phase === "play"} />` : html`<${Dots} done=${done} count=${count} />`}</section>`;
}
