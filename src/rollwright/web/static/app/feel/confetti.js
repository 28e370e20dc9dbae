// A small celebration: dice, stars and crosses of our own that rain over the page once. With reduced motion they lie still.
import { prefersCalm } from "./motion.js";
import { html, useEffect, useState } from "../page/ui.js";

const PIECES = 36;
const LAST_MS = 5200;
const KINDS = ["die", "star", "cross", "die", "star"];
const COLORS = ["red", "blue", "green", "yellow", "orange", "purple"];
const PIPS = [[[12, 12]], [[7, 7], [17, 17]], [[7, 7], [12, 12], [17, 17]], [[7, 7], [17, 7], [7, 17], [17, 17]],
  [[7, 7], [17, 7], [12, 12], [7, 17], [17, 17]]];

/** A number from 0 to 1, the same for the same piece. @param {number} at @param {number} salt */
function scattered(at, salt) {
  const wave = Math.sin((at + 1) * 12.9898 + salt * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

/** @param {{kind: string, at: number}} props */
function Piece({ kind, at }) {
  if (kind === "star") return html`<path d="M12 2l3 6.6 7.2.8-5.4 4.9 1.5 7.100L12 17.800l-6.3 3.6 1.5-7.100L1.800 9.400 9 8.6z" />`;
  if (kind === "cross") return html`<path class="confetti-cross" d="M5 4c5 6 9 11 14 16M19 4C14 10 9 14 5 20" />`;
  return html`<rect x="2" y="2" width="20" height="20" rx="5" />
    ${(PIPS[at % PIPS.length] ?? []).map(([x, y]) => html`<circle key=${`${x} ${y}`} cx=${x} cy=${y} r="2.1" />`)}`;
}

export function Confetti() {
  const [over, setOver] = useState(false);
  const still = prefersCalm();
  useEffect(() => {
    if (still) return undefined;
    const timer = setTimeout(() => setOver(true), LAST_MS);
    return () => clearTimeout(timer);
  }, []);
  if (over) return null;
  return html`<div class=${`confetti${still ? " is-still" : ""}`} aria-hidden="true">
    ${Array.from({ length: still ? 9 : PIECES }, (_, at) => html`<svg key=${at} viewBox="0 0 24 24"
      class=${`confetti-piece confetti-${COLORS[at % COLORS.length]}`} style=${{
        left: `${still ? 4 + at * 11.5 : scattered(at, 1) * 100}%`, width: `${16 + Math.round(scattered(at, 2) * 16)}px`,
        "--delay": `${Math.round(scattered(at, 3) * 1600)}ms`, "--fall": `${2200 + Math.round(scattered(at, 4) * 1200)}ms`,
        "--drift": `${Math.round(scattered(at, 5) * 240 - 120)}px`, "--spin": `${Math.round(scattered(at, 6) * 900 - 450)}deg`,
      }}><${Piece} kind=${KINDS[at % KINDS.length]} at=${at} /></svg>`)}
  </div>`;
}
