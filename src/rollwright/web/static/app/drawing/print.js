// One print in layers: what is printed, the tiles on it, what is offered, what is written, the stars, and what can be tapped.
import { colorsOf } from "./colors.js";
import { handOf, tilesOf } from "./documents.js";
import { Handwriting } from "./handwriting.js";
import { Offers, OffersAround } from "./offers.js";
import { Spots } from "../gestures/spots.js";
import { html, memo } from "../page/ui.js";

/** @typedef {import("../types").Card} Card */
/** @typedef {import("../types").Drawing} Drawing */
/** @typedef {import("../types").Mark} Mark */
/** @typedef {import("../types").Place} Place */
/** @typedef {import("../gestures/spots.js").Touch} Touch */
/** The digests of what is drawn upon prints. @typedef {{hand: string, tiles: string}} Tools */

/** What is printed never changes: it is set once. */
const Printed = memo(/** @param {{svg: string}} props */ ({ svg }) => html`<g aria-hidden="true" dangerouslySetInnerHTML=${{ __html: svg }} />`);

/** A piece in a box. @param {{name: string, drawing: Drawing, box: [number, number, number, number]}} props */
export function Tile({ name, drawing, box: [x, y, width, height] }) {
  return html`<svg class=${`tile ${colorsOf(name, drawing)}`} x=${x} y=${y} width=${width} height=${height}
    viewBox=${`0 0 ${drawing.width} ${drawing.height}`}><${Printed} svg=${drawing.svg} /></svg>`;
}

/** A piece by itself, without its title where that is written beside it. @param {{name: string, drawing: Drawing}} props */
export function PieceFace({ name, drawing }) {
  const { width, height, caption } = drawing;
  const high = caption || height;
  return html`<svg class=${`piece-face ${colorsOf(`tile-${name}`, drawing)}`} viewBox=${`0 0 ${width} ${high}`} style=${{ "--ratio": String(width / high) }}
    aria-hidden="true">
    <${Printed} svg=${drawing.svg} /></svg>`;
}

/** Equal marks are not drawn anew. */
const Marked = memo(/** @param {{place: Place, mark: Mark, hand: import("../types").HandDocument, tile?: Drawing}} props */
  ({ place, mark, hand, tile }) => html`<g class=${`mark is-${mark.mark}`}>
    ${tile && html`<${Tile} name=${`tile-${mark.tile}`} drawing=${tile} box=${place.box} />`}
    <${Handwriting} place=${place} mark=${mark} hand=${hand} />
  </g>`, (one, two) => one.hand === two.hand && one.tile === two.tile && one.place.id === two.place.id && isSame(one.mark, two.mark));

/** @param {Mark} one @param {Mark} two */
function isSame(one, two) {
  return one.mark === two.mark && one.text === two.text && one.tile === two.tile;
}

/** What would be written. @param {{card: Card, ghost: Map<number, Mark>, hand: import("../types").HandDocument, tiles: Record<string, Drawing>}} props */
function Ghost({ card, ghost, hand, tiles }) {
  return html`<g class="ghost" aria-hidden="true">${card.places.map((place, at) => {
    const mark = ghost.get(place.number);
    if (!mark || isSame(mark, /** @type {Mark} */ (card.marks[at]))) return null;
    return html`<${Marked} key=${place.id} place=${place} mark=${mark} hand=${hand} tile=${mark.tile ? tiles[mark.tile] : undefined} />`;
  })}</g>`;
}

/**
 * @param {{card: Card, tools: Tools, touch?: Touch, part?: [number, number, number, number], offered?: import("./offers.js").Offered,
 *   fresh?: Set<number>}} props without a touch it is only looked at; `part`: only this is seen of it; `offered`: what can be done, if that is
 *   not told by the touch; `fresh`: places that were written last
 */
export function PrintView({ card, tools, touch, part, offered = touch, fresh = touch?.fresh }) {
  const { drawing, sockets } = card.print;
  const hand = handOf(tools.hand, card.print);
  const tiles = tilesOf(tools.tiles);
  return html`<svg class=${`print ${colorsOf(card.digest, drawing)}`} viewBox=${part ? part.join(" ") : `0 0 ${drawing.width} ${drawing.height}`}
    role=${touch ? "group" : undefined} aria-label=${touch ? drawing.title : undefined} aria-hidden=${touch ? undefined : "true"}>
    <${Printed} svg=${drawing.svg} />
    ${offered && html`<${OffersAround} card=${card} offered=${offered} />`}
    <g aria-hidden="true">${card.places.map((place, at) => {
      const tile = tiles[card.marks[at]?.tile ?? ""];
      return tile && html`<${Tile} key=${place.id} name=${`tile-${card.marks[at]?.tile}`} drawing=${tile} box=${place.box} />`;
    })}</g>
    ${offered && html`<${Offers} card=${card} offered=${offered} />`}
    ${hand && html`<g aria-hidden="true">
      ${card.places.map((place, at) => {
        const mark = /** @type {Mark} */ (card.marks[at]);
        return (mark.text || mark.mark !== "blank") && html`<${Marked} key=${place.id} place=${place} mark=${mark} hand=${hand} />`;
      })}
      ${sockets.slice(0, card.stars).map(([x, y, size], at) => html`<path key=${at} class="star" d=${hand.star}
        transform=${`translate(${x - (size + 7) / 2} ${y - (size + 7) / 2}) scale(${(size + 7) / hand.star_box})`} />`)}
    </g>`}
    ${fresh && card.places.map((place) => fresh.has(place.number) && html`<path key=${place.id} class="fresh" d=${place.d} />`)}
    ${hand && touch?.ghost && html`<${Ghost} card=${card} ghost=${touch.ghost} hand=${hand} tiles=${tiles} />`}
    ${touch && html`<${Spots} card=${card} touch=${touch} tiles=${tiles} />`}
  </svg>`;
}
