// What the table offers, below what is written: a ribbon of the highlighter along the inside of a place where something can be done. No color of
// the print is changed by it. What cannot be done with the thing in hand fades.
import { html } from "../page/ui.js";

/** @typedef {import("../types").Card} Card */
/** @typedef {import("../types").Place} Place */
/** @typedef {import("../gestures/spots.js").Touch} Touch */
/** `held`: something is in hand, and all else is out of the question. @typedef {Pick<Touch, "open" | "glow" | "held" | "harms">} Offered */

/** How broad the ribbon is: on a small place it must leave room for what is printed there. */
const SHARE = 0.11;
const LEAST = 2.5;
const MOST = 4.5;
/** A sign on a crossing may lie so far off it, in units of a print. */
const NEAR = 1;
/** The cross of a loss, as a part of what is written there. */
const ARM = 0.2;

/** @param {Place} place */
function breadthOf({ box: [, , width, height] }) {
  return Math.min(MOST, Math.max(LEAST, SHARE * Math.min(width, height)));
}

/** @param {Offered} offered @param {number} number */
function kindOf({ open, glow, held, harms }, number) {
  if (glow.has(number)) return "is-pointed";
  const kind = open.get(number);
  return kind ? `is-${kind}${harms?.has(number) ? " is-harm" : ""}` : held && open.size ? "is-out" : "";
}

/** What nobody wants to write is told apart by more than a color. @param {{place: Place}} props */
function Harm({ place: { center: [x, y], height } }) {
  const arm = ARM * height;
  return html`<path class="harm" d=${`M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`} />`;
}

/** Around the pieces that lie on a print, and below them: their own edges tell something. @param {{card: Card, offered: Offered}} props */
export function OffersAround({ card, offered }) {
  return html`<g class="offers" aria-hidden="true">${card.places.map((place, at) => {
    const kind = kindOf(offered, place.number);
    if (!card.marks[at]?.tile || !kind || kind === "is-out") return null;
    return html`<path key=${place.id} class=${`ribbon ${kind}`} d=${place.d} stroke-width=${4 + breadthOf(place)} />`;
  })}</g>`;
}

/** One place that is offered, or fades. @param {{card: Card, at: number, kind: string, harms: boolean}} props */
function Offered({ card, at, kind, harms }) {
  const place = /** @type {Place} */ (card.places[at]);
  if (kind === "is-out") return html`<path class="faded" d=${place.d} />`;
  // What is pointed out has a line of its own around the one of all others, so that nobody needs its hue.
  const edge = html`${kind === "is-pointed" && html`<path class="halo" d=${place.d} />`}<path class=${`edge ${kind}`} d=${place.d} />`;
  if (card.marks[at]?.tile) return edge;
  const clip = `in-${card.digest}-${place.number}`;
  return html`<clipPath id=${clip}><path d=${place.d} /></clipPath>
    <path class=${`ribbon ${kind}`} d=${place.d} clip-path=${`url(#${clip})`} stroke-width=${2 * breadthOf(place)} />${edge}
    ${harms && html`<${Harm} place=${place} />`}`;
}

/**
 * Is this place printed across the edge of another, larger one, as a sign on a crossing is? Its middle lies on that edge: boxes around the
 * shapes of neighbours on a map overlap, but neither of them lies on the other.
 * @param {Place} one @param {Place} other
 */
function liesAcross({ box: [x, y, width, height], center }, { box: [left, top, across, down] }) {
  const inside = isIn(center, left - NEAR, top - NEAR, across + 2 * NEAR, down + 2 * NEAR);
  const deep = isIn(center, left + NEAR, top + NEAR, across - 2 * NEAR, down - 2 * NEAR);
  const within = x >= left && y >= top && x + width <= left + across && y + height <= top + down;
  return inside && !deep && !within && width * height < across * down;
}

/** @param {readonly [number, number]} point @param {number} left @param {number} top @param {number} width @param {number} height */
function isIn([x, y], left, top, width, height) {
  return x >= left && y >= top && x <= left + width && y <= top + height;
}

/** The places that lie across the edges of others: no line is drawn over them. @param {Card} card */
export function placesAcross({ places }) {
  return places.filter((one) => places.some((other) => other !== one && liesAcross(one, other)));
}

/** Everything but what lies across edges. @param {{id: string, card: Card, across: Place[]}} props */
function Uncovered({ id, card: { print: { drawing } }, across }) {
  return html`<mask id=${id} maskUnits="userSpaceOnUse" x="0" y="0" width=${drawing.width} height=${drawing.height}>
    <rect width=${drawing.width} height=${drawing.height} fill="#fff" />${across.map(({ id: key, d }) => html`<path key=${key} d=${d} fill="#000" />`)}</mask>`;
}

/** @param {{card: Card, offered: Offered}} props */
export function Offers({ card, offered }) {
  const kinds = card.places.map(({ number }, at) => ({ at, number, kind: kindOf(offered, number) })).filter(({ kind }) => kind);
  if (!kinds.length) return null;
  const across = placesAcross(card);
  const mask = across.length ? `over-${card.digest}` : "";
  // What is pointed out comes last: no line of a neighbour crosses it.
  const drawn = [...kinds.filter(({ kind }) => kind !== "is-pointed"), ...kinds.filter(({ kind }) => kind === "is-pointed")];
  return html`<g class=${`offers${[...offered.glow].some((number) => number >= 0) ? " is-pointing" : ""}`} aria-hidden="true">
    ${mask && html`<${Uncovered} id=${mask} card=${card} across=${across} />`}
    <g mask=${mask ? `url(#${mask})` : undefined}>${drawn.map(({ at, number, kind }) => html`<${Offered} key=${number} card=${card} at=${at} kind=${kind}
      harms=${offered.open.has(number) && Boolean(offered.harms?.has(number))} />`)}</g></g>`;
}
