// A whole sheet: cards beside each other, wide prints below, and the rule of each at a tap.
import { Board } from "../table/board.js";
import { tilesOf } from "./documents.js";
import { PrintView } from "./print.js";
import { PrintSeal } from "./printseal.js";
import { RuleButton } from "../table/rule.js";
import { placeName } from "../gestures/spots.js";
import { html, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Card} Card */
/** @typedef {import("../types").Mark} Mark */
/** @typedef {import("../types").Place} Place */
/** @typedef {import("../types").Sheet} Sheet */
/** @typedef {import("./print.js").Tools} Tools */
/** @typedef {import("../gestures/spots.js").Touch} Touch */

/** A print that is wider than this gets a row of its own; cards and small boards stand beside each other. */
const WIDE = 700;
/** On a narrow screen a large print is not made smaller than this, unless one wants to see it whole. */
const LEAST_SCALE = 0.95;

/** @param {{sheet: Sheet, tools: Tools, touch: Touch}} props */
function SheetView({ sheet, tools, touch }) {
  const beside = sheet.cards.filter((card) => !isWide(card)).length;
  return html`<div class="sheet" style=${{ "--beside": String(Math.max(1, beside)) }}>
    ${sheet.cards.map((card) => html`<${CardView} key=${card.digest} card=${card} tools=${tools} touch=${touch} />`)}</div>`;
}

/**
 * Where nobody plays, a tap tells what a place is, and what is written there.
 * @param {Sheet} sheet @param {Tools} tools @param {Set<number>} [fresh] what was written last
 */
export function useReading(sheet, tools, fresh) {
  const [read, setRead] = useState(-1);
  const touch = { open: new Map(), glow: new Set([read]), tap: (/** @type {Place} */ { number }) => setRead(number), reads: true, fresh };
  return { touch, words: nameAt(sheet, read, tools) || say("table.tap-to-read") };
}

/** A whole sheet to read. @param {{sheet: Sheet, tools: Tools, fresh?: Set<number>}} props */
export function ReadSheet({ sheet, tools, fresh }) {
  const { touch, words } = useReading(sheet, tools, fresh);
  return html`<div class="read-sheet"><${SheetView} sheet=${sheet} tools=${tools} touch=${touch} />
    <p class="read-here muted" role="status">${words}</p></div>`;
}

/** A board to read, as large as fits. @param {{sheet: Sheet, tools: Tools, fresh?: Set<number>}} props */
export function ReadBoard({ sheet, tools, fresh }) {
  const { touch, words } = useReading(sheet, tools, fresh);
  return html`<${Board} sheet=${sheet} tools=${tools} touch=${touch} /><p class="read-here muted" role="status">${words}</p>`;
}

/** What a place is, and what is written there. @param {Sheet} sheet @param {number} number @param {Tools} tools */
export function nameAt(sheet, number, tools) {
  for (const { places, marks } of sheet.cards) {
    const at = places.findIndex((place) => place.number === number);
    if (at >= 0) return placeName(/** @type {Place} */ (places[at]), /** @type {Mark} */ (marks[at]), tilesOf(tools.tiles));
  }
  return "";
}

/** @param {Card} card */
function isWide({ print: { drawing } }) {
  return drawing.width > WIDE;
}

/** @param {{card: Card, tools: Tools, touch: Touch}} props */
function CardView({ card, tools, touch }) {
  const { drawing, rules, sockets, seal } = card.print;
  const [whole, setWhole] = useState(Boolean(touch.reads));
  const large = isWide(card);
  // Only a map has places so small that they want to be larger than the screen.
  const least = large && !whole ? { "--least": `${Math.round(drawing.width * LEAST_SCALE)}px` } : {};
  return html`<section class=${`card${large ? " wide" : ""}${sockets.length ? " strip" : ""}`} aria-label=${drawing.title}>
    <div class="card-frame" style=${least}><${PrintView} card=${card} tools=${tools} touch=${touch} />
      ${seal && html`<${PrintSeal} drawing=${drawing} seal=${seal} />`}</div>
    <div class="card-tools">
      ${large && html`<button class="quiet small zoom" onClick=${() => setWhole(!whole)}>${say(whole ? "table.zoom-in" : "table.zoom-out")}</button>`}
      <${RuleButton} name=${drawing.title} rules=${rules} />
    </div>
  </section>`;
}

/** The prints of a seat alone, without what lies on the table for all, or is looked up. @param {Sheet | null} sheet */
export function ownCards(sheet) {
  return sheet?.cards.filter(({ print }) => !print.common && print.role !== "aside") ?? [];
}

/**
 * A sheet in miniature, to be looked at only.
 * @param {{sheet: Sheet, tools: Tools, fresh?: Set<number>}} props `fresh`: what was written last
 */
export function Miniature({ sheet, tools, fresh }) {
  return html`<span class="miniature">${ownCards(sheet).map((card) => html`<span key=${card.digest} class=${isWide(card) ? "wide" : ""}>
    <${PrintView} card=${card} tools=${tools} fresh=${fresh} /></span>`)}</span>`;
}
