// One print at a time, and all of them in small above it: where the thing in hand fits is seen there.
import { CardFrame } from "./card.js";
import { html, useEffect, useRef, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").Card} Card */
/** @typedef {import("./print.js").Tools} Tools */
/** @typedef {import("./spots.js").Touch} Touch */

/** The row of small pictures, in pixels. */
const THUMBS = 66;
const GAP = 8;
/** A print gets at least this size, and is scrolled, where the screen is flat. */
const LEAST = 0.66;

/** How many places of a print can be tapped for something now. @param {Card} card @param {Touch} touch */
export function openOn({ places }, touch) {
  return places.filter(({ number }) => touch.open.get(number) === "plain").length;
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

/** @param {{cards: Card[], room: import("./fit.js").Size, tools: Tools, touch: Touch}} props */
export function Pager({ cards, room, tools, touch }) {
  const pages = useRef(/** @type {HTMLElement | null} */ (null));
  const [shown, setShown] = useState(0);
  const height = room.height - THUMBS - GAP;
  /** @param {number} at @param {ScrollBehavior} [behavior] */
  const turnTo = (at, behavior = "smooth") => {
    const page = pages.current?.children[at];
    if (page instanceof HTMLElement) pages.current?.scrollTo({ left: page.offsetLeft - (room.width - page.offsetWidth) / 2, behavior });
  };
  // What is pointed out must be in sight.
  const glowing = cards.findIndex(({ places }) => places.some(({ number }) => touch.glow.has(number)));
  useEffect(() => { if (glowing >= 0) turnTo(glowing); }, [glowing]);
  const scrolled = () => {
    const box = pages.current;
    if (!box) return;
    const middle = box.scrollLeft + box.clientWidth / 2;
    const distances = [...box.children].map((page) => Math.abs(/** @type {HTMLElement} */ (page).offsetLeft + page.clientWidth / 2 - middle));
    setShown(distances.indexOf(Math.min(...distances)));
  };
  return html`<div class="pager">
    <div class="thumbs">${cards.map((card, at) => {
      const count = openOn(card, touch);
      const name = card.print.drawing.title;
      return html`<button key=${card.digest} class=${`thumb${count ? " has-open" : ""}`} aria-pressed=${at === shown ? "true" : "false"}
        aria-label=${count ? say("table.card-open", { name, count }) : name} onClick=${() => turnTo(at)}>
        <${Thumb} card=${card} touch=${touch} /><span class="thumb-name">${name}</span>${count > 0 && html`<b class="thumb-count">${count}</b>`}</button>`;
    })}</div>
    <div class="pages" ref=${pages} onScroll=${scrolled}>${cards.map((card) => {
      const { drawing } = card.print;
      const scale = Math.min(room.width / drawing.width, Math.max(height / drawing.height, LEAST));
      return html`<div key=${card.digest} class="page-of-cards" style=${{ height: `${height}px` }}>
        <${CardFrame} card=${card} scale=${scale} tools=${tools} touch=${touch} /></div>`;
    })}</div>
  </div>`;
}
