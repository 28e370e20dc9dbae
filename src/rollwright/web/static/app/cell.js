// One cell of a sheet.
import { Icon, pictureOf } from "./icons.js";
import { widthOf } from "./measure.js";
import { html } from "./ui.js";

/** @typedef {import("./types").Cell} Cell */
/** @typedef {import("./shapes.js").Shape} Shape */

/** @param {{shape: Shape, name: string, inset?: number}} props */
export function Outline({ shape, name, inset = 0 }) {
  const { x, y, width, height } = shape;
  if (shape.kind === "polygon") return html`<polygon class=${name} points=${shape.points} />`;
  if (shape.kind === "circle") return html`<circle class=${name} cx=${x} cy=${y} r=${width / 2 - inset} />`;
  return html`<rect class=${name} rx=${Math.min(6, height / 6)}
    x=${x - width / 2 + inset} y=${y - height / 2 + inset} width=${width - 2 * inset} height=${height - 2 * inset} />`;
}

/**
 * The words and pictures in a cell.
 * @param {{cell: Cell, shape: Shape}} props
 */
export function Inside({ cell, shape }) {
  if (cell.title) return html`<${Titled} cell=${cell} shape=${shape} />`;
  const written = cell.mark === "crossed" && /^x?$/i.test(cell.text) ? "" : cell.text;
  const [print, sign] = printOf(cell.print);
  const printed = print !== "" || cell.icons.length > 0;
  return html`
    ${cell.mark !== "blank" && html`<${Mark} cell=${cell} shape=${shape} written=${written} />`}
    <${Printed} print=${print} sign=${sign} icons=${cell.icons} tint=${letterOf(cell)} shape=${shape} aside=${written !== ""} />
    ${written && html`<${Written} text=${written} shape=${shape} printed=${printed} />`}`;
}

/** The weight of what is printed: see sheet.css. */
const PRINTED = 600;

/**
 * Words in one line, or in two if they get larger by it.
 * @param {string} title @param {Shape} shape @param {number} room how much of the height there is for them
 */
function linesOf(title, { width, height }, room) {
  const words = title.split(" ");
  const choices = words.map((_, at) => [words.slice(0, at).join(" "), words.slice(at).join(" ")].filter(Boolean)).map((lines) => ({
    lines,
    size: Math.min((height * room) / lines.length ** 0.75, (width * 0.9) / Math.max(...lines.map((line) => widthOf(line, PRINTED))), 17),
  }));
  return choices.reduce((best, one) => (one.size > best.size * 1.15 ? one : best));
}

/** Words above; below them the pictures, and what is written behind them. @param {{cell: Cell, shape: Shape}} props */
function Titled({ cell, shape }) {
  const { x, y, width, height } = shape;
  const below = y + height * 0.2;
  const things = cell.icons.length + (cell.text ? cell.text.length * 0.55 + 0.3 : 0);
  const icon = Math.min(height * 0.36, (width * 0.9) / Math.max(1, things), 22);
  const start = x - (things * icon) / 2;
  const alone = !cell.icons.length && !cell.text;
  const { lines, size } = linesOf(cell.title, shape, alone ? 0.4 : 0.34);
  const top = (alone ? y : y - height * 0.2) - ((lines.length - 1) * size) / 2;
  return html`
    ${cell.mark !== "blank" && html`<${Mark} cell=${cell} shape=${shape} written=${cell.title} />`}
    <text class="print" font-size=${size}>${lines.map((line, at) => html`<tspan key=${at} x=${x} y=${top + at * size}>${
      at ? ` ${line}` : line}</tspan>`)}</text>
    ${cell.icons.map((name, at) => html`<${Icon} key=${at} name=${name} size=${icon * 0.96} x=${start + (at + 0.5) * icon} y=${below} />`)}
    ${cell.text && html`<text class="written" x=${start + (cell.icons.length + (things - cell.icons.length) / 2) * icon} y=${below}
      font-size=${icon * 0.82}>${cell.text}</text>`}`;
}

