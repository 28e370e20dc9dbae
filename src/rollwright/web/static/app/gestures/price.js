// What a move costs, at the edge of the place where it is made.
import { Icon, isDrawn } from "../drawing/icons.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

const SIZE = 22;

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

/**
 * A few signs over the lower left corner: they hide next to nothing there. A piece has its name there, so that they stand above it.
 * @param {{price: string[], box: [number, number, number, number], above?: boolean}} props
 */
export function Price({ price, box: [left, top, , height], above = false }) {
  // Where there is no picture, the edge of the place tells that it costs something.
  const signs = signsOf(price.filter(isDrawn));
  if (!signs.length) return null;
  const [x, y] = [left - 4, above ? top - SIZE / 2 : top + height - SIZE + 6];
  return html`<g class="price" aria-hidden="true">
    <rect x=${x} y=${y} width=${signs.length * (SIZE - 3) + 7} height=${SIZE} rx=${SIZE / 2} />
    ${signs.map((sign, at) => html`<${Icon} key=${at} name=${sign} size=${SIZE - 6} x=${x + (at + 0.5) * (SIZE - 3) + 3.5} y=${y + SIZE / 2} />`)}
  </g>`;
}
