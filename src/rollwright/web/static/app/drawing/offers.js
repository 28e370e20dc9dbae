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

/** @param {{card: Card, offered: Offered}} props */
export function Offers({ card, offered }) {
  return html`<g class="offers" aria-hidden="true">${card.places.map((place, at) => {
    const kind = kindOf(offered, place.number);
    if (!kind) return null;
    if (kind === "is-out") return html`<path key=${place.id} class="faded" d=${place.d} />`;
    if (card.marks[at]?.tile) return null;
    const clip = `in-${card.digest}-${place.number}`;
    return html`<g key=${place.id}><clipPath id=${clip}><path d=${place.d} /></clipPath>
      <path class=${`ribbon ${kind}`} d=${place.d} clip-path=${`url(#${clip})`} stroke-width=${2 * breadthOf(place)} />
      ${offered.open.has(place.number) && offered.harms?.has(place.number) && html`<${Harm} place=${place} />`}</g>`;
  })}</g>`;
}
