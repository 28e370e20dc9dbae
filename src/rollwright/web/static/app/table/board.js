// My own board: all prints as large as fit beside each other; on a small screen one after the other, or a map with a magnifier.
import { CardFrame } from "./card.js";
import { fitted, useRoom } from "./fit.js";
import { Magnified } from "./magnifier.js";
import { Pager } from "./pager.js";
import { html } from "../page/ui.js";

/** @typedef {import("../types").Card} Card */
/** @typedef {import("../types").Sheet} Sheet */
/** @typedef {import("../drawing/print.js").Tools} Tools */
/** @typedef {import("../gestures/spots.js").Touch} Touch */

/** Drawn smaller than this, a print can neither be read nor tapped; on a wide screen it still can, with a mouse. */
const READABLE = 0.6;
const WIDE = 1000;

/** The prints that lie on the table; others are counted in the dock, or looked up. @param {Sheet} sheet */
export function tableCards(sheet) {
  return sheet.cards.filter(({ print }) => print.role === "board");
}

/** Is everything of mine on the table made of pieces? @param {Sheet} sheet */
export function arePieces(sheet) {
  const own = tableCards(sheet).filter(({ print }) => !print.common);
  return own.length > 0 && own.every(({ marks }) => marks.length > 0 && marks.every(({ tile }) => tile !== ""));
}

/**
 * @param {{sheet: Sheet, tools: Tools, touch?: Touch, least?: number, fresh?: Set<number>}} props without a touch it is only looked at, and whole;
 *   `fresh` was written last; drawn smaller than `least`, prints are shown one after the other
 */
export function Board({ sheet, tools, touch, least = READABLE, fresh }) {
  const [ref, room] = useRoom();
  const cards = tableCards(sheet);
  return html`<div class="board" ref=${ref}>${room.width > 0
    && html`<${Fitted} cards=${cards} room=${room} tools=${tools} touch=${touch} least=${least} fresh=${fresh} />`}</div>`;
}

/** @param {{cards: Card[], room: import("./fit.js").Size, tools: Tools, touch?: Touch, least: number, fresh?: Set<number>}} props */
function Fitted({ cards, room, tools, touch, least, fresh }) {
  const { columns, scale } = fitted(cards.map(({ print }) => print.drawing), room);
  const [only, second] = cards;
  if (only && touch && scale < least && room.width < WIDE) {
    return second ? html`<${Pager} cards=${cards} room=${room} tools=${tools} touch=${touch} />`
      : html`<${Magnified} card=${only} room=${room} tools=${tools} touch=${touch} />`;
  }
  return html`<div class="fitted">${columns.map((column) => html`<div class="fitted-column" key=${column[0]}>
    ${column.map((at) => {
      const card = /** @type {Card} */ (cards[at]);
      return html`<${CardFrame} key=${card.digest} card=${card} scale=${scale} tools=${tools} touch=${touch} fresh=${fresh} />`;
    })}</div>`)}</div>`;
}
