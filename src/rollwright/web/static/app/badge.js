// What stands at the edge of a cell: dots that are printed there, and what a move there costs.
import { html } from "./ui.js";

/** @typedef {import("./shapes.js").Shape} Shape */

/** Dots in a row at the upper edge, from the right. @param {{count: number, shape: Shape}} props */
export function Dots({ count, shape }) {
  if (!count) return null;
  const size = Math.min(2.4, shape.height * 0.045);
  const right = shape.x + shape.width / 2 - size * 3;
  const top = shape.y - shape.height / 2 + size * 2.4;
  return html`<g class="dots">${Array.from({ length: count }, (_, at) => html`<circle key=${at} cx=${right - at * size * 3} cy=${top} r=${size} />`)}</g>`;
}

/** A few letters in a ring, over the lower left corner: it hides next to nothing there. @param {{text: string, shape: Shape}} props */
export function Badge({ text, shape }) {
  const size = Math.min(9, shape.height * 0.18);
  const half = size * (0.6 + 0.4 * text.length);
  const [x, y] = [shape.x - shape.width / 2 + half * 0.6, shape.y + shape.height / 2 - size * 0.6];
  return html`<g class="badge" aria-hidden="true">
    <rect x=${x - half} y=${y - size} width=${2 * half} height=${2 * size} rx=${size} />
    <text x=${x} y=${y} font-size=${size * 1.4}>${text}</text>
  </g>`;
}
