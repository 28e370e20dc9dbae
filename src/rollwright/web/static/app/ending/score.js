// A score, written by hand in a ring; it counts up before one's eyes.
import { handOf } from "../drawing/documents.js";
import { Handwriting } from "../drawing/handwriting.js";
import { prefersCalm } from "../feel/motion.js";
import { html, useEffect, useState } from "../page/ui.js";

/** @typedef {import("../types").HandDocument} HandDocument */

const COUNT_MS = 1100;
const HEIGHT = 46;
/** What stands between two digits is narrow. */
const NARROW = 0.4;
/** A print on which nothing is written in another way than everywhere. */
const PLAIN = /** @type {any} */ ({ hand: {} });

/** A number on its way to another one, with as many decimals. @param {string} points @param {number} part from 0 to 1 */
export function counted(points, part) {
  const value = Number(points);
  if (!points || Number.isNaN(value) || part >= 1) return points;
  // Fast at first, slow at the end.
  const done = 1 - (1 - part) ** 3;
  return (value * done).toFixed(points.split(".")[1]?.length ?? 0);
}

/** @param {string} points */
function useCounted(points) {
  const [part, setPart] = useState(prefersCalm() ? 1 : 0);
  useEffect(() => {
    if (prefersCalm()) return undefined;
    const begun = performance.now();
    let frame = 0;
    const count = (/** @type {number} */ now) => {
      const reached = Math.min(1, Math.max(0, (now - begun) / COUNT_MS));
      setPart(reached);
      if (reached < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [points]);
  return { text: counted(points, part), done: part >= 1 };
}

/** Where each character stands, from left to right. @param {string} text @param {number} wide the width of a digit */
function columns(text, wide) {
  let left = 0;
  const places = [...text].map((sign) => {
    const width = sign === "." ? wide * NARROW : wide * 0.82;
    left += width;
    return { sign, x: left - width / 2 };
  });
  return { places, width: left };
}

/** @param {{points: string, hand: string}} props `hand`: the digest of the handwriting */
export function HandScore({ points, hand }) {
  const { text, done } = useCounted(points);
  const drawn = handOf(hand, PLAIN);
  if (!drawn) return html`<span class="hand-score"></span>`;
  const wide = HEIGHT * drawn.width / drawn.height;
  const last = columns(points, wide).width;
  const size = Math.max(92, last + 34);
  const { places, width } = columns(text, wide);
  const left = (size - width) / 2;
  const ring = { id: "ring", box: [4, 6, size - 8, 80], center: [size / 2, 46], height: HEIGHT };
  return html`<svg class=${`hand-score${done ? " is-counted" : ""}`} viewBox=${`0 0 ${size} 92`} style=${{ width: `${size}px` }} aria-hidden="true">
    ${done && html`<g class="score-ring"><${Handwriting} place=${ring} mark=${{ mark: "outlined", text: "", tile: "" }} hand=${drawn} /></g>`}
    <g class="score-digits">${places.map(({ sign, x }, at) => (sign === "."
      ? html`<circle key=${`${at}.`} cx=${left + x} cy=${46 + HEIGHT / 2 - 4} r="3.4" />`
      : html`<${Handwriting} key=${`${at}${sign}`} place=${{ id: sign, box: [0, 0, 0, 0], center: [left + x, 46], height: HEIGHT }}
          mark=${{ mark: "filled", text: sign, tile: "" }} hand=${drawn} />`))}</g></svg>`;
}
