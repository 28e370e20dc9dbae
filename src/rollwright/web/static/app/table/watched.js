// The sheet of whom one watches: prints to read, or the table of pieces as its player sees it.
import { arePieces } from "./board.js";
import { Chip } from "./chip.js";
import { Holdings } from "./counters.js";
import { PieceTable } from "./pieces.js";
import { FOLLOWED, Things, useBoard } from "./players.js";
import { sheetOf } from "../drawing/documents.js";
import { nameAt, ReadBoard, useReading } from "../drawing/sheet.js";
import { useFresh } from "../feel/fresh.js";
import { Link } from "../page/route.js";
import { diceOf } from "../gestures/choices.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Place} Place */
/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("../types").Sheet} Sheet */
/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** The table from a seat, for those who only look. @param {View} view @param {number} seat @returns {View} */
export function seenFrom(view, seat) {
  return { ...view, moves: [], you: { ...view.you, seat } };
}

/** @param {{store: TableStore, view: View, seat: Seat, sheet: Sheet, look: (seat: number) => void}} props */
function WatchedPieces({ store, view, seat, sheet, look }) {
  const { touch } = useReading(sheet, view);
  /** What a place is, is told where all else is told. @param {Place} place */
  const tap = (place) => {
    touch.tap(place);
    store.tell(nameAt(sheet, place.number, view));
  };
  const seen = seenFrom(view, seat.seat);
  /** @param {Place | null} place what the pointer is over */
  const hover = (place) => store.point(place ? sheet.cards.flatMap(({ marks }) => marks)[place.number]?.tile ?? "" : "",
    place && document.querySelector(`.mine [data-place="${CSS.escape(place.id)}"]`));
  return html`<${PieceTable} store=${store} view=${seen} sheet=${sheet} touch=${{ ...touch, tap, hover }} whose=${seat.name}
    hands=${{ dice: diceOf(seen), usable: [] }} look=${look} />`;
}

/** @param {{store: TableStore, view: View, watched: import("./players.js").Watched, look: (seat: number) => void}} props */
export function WatchedSheet({ store, view, watched: { seats, seat: shown, choose, follows }, look }) {
  const board = useBoard(store, view, shown?.seat ?? null);
  const fresh = useFresh(board, view, shown?.seat);
  const sheet = sheetOf(board);
  if (!seats.length) return null;
  const pieces = sheet !== null && arePieces(sheet);
  return html`<div class=${`watched${pieces ? " has-pieces" : ""}`}>
    <div class="watched-head">${shown && html`<p class="watched-title">${say("table.sheet-of", { name: shown.name })}</p>`}
    <div class="watched-who" role="group" aria-label=${say("table.watch-whom")}>${seats.map((seat) => html`<${Chip} key=${seat.seat} view=${view} seat=${seat}
      pressed=${seat === shown && !follows} open=${() => choose(seat.seat)} />`)}
      ${follows !== undefined && seats.length > 1 && html`<button class="player-chip all-boards" aria-pressed=${String(follows)}
        title=${say("table.follow-hint")} onClick=${() => choose(follows ? shown?.seat ?? 0 : FOLLOWED)}>${say("table.follow")}</button>`}
      ${view.you.seat === null && html`<${Link} to=${`/t/${view.table}/screen`} class="button player-chip all-boards">${say("table.all-boards")}<//>`}</div>
    </div>
    ${shown && (pieces ? html`<${Holdings} view=${view} board=${board} />` : html`<${Things} view=${view} seat=${shown.seat} board=${board} />`)}
    ${sheet && shown && (pieces ? html`<${WatchedPieces} key=${shown.seat} store=${store} view=${view} seat=${shown} sheet=${sheet} look=${look} />`
      : html`<${ReadBoard} key=${shown.seat} sheet=${sheet} tools=${view} fresh=${fresh} />`)}
  </div>`;
}
