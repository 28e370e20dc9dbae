// What players write, as strokes of a pencil. The strokes come from the server, which draws files with the same ones.
import { html } from "../page/ui.js";

/** @typedef {import("../types").HandDocument} HandDocument */
/** @typedef {import("../types").Mark} Mark */
/** @typedef {import("../types").Place} Place */
/** @typedef {{name: string, x: number, y: number, width: number, height: number, tilt: number}} Stroke a drawing, its middle and its size */

/** The width of the pencil where a character is so high; it grows only slowly with it. */
const PENCIL = 3.3;
const USUAL = 44;

/** No two marks stand quite alike: some degrees, the same for a place each time. @param {string} id */
function tiltOf(id) {
  return [...id].reduce((sum, letter, at) => sum + (letter.codePointAt(0) ?? 0) * (at + 3), 0) % 11 - 5;
}

/** Characters side by side. @param {string} text @param {Place} place @param {HandDocument} hand @param {number} tilt @returns {Stroke[]} */
function characters(text, { center: [x, y], height }, hand, tilt) {
  const wide = height * hand.width / hand.height;
  const step = wide * (text.length > 1 ? 0.8 : 1);
  const left = x - step * (text.length - 1) / 2;
  return [...text.toLowerCase()].map((name, at) => ({ name, x: left + at * step, y, width: wide, height, tilt }));
}

/** What to draw for a mark. @param {Place} place @param {Mark} mark @param {HandDocument} hand @returns {Stroke[]} */
export function strokesOf(place, mark, hand) {
  const tilt = tiltOf(place.id);
  if (mark.text) {
    const [x, y] = place.center;
    const written = characters(mark.text, place, hand, tilt);
    if (mark.mark === "outlined") written.push({ name: "ring", x, y, width: 1.5 * place.height, height: 1.4 * place.height, tilt });
    else if (mark.mark === "crossed" && mark.text !== "x") {
      written.push({ name: "strike", x, y, width: 0.9 * place.height, height: place.height, tilt });
    }
    return written;
  }
  if (mark.mark === "blank" || mark.mark === (place.start ?? "blank")) return [];
  const [left, top, width, height] = place.box;
  const middle = { x: left + width / 2, y: top + height / 2 };
  // A ring would hide the corners of the piece.
  if (mark.mark === "outlined" && mark.tile) return [{ name: "frame", ...middle, width: 1.03 * width, height: 1.03 * height, tilt: 0.2 * tilt }];
  if (mark.mark === "outlined" || (mark.mark === "filled" && place.hand === "ring")) {
    return [{ name: "ring", ...middle, width: 1.06 * width, height: 1.06 * height, tilt }];
  }
  if (mark.mark === "filled" && place.hand === "shade") return [{ name: "shade", ...middle, width, height, tilt: 0 }];
  const written = place.hand === "written-x";
  const at = written ? { x: place.center[0], y: place.center[1] } : middle;
  const size = written ? place.height : 0.8 * Math.min(width, height);
  return [{ name: "x", ...at, width: size * hand.width / hand.height, height: size, tilt }];
}

/** @param {{stroke: Stroke, hand: HandDocument}} props */
function Drawn({ stroke, hand }) {
  const d = hand.strokes[stroke.name];
  if (!d) return null;
  const { x, y, width, height, tilt } = stroke;
  const [across, down] = [width / hand.width, height / hand.height];
  const pencil = PENCIL * (height / USUAL) ** 0.4 * 2 / (across + down);
  const move = `rotate(${tilt} ${x} ${y}) translate(${x - width / 2} ${y - height / 2}) scale(${across} ${down})`;
  return html`<path class=${stroke.name === "shade" ? "stroke shade" : "stroke"} pathLength="1" d=${d} transform=${move} stroke-width=${pencil} />`;
}

/** What is written at a place; a new mark is written before one's eyes. @param {{place: Place, mark: Mark, hand: HandDocument}} props */
export function Handwriting({ place, mark, hand }) {
  return html`${strokesOf(place, mark, hand).map((stroke, at) => html`<${Drawn} key=${`${at}${stroke.name}`} stroke=${stroke} hand=${hand} />`)}`;
}
