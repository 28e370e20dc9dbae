// The boards as they were left, in small; a tap shows one large, and saves it as a picture.
import { Dialog } from "../page/dialog.js";
import { PictureButton } from "../page/picturebutton.js";
import { sheetOf } from "../drawing/documents.js";
import { useBoard } from "../table/players.js";
import { ReadBoard } from "./replay.js";
import { seatsOf } from "../page/seat.js";
import { Miniature } from "../drawing/sheet.js";
import { html, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** Nobody looks at more boards than these, and each of them has to be sent. */
const MOST = 8;

/** Whose boards are shown: the own one first, of a crowd only that and the best. @param {View} view @returns {Seat[]} */
function seatsShown(view) {
  const taken = seatsOf(view).filter(({ kind }) => kind !== "open");
  const order = (view.result ?? []).map(({ seat }) => seat);
  const wanted = [...new Set([...(view.you.seat === null ? [] : [view.you.seat]), ...order])];
  const known = wanted.flatMap((seat) => taken.find((one) => one.seat === seat) ?? []);
  return known.slice(0, view.kind === "event" ? 1 : MOST);
}

/** @param {{store: TableStore, view: View, seat: Seat}} props */
function SmallBoard({ store, view, seat }) {
  const [large, setLarge] = useState(false);
  const sheet = sheetOf(useBoard(store, view, seat.seat));
  const mine = seat.seat === view.you.seat;
  if (!sheet) return null;
  return html`<li class=${`gallery-board${mine ? " you" : ""}`}>
    <div class="miniature-frame"><${Miniature} sheet=${sheet} tools=${view} />
      <button class="cover" aria-label=${say("table.show-sheet", { name: seat.name })} onClick=${() => setLarge(true)}></button></div>
    <span class="gallery-name">${mine ? say("chip.you") : seat.name}</span>
    ${large && html`<${Dialog} title=${say("table.sheet-of", { name: seat.name })} kind="wide board-dialog" close=${() => setLarge(false)}>
      <${ReadBoard} sheet=${sheet} tools=${view} />
      <div class="buttons"><${PictureButton} store=${store} view=${view} seat=${seat.seat} /></div><//>`}
  </li>`;
}

/** @param {{store: TableStore, view: View}} props */
export function Gallery({ store, view }) {
  const seats = seatsShown(view);
  if (!seats.length) return null;
  return html`<section class="panel gallery"><h2>${say("end.boards")}</h2>
    <ul class="gallery-list">${seats.map((seat) => html`<${SmallBoard} key=${seat.seat} store=${store} view=${view} seat=${seat} />`)}</ul>
  </section>`;
}
