// A board that consists of pieces: the roll, my own pieces in rows, everybody else's dice, and what all share on shelves beside it. On a phone the
// shelves are a sheet below my pieces, so that both are seen.
import { tableCards } from "./board.js";
import { Cells, columnsFor, longestRow, ROW } from "../gestures/cells.js";
import { useRoom } from "./fit.js";
import { Rivals, RollPanel } from "./rolls.js";
import { RuleButton } from "./rule.js";
import { useGuard } from "../page/guard.js";
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Card} Card */
/** @typedef {import("../types").Die} Die */
/** @typedef {import("../types").Sheet} Sheet */
/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */
/** @typedef {import("../gestures/spots.js").Touch} Touch */
/** @typedef {import("./rolls.js").Hands} Hands */

/** Narrower than this, shelves lie below and not beside. */
const WIDE = 700;
/** In a window as low as this too, such as one that is zoomed to twice its size; pieces.css knows it. */
const FLAT = 620;
/** And one as narrow as this has two halves in which five prints beside each other can't be read. */
const TIGHT = 760;

/** How many places of a print can be tapped for something now. @param {Card} card @param {Touch} touch */
const openOn = ({ places }, touch) => places.filter(({ number }) => touch.open.has(number)).length;

/** My own pieces, a row for each print. @param {{cards: Card[], view: View, touch: Touch, whose: string}} props */
function OwnRows({ cards, view, touch, whose }) {
  return html`<section class=${`panel-piece own-rows${cards.length > 3 ? " is-many" : ""}`} 
    aria-label=${whose ? say("rolls.pieces-of", { name: whose }) : say("rolls.pieces")}
    style=${{ "--own": String(cards.length) }}>
    ${cards.map((card) => html`<section key=${card.digest} class="own-row" aria-label=${card.print.drawing.title}>
      <h3 class=${`own-name body-${card.print.id.replace(/^.*-|\d+$/g, "")}`}>${card.print.drawing.title}</h3>
      <${Cells} card=${card} tools=${view} touch=${touch} columns=${card.places.length} /></section>`)}
    <div class="piece-tools"><${RuleButton} name=${cards[0]?.print.drawing.title ?? ""} rules=${cards[0]?.print.rules ?? []} /></div>
  </section>`;
}

/** @param {{card: Card, view: View, touch: Touch, columns: number, titled: boolean}} props */
function Shelf({ card, view, touch, columns, titled }) {
  const { drawing, rules } = card.print;
  return html`<section class=${`panel-piece shelf${card.places.length <= ROW ? " is-short" : ""}`} aria-label=${drawing.title}
    style=${{ "--share": String(card.places.length <= columns ? 1 : 4) }}>
    <div class="shelf-head">${titled && html`<h3>${drawing.title}</h3>`}<${RuleButton} name=${drawing.title} rules=${rules} /></div>
    <${Cells} card=${card} tools=${view} touch=${touch} columns=${columns} /></section>`;
}

/** One shelf at a time, and all by their names: each tells how much can be had there now. @param {{cards: Card[], view: View, touch: Touch}} props */
function ShelfSheet({ cards, view, touch }) {
  const [picked, setPicked] = useState("");
  const counts = cards.map((card) => openOn(card, touch));
  // What can be done leads to where it is done; who wants to look elsewhere may.
  const lead = cards[counts.findIndex((count) => count > 0)]?.print.id ?? "";
  useEffect(() => setPicked(lead), [lead]);
  const { fresh } = useGuard(lead);
  const shown = cards.find(({ print }) => print.id === picked);
  return html`<div class=${`shelf-sheet${shown ? " is-up" : ""}${fresh ? " is-fresh" : ""}`}>
    <div class="shelf-tabs">${cards.map((card, at) => html`<button key=${card.digest} class="shelf-tab" aria-expanded=${card === shown ? "true" : "false"}
      onClick=${() => setPicked(card === shown ? "" : card.print.id)}>${card.print.drawing.title}
      ${counts[at] ? html` <b class="shelf-count" aria-label=${say("rolls.open", { count: counts[at] ?? 0 })}>${counts[at]}</b>` : ""}</button>`)}</div>
    ${shown && html`<${Shelf} key=${shown.digest} card=${shown} view=${view} touch=${touch} columns=${longestRow(shown.places)} titled=${false} />`}
  </div>`;
}

/** @param {{store: TableStore, view: View, sheet: Sheet, touch: Touch, hands: Hands, drag?: (die: Die) => object,
 *   look: (seat: number) => void, whose?: string}} props `look`: open somebody's sheet; `whose` it is, if not mine */
export function PieceTable({ store, view, sheet, touch, hands, drag, look, whose = "" }) {
  const [ref, room] = useRoom();
  const cards = tableCards(sheet);
  const own = cards.filter(({ print }) => !print.common);
  const shared = cards.filter(({ print }) => print.common);
  const roll = html`<${RollPanel} store=${store} view=${view} hands=${hands} drag=${drag} whose=${whose} />`;
  const rows = html`<${OwnRows} cards=${own} view=${view} touch=${touch} whose=${whose} />`;
  const rivals = html`<${Rivals} store=${store} view=${view} look=${look} />`;
  const flat = innerHeight <= FLAT;
  const wide = room.width >= WIDE || flat;
  return html`<div class=${`board piece-board${wide ? " is-wide" : ""}`} ref=${ref}>${room.width > 0 && (wide
    ? html`<div class="piece-side">${roll}${rows}${rivals}</div>
      <div class="piece-side">${shared.map((card) => html`<${Shelf} key=${card.digest} card=${card} view=${view} touch=${touch}
        columns=${columnsFor(card, flat && room.width < TIGHT)} titled />`)}</div>`
    : html`${rivals}${rows}${roll}<${ShelfSheet} cards=${shared} view=${view} touch=${touch} />`)}</div>`;
}