/**
 * The words of a print, and the picture that its last initial stands for (sheets write pictures
 * by their initials where they can't draw them). A tilde only asks for shading.
 * @param {string} print
 * @returns {[string, string]}
 */
function printOf(print) {
  const [, words, minus, initial] = /^(.*\S)\s(-?)([A-Z])$/.exec(print) ?? [];
  const picture = pictureOf(initial ?? "");
  if (picture) return [`${words} ${minus ? "−" : ""}`.trim(), picture];
  return [print === "~" ? "" : print, ""];
}

/** @param {Cell} cell */
function letterOf(cell) {
  return cell.tint && !cell.icons.length ? cell.tint.charAt(0).toUpperCase() : "";
}

/** About how wide a bold letter is, in parts of its height. */
const LETTER = 0.85;

/** @param {{print: string, sign: string, icons: string[], tint: string, shape: Shape, aside: boolean}} props */
function Printed({ print, sign, icons, tint, shape, aside }) {
  const { x, y, width, height } = shape;
  const rows = Number(print !== "") + Number(icons.length > 0) + Number(aside);
  if (!rows) return null;
  const step = height / rows;
  const top = y - height / 2 + step / 2;
  const letters = print.length + (tint ? 1 : 0) + (sign ? 1.5 : 0);
  const size = Math.min(step * 0.66, (width * 0.94) / Math.max(1.5, letters * LETTER), aside ? 12 : 19);
  const icon = Math.min(step * 0.78, (width * 0.9) / Math.max(1, icons.length), 26);
  return html`
    ${print && html`<${Words} print=${print} sign=${sign} tint=${tint} x=${x} y=${rows > 1 ? top + step * 0.08 : y} size=${size} />`}
    ${icons.map((name, at) => html`<${Icon} key=${at} name=${name} size=${icon}
      x=${x + (at - (icons.length - 1) / 2) * icon * 1.05} y=${rows > 1 ? top + step * (print ? 0.94 : 0) : y} />`)}`;
}

/** @param {{print: string, sign: string, tint: string, x: number, y: number, size: number}} props */
function Words({ print, sign, tint, x, y, size }) {
  const shift = sign ? size * 0.6 : 0;
  const end = x - shift + (print.length * size * 0.62) / 2;
  return html`<text class="print" x=${x - shift} y=${y} font-size=${size}>${print}${tint
      && html`<tspan class="tint-letter" dx="2" font-size=${size * 0.64}>${tint}</tspan>`}</text>
    ${sign && html`<${Icon} name=${sign} x=${end + size * 0.75} y=${y} size=${size * 1.1} />`}`;
}

/** @param {{text: string, shape: Shape, printed: boolean}} props */
function Written({ text, shape, printed }) {
  const size = Math.min(shape.height * (printed ? 0.56 : 0.68), shape.width / Math.max(1.4, text.length * 0.7), 34);
  const y = printed ? shape.y + shape.height * 0.2 : shape.y;
  return html`<text class="written" x=${shape.x} y=${y} font-size=${size}>${text}</text>`;
}

/** @param {{cell: Cell, shape: Shape, written: string}} props */
function Mark({ cell, shape, written }) {
  const { x, y, width, height } = shape;
  const reach = Math.min(width, height) * 0.34;
  if (cell.mark === "crossed") {
    return html`<path class="cross" d=${`M${x - reach} ${y - reach}L${x + reach} ${y + reach}M${x + reach} ${y - reach}L${x - reach} ${y + reach}`} />`;
  }
  if (cell.mark === "outlined") return html`<${Outline} shape=${shape} name="ring" inset=${Math.min(4, height / 8)} />`;
  if (written) return null;
  const [cx, cy] = [x + width / 2 - reach * 0.62, y + height / 2 - reach * 0.62];
  const tick = Math.min(reach, 14) * 0.7;
  return html`<path class="tick" d=${`M${cx - tick} ${cy}L${cx - tick * 0.3} ${cy + tick * 0.6}L${cx + tick * 0.6} ${cy - tick * 0.6}`} />`;
}
