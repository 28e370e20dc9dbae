// What a move costs, at the edge of the place where it is made.
import { Icon, isDrawn } from "../drawing/icons.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

const SIZE = 22;
/** A place that is so many times as large as what is written there is a land, not a box: its corners lie elsewhere. */
const LAND = 2;
/** Signs are not drawn smaller, even if they are wider than a number then. */
const SMALLEST = 0.7;

/** @typedef {import("../types").Place} Place */
/** @typedef {import("../types").Mark} Mark */

/** Equal things beside each other are counted where there are more than `most`. @param {string[]} price @returns {string[]} */
export function signsOf(price, most = 3) {
  const kinds = [...new Set(price)];
  if (price.length <= most) return price;
  return kinds.flatMap((kind) => [String(price.filter((one) => one === kind).length), kind]);
}

/** A price in words. @param {string[]} price */
export function priceWords(price) {
  const kinds = [...new Set(price)];
  return kinds.map((kind) => {
    const name = say(/** @type {any} */ (`price.${kind}`));
    const count = price.filter((one) => one === kind).length;
    return count > 1 ? `${count} × ${name}` : name;
  }).join(", ");
}

/** What nobody wants to write, in words. @param {string} sign */
export function harmWords(sign) {
  return say(/** @type {any} */ (`harm.${sign}`));
}

/**
 * Where the signs stand: in a land where a number would be written, for nothing else stands there, and the name above it or to the left: no wider
 * than the number; else over the lower left corner, where they hide next to nothing. A piece has its name there, so that they stand above it.
 * @param {Place} place @param {Mark | undefined} mark @param {number} width of the signs @returns {[number, number, number]} left, top, scale
 */
export function priceAt({ box: [left, top, across, down], center: [x, y], height }, mark, width) {
  if (mark?.tile) return [left - 4, top - SIZE / 2, 1];
  if (mark?.text || Math.max(across, down) <= LAND * height) return [left - 4, top + down - SIZE + 6, 1];
  const scale = Math.min(1, Math.max(SMALLEST, height / width));
  return [x - (scale * width) / 2, y - (scale * SIZE) / 2, scale];
}

/** A few signs at a place. @param {{price: string[], place: Place, mark?: Mark}} props */
export function Price({ price, place, mark }) {
  // Where there is no picture, the edge of the place tells that it costs something.
  const signs = signsOf(price.filter(isDrawn));
  if (!signs.length) return null;
  const width = signs.length * (SIZE - 3) + 7;
  const [x, y, scale] = priceAt(place, mark, width);
  return html`<g class="price" aria-hidden="true" transform=${`translate(${x} ${y}) scale(${scale})`}>
    <rect width=${width} height=${SIZE} rx=${SIZE / 2} />
    ${signs.map((sign, at) => html`<${Icon} key=${at} name=${sign} size=${SIZE - 6} x=${(at + 0.5) * (SIZE - 3) + 3.5} y=${SIZE / 2} />`)}
  </g>`;
}
