// Dice that roll visibly.
import { Dots } from "./badge.js";
import { Icon } from "./icons.js";
import { anySide, thrownDice } from "./rolls.js";
import { html, useEffect, useRef, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./choices.js").Die} Die */
/** @typedef {import("./types").Rolled} Rolled */
/** @typedef {import("./types").Sheet} Sheet */

/** Where the pips of each face are, on a grid of three by three. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const ROLL_MS = 700;
const FACE_MS = 70;

function prefersCalm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where the dots of a face with words go: beside the mark of its die. @type {import("./shapes.js").Shape} */
const DOTTED = { kind: "rect", x: 28, y: 32, width: 44, height: 58, points: "" };

/** A face with words and pictures. @param {{die: Die}} props */
function TitledFace({ die }) {
  const words = die.title.split(" ");
  const lines = words.length > 2 ? [words.slice(0, -1).join(" "), words.at(-1) ?? ""] : words;
  const longest = Math.max(4, ...lines.map((line) => line.length));
  const size = Math.min(15, 82 / longest);
  const icons = die.icons.slice(0, 6);
  const icon = Math.min(15, 54 / Math.max(1, icons.length));
  const top = (icons.length ? 25 : 33) - ((lines.length - 1) * size) / 2;
  return html`<svg class=${`die-face${die.tint ? ` tint-${die.tint}` : ""}`} viewBox="0 0 64 64" aria-hidden="true">
    <rect class="die-body" x="3" y="3" width="58" height="58" rx="13" />
    <text class="die-number" font-size=${size}>${lines.map((line, at) => html`<tspan key=${at} x="32" y=${top + at * size}>${
      at ? ` ${line}` : line}</tspan>`)}</text>
    ${icons.map((name, at) => html`<${Icon} key=${at} name=${name} size=${icon} x=${32 + (at - (icons.length - 1) / 2) * icon} y=${48} />`)}
    <${Dots} count=${die.dots ?? 0} shape=${DOTTED} />
    <circle class=${`die-mark die-${die.key.replace(/\d+$/, "")}`} cx="57" cy="8" r="6" />
  </svg>`;
}

/** @param {{value: string, tint: string, letter: string}} props */
export function DieFace({ value, tint, letter }) {
  const pips = PIPS[Number(value)];
  return html`<svg class=${`die-face${tint ? ` tint-${tint}` : ""}`} viewBox="0 0 64 64" aria-hidden="true">
    <rect class="die-body" x="3" y="3" width="58" height="58" rx="13" />
    ${pips?.length ? pips.map((at) => html`<circle key=${at} class="pip" cx=${18 + (at % 3) * 14} cy=${18 + Math.floor(at / 3) * 14} r="5" />`)
      : html`<text class="die-number" x="32" y="33" font-size="30">${value}</text>`}
    ${letter && html`<g class="die-letter"><circle cx="57" cy="57" r="9" /><text x="57" y="57.5" font-size="11.5">${letter}</text></g>`}
  </svg>`;
}

/**
 * For a moment other sides of the dice that were rolled since the page was last drawn, by their places in the tray.
 * @param {Die[]} dice @param {Sheet | null} sheet @param {Rolled | undefined} rolled @param {number | null} [seat]
 */
function useRolling(dice, sheet, rolled, seat) {
  const [sides, setSides] = useState(/** @type {Map<number, Die>} */ (new Map()));
  const last = useRef(rolled);
  const stop = useRef(() => {});
  useEffect(() => {
    const before = last.current;
    last.current = rolled;
    const thrown = thrownDice(dice, before, rolled, seat);
    // Where nothing is rolled anew, the dice that still tumble go on.
    if (!thrown.length || prefersCalm()) return;
    stop.current();
    const tumble = () => setSides(new Map(thrown.map(({ die, at }) => [at, anySide(die, sheet)])));
    tumble();
    const turning = setInterval(tumble, FACE_MS);
    const end = setTimeout(() => stop.current(), ROLL_MS);
    stop.current = () => {
      clearInterval(turning);
      clearTimeout(end);
      setSides(new Map());
    };
  }, [rolled]);
  useEffect(() => () => stop.current(), []);
  return sides;
}

/**
 * @param {{dice: Die[], sheet?: Sheet | null, rolled?: Rolled, seat?: number | null, usable: Die[], chosen?: Die,
 *   choose?: (die: Die) => void}} props `seat` and `sheet`: whose dice they are
 */
export function DiceTray({ dice, sheet = null, rolled, seat, usable, chosen, choose }) {
  const sides = useRolling(dice, sheet, rolled, seat);
  return html`<div class="dice" role="group" aria-label=${say("table.dice")}>
    ${dice.map((die, at) => {
      const side = sides.get(at) ?? die;
      const face = side.title ? html`<${TitledFace} die=${side} />`
        : html`<${DieFace} value=${side.value} tint=${die.tint} letter=${die.letter} />`;
      const open = usable.includes(die);
      const name = die.name || say(open || !choose ? "table.die" : "table.die-used", { name: die.letter, value: die.value });
      const rolling = sides.has(at) ? " rolling" : "";
      if (!choose) return html`<span class=${`die${rolling}`} key=${die.letter + at} role="img" aria-label=${name}>${face}</span>`;
      const kind = `die${open || (die.title && !die.used) ? "" : " spent"}${die.hinted ? " hinted" : ""}${rolling}`;
      return html`<button key=${die.letter + at} data-die=${die.key} class=${kind} aria-label=${name}
        aria-pressed=${die === chosen ? "true" : "false"} disabled=${!open} onClick=${() => choose(die)}>${face}</button>`;
    })}
  </div>`;
}
