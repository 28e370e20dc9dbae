// The places of a print as buttons of their own, laid out by the page: what lies there, its name, how many are left, and what it costs.
import { tilesOf } from "../drawing/documents.js";
import { PieceFace, PrintView } from "../drawing/print.js";
import { PriceTag, SignPicture } from "../table/counters.js";
import { priceWords } from "./price.js";
import { neighbour, openName, placeName, spotKind } from "./spots.js";
import { useTaps } from "./taps.js";
import { html, useLayoutEffect, useRef, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Card} Card */
/** @typedef {import("../types").Mark} Mark */
/** @typedef {import("../types").Place} Place */
/** @typedef {import("../drawing/print.js").Tools} Tools */
/** @typedef {import("./spots.js").Touch} Touch */

/** So many places of a shelf lie in one row, where there is room. */
export const ROW = 5;

/** A piece as it would be after the move that is looked at, else as it is. @param {Mark} mark @param {Mark | undefined} ghost */
function seenMark(mark, ghost) {
  return ghost?.tile && ghost.tile !== mark.tile ? ghost : mark;
}

/** What lies at a place: a piece with its name, else this part of the print. @param {{card: Card, at: number, tools: Tools, ghost?: Mark}} props */
function Picture({ card, at, tools, ghost }) {
  const place = /** @type {Place} */ (card.places[at]);
  const mark = seenMark(/** @type {Mark} */ (card.marks[at]), ghost);
  const drawing = tilesOf(tools.tiles)[mark.tile];
  if (!drawing) {
    const ratio = String(place.box[2] / place.box[3]);
    return html`<span class="cell-picture is-part" style=${{ "--ratio": ratio }}><${PrintView} card=${card} tools=${tools} part=${place.box} /></span>`;
  }
  return html`<span class="cell-picture"><${PieceFace} name=${mark.tile} drawing=${drawing} /></span>
    <span class="cell-name" aria-hidden="true">${drawing.title}</span>`;
}

/**
 * The names of lines: above the first place of each; of a line that runs across, after its last place.
 * @param {{places: Place[], rows: number[], columns: number}} props
 */
function Headings({ places, rows, columns }) {
  return html`${places.map((place, at) => {
    const { id, heading } = place;
    if (!heading) return null;
    const row = rows[at] ?? 0;
    const inRow = rows.filter((one) => one === row).length;
    const across = rows[at + 1] === row;
    const column = across ? inRow + 1 : columnOf(places, place);
    return html`<span key=${id} class=${`cell-heading${across ? " is-beside" : ""}`}
      style=${{ gridArea: across ? `${row + 2} / ${column} / auto / ${columns + 1}` : `1 / ${column}` }}>${heading}</span>`;
  })}`;
}

/** What it costs to come to a place from the one before it in its line. @param {{step: string[], across: boolean}} props */
function Step({ step, across }) {
  return html`<span class=${`cell-step${across ? " is-across" : ""}`} title=${say("cell.step", { price: priceWords(step) })}
    aria-hidden="true">${across ? "→" : "↓"} ${step.length}
    <${SignPicture} sign=${step[0] ?? ""} size=${13} /></span>`;
}

/** Cells have one stop for the Tab key, and arrows lead from one to the next. @param {Place[]} places @param {Touch} touch */
function useStops(places, touch) {
  const [active, setActive] = useState(-1);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const first = places.find(({ number }) => number === active) ?? places.find(({ number }) => touch.open.has(number)) ?? places[0];
  /** Where a cell lies on the screen, which is not where its place lies on the print. @param {Place} place @returns {Place} */
  const onScreen = (place) => {
    const spot = box.current?.querySelector(`[data-place="${CSS.escape(place.id)}"]`)?.getBoundingClientRect();
    return spot ? { ...place, center: [spot.left + spot.width / 2, spot.top + spot.height / 2] } : place;
  };
  /** @param {KeyboardEvent} event @param {Place} place */
  const press = (event, place) => {
    const target = /** @type {Element} */ (event.currentTarget);
    if (event.key !== "Enter" && event.key !== " " && !event.key.startsWith("Arrow")) return;
    event.preventDefault();
    if (event.key === "Enter" && touch.proposed === place.number && !event.shiftKey) { touch.confirm?.(); return; }
    if (!event.key.startsWith("Arrow")) { touch.tap(place, target, event.shiftKey); return; }
    const next = neighbour(places.map(onScreen), onScreen(place), event.key);
    setActive(next.number);
    /** @type {HTMLElement | null | undefined} */ (box.current?.querySelector(`[data-place="${CSS.escape(next.id)}"]`))?.focus();
  };
  return { box, first, press, setActive };
}

