// A large print on a small screen: all of it, and below the part where something can be done, large enough to tap.
import { beyond, inside, isSeen, partAround, refitted, seenOf, useEdges, useGlide } from "./lens.js";
import { PrintView } from "../drawing/print.js";
import { RuleButton } from "./rule.js";
import { html, useRef, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Card} Card */
/** @typedef {import("../drawing/print.js").Tools} Tools */
/** @typedef {import("../gestures/spots.js").Touch} Touch */
/** @typedef {import("./lens.js").Box} Box */
/** What is seen, in a pane of this size; `aim`: on account of which places. @typedef {{aim: string, part: Box, pane: import("./fit.js").Size}} Seen */

const GAP = 8;

/** The ways to what is not seen, as paths of an arrow. @type {Record<import("./lens.js").Side, string>} */
const ARROWS = { left: "M15 5l-7 7 7 7", right: "M9 5l7 7-7 7", up: "M5 15l7-7 7 7", down: "M5 9l7 7 7-7" };

/** Where something can be done: what is pointed out, else where what is in hand goes, for nothing if possible. @param {Card} card @param {Touch} touch */
function openIn(card, touch) {
  const pointed = card.places.filter(({ number }) => touch.glow.has(number));
  const open = card.places.filter(({ number }) => touch.open.has(number));
  const free = open.filter(({ number }) => touch.open.get(number) === "plain");
  const found = pointed.length ? pointed : touch.held ? (free.length ? free : open) : [];
  return new Set(found.map(({ number }) => number));
}

/**
 * The places to look at. What is nearly everywhere is looked for nowhere, unless nothing of it is seen.
 * @param {Card} card @param {Set<number>} open @param {Box | null} stays
 */
function soughtIn(card, open, stays) {
  const everywhere = open.size >= card.places.length / 2;
  return everywhere && (!stays || seenOf(card, open, stays).length) ? new Set() : open;
}

/** What was written or taken back a moment ago, unless something else is pointed out. @param {Card} card @param {Touch} touch */
function recentIn(card, { lately, glow }) {
  const recent = card.places.filter(({ number }) => lately?.places.has(number));
  return new Set(card.places.some(({ number }) => glow.has(number)) ? [] : recent.map(({ number }) => number));
}

/**
 * What the magnifier shows: where something was taken in hand or pointed out. It stays there until something else is, or somebody moves it.
 * @param {Card} card @param {Touch} touch @param {import("./fit.js").Size} pane @returns {[Box, (part: Box) => void, Set<number>]}
 */
function useLens(card, touch, pane) {
  const [, redraw] = useState(0);
  // Where it was sent last, by something in hand or by a finger.
  const last = useRef(/** @type {Seen | null} */ (null));
  const { drawing } = card.print;
  const stays = last.current && refitted(last.current, pane, drawing);
  const open = openIn(card, touch);
  const wanted = soughtIn(card, open, stays);
  const aim = [...wanted].join(" ");
  const recent = recentIn(card, touch);
  // A die on its way is not led astray: what one aims at stays, if most of where it goes is there.
  const isKept = recent.size ? stays && isSeen(card, recent, stays)
    : !wanted.size || aim === last.current?.aim || (touch.dragging && stays && isSeen(card, wanted, stays));
  const part = stays && isKept ? stays : partAround(card, recent.size ? recent : wanted, pane);
  // From what was written it goes on after a moment, but not from where something was taken back.
  const goesOn = recent.size > 0 && !touch.lately?.back;
  if (wanted.size || recent.size) last.current = { aim: goesOn ? last.current?.aim ?? "" : aim, part, pane };
  return [part, (to) => {
    last.current = { aim, part: inside(to, drawing), pane };
    redraw((times) => times + 1);
  }, open];
}

/**
 * At each edge behind which more can be done: an arrow, how many places there are, and the way there.
 * @param {{card: Card, open: Set<number>, part: Box, go: (places: Set<number>) => void}} props
 */
function Beyond({ card, open, part, go }) {
  return html`${[...beyond(card, open, part)].map(([side, places]) => html`<button key=${side} class=${`beyond is-${side}`} tabindex="-1"
    aria-label=${say("table.beyond", { count: places.size })} onClick=${() => go(places)}>
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d=${ARROWS[side]} /></svg><b>${places.size}</b></button>`)}`;
}

/** @param {{card: Card, room: import("./fit.js").Size, tools: Tools, touch: Touch}} props */
export function Magnified({ card, room, tools, touch }) {
  const { drawing, rules } = card.print;
  // Where the screen lies on its side, so do the two.
  const beside = room.width > room.height;
  const whole = beside ? Math.min((room.width * 0.42) / drawing.width, room.height / drawing.height)
    : Math.min(room.width / drawing.width, (room.height * 0.48) / drawing.height);
  const pane = beside ? { width: room.width - drawing.width * whole - GAP, height: room.height }
    : { width: room.width, height: room.height - drawing.height * whole - GAP };
  const [part, setPart, open] = useLens(card, touch, pane);
  const [x, y, width, height] = part;
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const drag = useRef(/** @type {{x: number, y: number, part: Box} | null} */ (null));
  useGlide(frame, part, drag.current !== null || Boolean(touch.dragging));
  useEdges(frame, Boolean(touch.dragging), (dx, dy) => setPart([x + dx, y + dy, width, height]));
  /** @param {MouseEvent} event */
  const point = (event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    setPart([(event.clientX - box.left) / whole - width / 2, (event.clientY - box.top) / whole - height / 2, width, height]);
  };
  /** @param {PointerEvent} event */
  const move = (event) => {
    // A die that is dragged across does not move the map.
    if (!drag.current || !event.buttons || touch.dragging) return;
    // Where one only reads, a finger scrolls the page.
    if (touch.reads && event.pointerType === "touch") return;
    const { x: fromX, y: fromY, part: from } = drag.current;
    if (Math.hypot(event.clientX - fromX, event.clientY - fromY) < 8) return;
    const scale = pane.width / width;
    setPart([from[0] - (event.clientX - fromX) / scale, from[1] - (event.clientY - fromY) / scale, width, height]);
  };
  return html`<div class=${`magnified${beside ? " is-beside" : ""}`}>
    <div class="overview" style=${{ width: `${Math.floor(drawing.width * whole)}px` }} onClick=${point} title=${say("table.zoom-in")}>
      <${PrintView} card=${card} tools=${tools} offered=${touch} />
      <svg class="overview-frame" viewBox=${`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
        <rect x=${x} y=${y} width=${width} height=${height} rx="14" /></svg>
    </div>
    <section class=${`card magnifier${touch.reads ? " is-read" : ""}`} ref=${frame} aria-label=${drawing.title} style=${{ height: `${pane.height}px` }}
      onPointerDown=${(/** @type {PointerEvent} */ event) => { drag.current = { x: event.clientX, y: event.clientY, part }; }}
      onPointerMove=${move} onPointerUp=${() => { drag.current = null; }} onPointerCancel=${() => { drag.current = null; }}>
      <${PrintView} card=${card} tools=${tools} touch=${touch} part=${part} />
      <${Beyond} card=${card} open=${open} part=${part} go=${(/** @type {Set<number>} */ places) => setPart(partAround(card, places, pane))} />
      <div class="card-tools"><${RuleButton} name=${drawing.title} rules=${rules} /></div>
    </section>
  </div>`;
}
