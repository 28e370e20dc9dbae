// The board of one of those who lead, each for a while.
import { Board } from "../table/board.js";
import { DiceTray } from "../drawing/dice.js";
import { sheetOf } from "../drawing/documents.js";
import { Score } from "./leaders.js";
import { useBoard } from "../table/players.js";
import { initialOf } from "../page/seat.js";
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("./leaders.js").Row} Row */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** So many of the best come on the big screen, each for so long. */
const SHOWN = 5;
const SHOWN_MS = 12_000;

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
  const sheet = sheetOf(board);
  // What lies on the table for all, or is looked up, needs no room here.
  const cards = sheet?.cards.filter(({ print }) => !print.common && print.role !== "aside") ?? [];
  const own = board && board.dice.some((die) => die.tile) ? board.dice : [];
  return html`<section class="panel shown" aria-label=${say("table.sheet-of", { name: row.name })}>
    <div class="shown-who"><span class="avatar" aria-hidden="true">${initialOf(row.name)}</span><h2 title=${row.name}>${row.name}</h2>
      <p><${Score} row=${row} /></p>${row.place > 0 && html`<p class="muted">${say("screen.place", { place: row.place })}</p>`}
      ${own.length > 0 && html`<${DiceTray} dice=${own} board=${board} tools=${view} rolled=${view.status?.rolled} seat=${row.seat} usable=${own} />`}</div>
    ${sheet && html`<${Board} sheet=${{ ...sheet, cards }} tools=${view} />`}
  </section>`;
}