/**
 * The places in rows of so many; a row of the print begins a new one, unless all fit into one.
 * @param {{card: Card, tools: Tools, touch: Touch, columns: number}} props
 */
export function Cells({ card, tools, touch, columns }) {
  const { places, marks } = card;
  const { box, first, press, setActive } = useStops(places, touch);
  const taps = useTaps(touch, setActive);
  useLayoutEffect(() => { if (touch.lifts?.size) box.current?.classList.toggle("is-scrolled", isScrolled(box.current)); });
  const tiles = tilesOf(tools.tiles);
  const rows = rowsOf(places, columns);
  const inHand = (touch.hand ?? -1) >= 0 && !touch.sources?.has(places[0]?.number ?? -1);
  const headed = places.some(({ heading }) => heading);
  const grid = { "--columns": String(columns), "--rows": String(Math.max(...rows) + 1), ...(headed ? { "--heads": "auto" } : {}) };
  return html`<div class="cells" ref=${box} style=${grid}>${headed && html`<${Headings} places=${places} rows=${rows} columns=${columns} />`}
    ${places.map((place, at) => {
    const { number } = place;
    const mark = /** @type {Mark} */ (marks[at]);
    const open = touch.open.get(number);
    const price = open ? touch.prices?.get(number) : undefined;
    const name = placeName(place, mark, tiles);
    const label = open ? openName(name, price) : name;
    const ghost = touch.ghost?.get(number);
    const kind = spotKind(touch, number);
    const kinds = [kind.replace("spot", "cell"), `is-${mark.mark}`, mark.tile ? "" : "is-printed", inHand && !open ? "is-dim" : "",
      ghost?.tile && ghost.tile !== mark.tile ? "becomes" : ""];
    // The button covers the pictures, and does not contain them: what is heard is its name alone.
    return html`<div key=${place.id} class=${kinds.filter(Boolean).join(" ")} style=${{ gridRow: String((rows[at] ?? 0) + (headed ? 2 : 1)) }}>
      ${place.step?.length ? html`<${Step} step=${place.step} across=${rows[at - 1] === rows[at]} />` : ""}
      <${Picture} card=${card} at=${at} tools=${tools} ghost=${ghost} />
      ${(mark.tile && mark.text) || price?.length ? html`<span class="cell-foot" aria-hidden="true">
        ${mark.tile && mark.text ? html`<span class="cell-left">${say("cell.left", { count: Number(mark.text) })}</span>` : ""}
        ${price?.length && (mark.tile || mark.mark === "outlined") ? html`<${PriceTag} price=${price} counted />` : ""}</span>` : ""}
      <button data-place=${place.id} class=${kind} tabindex=${place === first ? "0" : "-1"} aria-label=${label}
      title=${tiles[mark.tile]?.about ? undefined : label}
      aria-pressed=${touch.sources?.has(number) ? String(touch.hand === number) : undefined}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => press(event, place)} ...${taps(place)}></button></div>`;
  })}</div>`;
}

/**
 * In which row each place lies: those of the print, but all in one if they fit.
 * @param {Pick<Place, "box">[]} places in their order @param {number} columns @returns {number[]}
 */
export function rowsOf(places, columns) {
  if (places.length <= columns) return places.map(() => 0);
  const tops = [...new Set(places.map(({ box: [, top] }) => top))].sort((one, two) => one - two);
  return places.map(({ box: [, top] }) => tops.indexOf(top));
}

/** Does this lie in something that is scrolled down? A finger has to be free for that. @param {Element} element @returns {boolean} */
function isScrolled(element) {
  const frame = element.closest(".own-rows, .shelf, .piece-side");
  if (!frame) return false;
  return (frame.scrollHeight > frame.clientHeight + 1 && getComputedStyle(frame).overflowY === "auto")
    || (frame.parentElement !== null && isScrolled(frame.parentElement));
}

/** In which column of its row a place lies. @param {Pick<Place, "box">[]} places @param {Pick<Place, "box">} place */
export function columnOf(places, { box: [left, top] }) {
  return places.filter(({ box: [x, y] }) => y === top && x < left).length + 1;
}

/** The longest row. @param {Pick<Place, "box">[]} places */
export function longestRow(places) {
  const counts = new Map();
  for (const { box: [, top] } of places) counts.set(top, (counts.get(top) ?? 0) + 1);
  return Math.max(1, ...counts.values());
}

/**
 * How many places lie beside each other on a shelf: a print is read, and where there is little room it keeps to its own rows.
 * @param {Card} card @param {boolean} tight
 */
export function columnsFor({ places, marks }, tight) {
  const own = longestRow(places);
  return tight && marks.every(({ tile }) => !tile) ? own : Math.max(ROW, own);
}
