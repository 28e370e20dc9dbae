// A large print on a small screen: all of it, and below the part where something can be done, large enough to tap.
import { PrintView } from "../drawing/print.js";
import { RuleButton } from "./rule.js";
import { html, useRef, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Card} Card */
/** @typedef {import("../drawing/print.js").Tools} Tools */
/** @typedef {import("../gestures/spots.js").Touch} Touch */
/** @typedef {[number, number, number, number]} Box x, y, width, height */

/** Seen through the magnifier, a print has this scale. */
const SCALE = 0.95;
const GAP = 8;

/**
 * The part of a print that is seen: around the middle of what can be tapped, and inside of the print.
 * @param {Card} card @param {Set<number>} wanted the numbers of places @param {{width: number, height: number}} size
 * @returns {Box}
 */
export function partAround(card, wanted, { width, height }) {
  const boxes = card.places.filter(({ number }) => wanted.has(number)).map(({ box }) => box);
  const { drawing } = card.print;
  const left = boxes.length ? Math.min(...boxes.map(([x]) => x)) : 0;
  const right = boxes.length ? Math.max(...boxes.map(([x, , w]) => x + w)) : drawing.width;
  const top = boxes.length ? Math.min(...boxes.map(([, y]) => y)) : 0;
  const bottom = boxes.length ? Math.max(...boxes.map(([, y, , h]) => y + h)) : drawing.height;
  return inside([(left + right - width) / 2, (top + bottom - height) / 2, width, height], drawing);
}

/** @param {Box} part @param {{width: number, height: number}} drawing @returns {Box} */
export function inside([x, y, width, height], drawing) {
  return [Math.max(0, Math.min(x, drawing.width - width)), Math.max(0, Math.min(y, drawing.height - height)), width, height];
}

/** @param {{card: Card, room: import("./fit.js").Size, tools: Tools, touch: Touch}} props */
export function Magnified({ card, room, tools, touch }) {
  const { drawing, rules } = card.print;
  // Where the screen lies on its side, so do the two.
  const beside = room.width > room.height;
  const whole = beside ? Math.min((room.width * 0.4) / drawing.width, room.height / drawing.height)
    : Math.min(room.width / drawing.width, (room.height * 0.48) / drawing.height);
  const pane = beside ? { width: room.width - drawing.width * whole - GAP, height: room.height }
    : { width: room.width, height: room.height - drawing.height * whole - GAP };
  const size = { width: pane.width / SCALE, height: pane.height / SCALE };
  const open = [...touch.open].filter(([, kind]) => kind === "plain").map(([number]) => number);
  // What is pointed out is looked at first.
  const pointed = card.places.filter(({ number }) => touch.glow.has(number)).map(({ number }) => number);
  const sought = pointed.length ? pointed : open;
  const wanted = new Set(sought.length < card.places.length / 2 ? sought : []);
  const aim = [...wanted].join(" ");
  const [moved, setMoved] = useState(/** @type {{aim: string, part: Box} | null} */ (null));
  // Who has moved the magnifier sees that part until something else is in hand.
  const part = moved?.aim === aim ? inside([moved.part[0], moved.part[1], size.width, size.height], drawing) : partAround(card, wanted, size);
  /** @param {number} x @param {number} y */
  const lookAt = (x, y) => setMoved({ aim, part: inside([x - size.width / 2, y - size.height / 2, size.width, size.height], drawing) });
  const drag = useRef(/** @type {{x: number, y: number, part: Box} | null} */ (null));
  /** @param {MouseEvent} event */
  const point = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    lookAt((event.clientX - box.left) / whole, (event.clientY - box.top) / whole);
  };
  /** @param {PointerEvent} event */
  const move = (event) => {
    // A die that is dragged across does not move the map.
    if (!drag.current || !event.buttons || touch.dragging) return;
    const { x, y, part: from } = drag.current;
    if (Math.hypot(event.clientX - x, event.clientY - y) < 8) return;
    setMoved({ aim, part: inside([from[0] - (event.clientX - x) / SCALE, from[1] - (event.clientY - y) / SCALE, from[2], from[3]], drawing) });
  };
  const [x, y, width, height] = part;
  return html`<div class=${`magnified${beside ? " is-beside" : ""}`}>
    <div class="overview" style=${{ width: `${Math.floor(drawing.width * whole)}px` }} onClick=${point} title=${say("table.zoom-in")}>
      <${PrintView} card=${card} tools=${tools} open=${touch.open} />
      <svg class="overview-frame" viewBox=${`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
        <rect x=${x} y=${y} width=${width} height=${height} rx="14" /></svg>
    </div>
    <section class="card magnifier" aria-label=${drawing.title} style=${{ height: `${pane.height}px` }}
      onPointerDown=${(/** @type {PointerEvent} */ event) => { drag.current = { x: event.clientX, y: event.clientY, part }; }}
      onPointerMove=${move} onPointerUp=${() => { drag.current = null; }}>
      <${PrintView} card=${card} tools=${tools} touch=${touch} part=${part} />
      <div class="card-tools"><${RuleButton} name=${drawing.title} rules=${rules} /></div>
    </section>
  </div>`;
}
