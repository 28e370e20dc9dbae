// The boards of a few side by side; of many those of who leads, each for a while.
import { Board } from "../table/board.js";
import { Holdings } from "../table/counters.js";
import { DiceTray } from "../drawing/dice.js";
import { sheetOf } from "../drawing/documents.js";
import { ownCards } from "../drawing/sheet.js";
import { useFresh } from "../feel/fresh.js";
import { columnsFor } from "./columns.js";
import { useRoom } from "../table/fit.js";
import { Score } from "./leaders.js";
import { useBoard } from "../table/players.js";
import { avatarKind, initialOf } from "../page/seat.js";
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("./leaders.js").Row} Row */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** So many of the best come on the big screen, each for so long. */
const SHOWN = 5;
const SHOWN_MS = 12_000;
/** A line with a name takes so much of the height of the wall. */
const HEAD = 0.065;

/** @param {{store: TableStore, view: View, rows: Row[]}} props */
export function AllShown({ store, view, rows }) {
  const [ref, room] = useRoom();
  // Where everybody sits stays the same, whoever leads.
  const seats = [...rows].sort((one, two) => one.seat - two.seat);
  const sheet = seats.map(({ seat }) => sheetOf(view.boards[String(seat)])).find(Boolean) ?? null;
  const sizes = ownCards(sheet).filter(({ print }) => print.role === "board").map(({ print }) => print.drawing);
  const { columns, height } = columnsFor(sizes, rows.length, room, HEAD * innerHeight);
  return html`<div class="all-shown" ref=${ref} style=${{ "--columns": String(columns), "--row": `${Math.ceil(height)}px` }}>
    ${seats.map((row) => html`<${Shown} key=${row.seat} store=${store} view=${view} row=${row} />`)}</div>`;
}

/** Is somebody done with this turn? @param {{view: View, seat: number}} props */
function DoneSign({ view, seat }) {
  const one = view.seats.find((found) => found.seat === seat);
  if (!one || view.status?.phase !== "play") return null;
  const thinks = one.waiting;
  return html`<span class=${`shown-state ${thinks ? "is-thinking" : "is-done"}`}>${say(thinks ? "chip.thinking" : "chip.done")}</span>`;
}

/** One after the other of those who lead. @param {Row[]} rows */
export function useShown(rows) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((now) => now + 1), SHOWN_MS);
    return () => clearInterval(timer);
  }, []);
  const shown = rows.slice(0, SHOWN);
  return shown[turn % Math.max(1, shown.length)];
}

/** @param {{store: TableStore, view: View, row: Row}} props */
export function Shown({ store, view, row }) {
  const board = useBoard(store, view, row.seat);
  const fresh = useFresh(board, view, row.seat);
  const sheet = sheetOf(board);
  const cards = ownCards(sheet);
  const own = board && board.dice.some((die) => die.tile) ? board.dice : [];
  return html`<section class="panel shown" aria-label=${say("table.sheet-of", { name: row.name })}>
    <div class="shown-who"><span class=${avatarKind(row.seat)} aria-hidden="true">${initialOf(row.name)}</span><h2 title=${row.name}>${row.name}</h2>
      <p><${Score} row=${row} /></p>${row.place > 0 && html`<p class="muted">${say("screen.place", { place: row.place })}</p>`}
      <${DoneSign} view=${view} seat=${row.seat} /><${Holdings} view=${view} board=${board} />
      ${own.length > 0 && html`<${DiceTray} dice=${own} board=${board} tools=${view} rolled=${view.status?.rolled} seat=${row.seat} usable=${own} />`}</div>
    <div class="shown-board" inert>${sheet && html`<${Board} sheet=${{ ...sheet, cards }} tools=${view} fresh=${fresh} />`}</div>
  </section>`;
}
