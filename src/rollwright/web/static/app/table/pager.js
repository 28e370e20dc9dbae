// One print at a time, and all of them in small above it: where the thing in hand fits is seen there.
import { CardFrame } from "./card.js";
import { prefersCalm } from "../feel/motion.js";
import { html, useEffect, useRef, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Card} Card */
/** @typedef {import("../drawing/print.js").Tools} Tools */
/** @typedef {import("../gestures/spots.js").Touch} Touch */

/** The row of small pictures, in pixels. */
const THUMBS = 66;
/** On a screen as low as this they are half as high. */
const LOW = 500;
/** On one as low as this, which is wide, prints lie side by side, and need no pictures. */
const FLAT = 320;
const GAP = 8;
/** A print gets at least this size, so that a finger hits its places, and is scrolled, where the screen is flat. */
const LEAST = 0.66;
/** Prints share a page if they can be as large as this there. */
const SHARED = 0.6;

/** How many places of a print can be tapped for something now; what costs something counts where nothing is free. @param {Card} card @param {Touch} touch */
function openOn({ places }, touch) {
  const free = [...touch.open.values()].includes("plain");
  return places.filter(({ number }) => (free ? touch.open.get(number) === "plain" : touch.open.has(number))).length;
}

/** Only the places, as boxes. @param {{card: Card, touch: Touch}} props */
function Thumb({ card, touch }) {
  const { width, height } = card.print.drawing;
  return html`<svg class="thumb-picture" viewBox=${`0 0 ${width} ${height}`} aria-hidden="true">
    ${card.places.map(({ id, number, box: [x, y, w, h] }, at) => {
      const open = touch.open.get(number) === "plain";
      const marked = card.marks[at]?.mark !== "blank" || card.marks[at]?.text;
      return html`<rect key=${id} class=${open ? "is-open" : marked ? "is-marked" : ""} x=${x} y=${y} width=${w} height=${h} rx="6" />`;
    })}</svg>`;
}

/**
 * Small prints share a page, as long as they can be read there.
 * @param {Card[]} cards @param {import("./fit.js").Size} room @param {number} [least] no print is drawn smaller: its page is scrolled
 * @returns {{cards: Card[], scale: number}[]}
 */
export function pagesOf(cards, room, least = LEAST) {
  /** @type {{cards: Card[], scale: number}[]} */
  const pages = [];
  for (const card of cards) {
    const { drawing } = card.print;
    const last = pages.at(-1);
    const shared = last ? stackedScale([...last.cards, card], room) : 0;
    if (last && shared >= SHARED) Object.assign(last, { cards: [...last.cards, card], scale: shared });
    else pages.push({ cards: [card], scale: Math.min(room.width / drawing.width, Math.max(room.height / drawing.height, least)) });
  }
  return pages;
}

/** The scale at which these fit below each other. @param {Card[]} cards @param {import("./fit.js").Size} room */
function stackedScale(cards, { width, height }) {
  const sizes = cards.map(({ print }) => print.drawing);
  const sum = sizes.reduce((total, size) => total + size.height, 0);
  return Math.min(width / Math.max(...sizes.map((size) => size.width)), (height - GAP * (cards.length - 1)) / sum);
}

/**
 * Is the room low, and wide enough for all prints side by side? They are scrolled down then, as in a window that is zoomed.
 * @param {Card[]} cards @param {import("./fit.js").Size} room
 */
export function standTogether(cards, { width, height }) {
  const needed = cards.reduce((sum, { print }) => sum + SHARED * print.drawing.width + GAP, 0);
  return height < LOW && needed <= width;
}

/** The one of these that is nearest to a number. @param {number[]} all @param {number} wanted */
export const nearest = (all, wanted) => all.reduce((best, one, at) => (Math.abs(one - wanted) < Math.abs((all[best] ?? 0) - wanted) ? at : best), 0);

/** @param {{cards: Card[], room: import("./fit.js").Size, tools: Tools, touch: Touch}} props */
export function Pager({ cards, room, tools, touch }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [shown, setShown] = useState(0);
  const isWide = standTogether(cards, room);
  const isRow = room.height < FLAT || isWide;
  const thumbs = isRow ? 0 : room.height < LOW ? THUMBS / 2 : THUMBS;
  const height = isRow ? room.height : room.height - thumbs - GAP;
  // Where one only reads, a finger scrolls the whole page and nothing inside of it.
  const pages = pagesOf(cards, { width: room.width, height }, touch.reads ? 0 : isWide ? SHARED : LEAST);
  /** @param {number} at */
  const turnTo = (at) => {
    const page = box.current?.children[at];
    if (page instanceof HTMLElement) box.current?.scrollTo({ left: page.offsetLeft, behavior: prefersCalm() ? "instant" : "smooth" });
  };
  // What is pointed out must be in sight.
  const glowing = pages.findIndex((page) => page.cards.some(({ places }) => places.some(({ number }) => touch.glow.has(number))));
  useEffect(() => { if (glowing >= 0) turnTo(glowing); }, [glowing]);
  // So must what was just written or taken back, for a moment.
  const recent = pages.map((page) => page.cards.some(({ places }) => places.some(({ number }) => touch.lately?.places.has(number))));
  useEffect(() => { if (glowing < 0 && recent.includes(true) && !recent[shown]) turnTo(recent.indexOf(true)); }, [touch.lately]);
  // Where nothing can be done any more nobody wants to stay.
  const counts = pages.map((page) => page.cards.reduce((sum, card) => sum + openOn(card, touch), 0));
  useEffect(() => {
    const next = counts.findIndex((count) => count > 0);
    if (glowing < 0 && !touch.lately && next >= 0 && !counts[shown]) turnTo(next);
  }, [counts.join(), touch.lately]);
  const scrolled = () => {
    if (!box.current) return;
    const lefts = [...box.current.children].map((page) => /** @type {HTMLElement} */ (page).offsetLeft);
    const at = nearest(lefts, box.current.scrollLeft);
    // What waits for its tick must be in sight.
    if (at !== shown) touch.leave?.();
    setShown(at);
  };
  return html`<div class=${`pager${isRow ? " is-flat" : ""}`}>
    ${!isRow && html`<div class=${`thumbs${thumbs < THUMBS ? " is-low" : ""}`} style=${{ height: `${thumbs}px` }}>
      ${pages.flatMap((page, at) => page.cards.map((card) =>
        html`<${ThumbButton} key=${card.digest} card=${card} touch=${touch} shown=${at === shown} turn=${() => turnTo(at)} />`))}</div>`}
    <div class=${`pages${isRow ? " is-row" : ""}${touch.reads ? " is-read" : ""}`} ref=${box} onScroll=${scrolled}>${pages.map((page) =>
      html`<div key=${page.cards[0]?.digest} class="page-of-cards" style=${{ height: `${height}px` }}>${page.cards.map((card) =>
        html`<${CardFrame} key=${card.digest} card=${card} scale=${page.scale} tools=${tools} touch=${touch} />`)}</div>`)}</div>
  </div>`;
}

/** @param {{card: Card, touch: Touch, shown: boolean, turn: () => void}} props */
function ThumbButton({ card, touch, shown, turn }) {
  const count = openOn(card, touch);
  const name = card.print.drawing.title;
  return html`<button class=${`thumb${count ? " has-open" : ""}`} aria-pressed=${shown ? "true" : "false"}
    aria-label=${count ? say("table.card-open", { name, count }) : name} onClick=${turn}>
    <${Thumb} card=${card} touch=${touch} /><span class="thumb-name">${name}</span> ${count > 0 && html`<b class="thumb-count">${count}</b>`}</button>`;
}
