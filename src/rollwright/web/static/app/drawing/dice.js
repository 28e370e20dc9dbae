// Dice that roll visibly.
import { tilesOf } from "./documents.js";
import { prefersCalm } from "../feel/motion.js";
import { Tile } from "./print.js";
import { anySide, ROLL_MS, sidesOf, thrownDice } from "./rolls.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Board} Board */
/** @typedef {import("../types").Die} Die */
/** @typedef {import("../types").Rolled} Rolled */
/** @typedef {import("./print.js").Tools} Tools */

/** Where the pips of each face are, on a grid of three by three. */
const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
const FACE_MS = 70;

/** The letter on a die: of its colour, else its own. @param {Die} die */
function letterOf({ id, tint }) {
  return tint ? say(/** @type {import("../words/words.js").Key} */ (`tint.${tint}`)) : id;
}

/** What a die shows: a piece in the colour of its body, or pips; `bare`: without the title. @param {{die: Die, tools: Tools, bare?: boolean}} props */
function DieFace({ die, tools, bare }) {
  const drawing = die.tile ? tilesOf(tools.tiles)[die.tile] : undefined;
  if (drawing) {
    const height = bare ? drawing.caption || drawing.height : drawing.height;
    const high = (54 * height) / drawing.width;
    return html`<svg class="die-face" viewBox=${`0 0 64 ${high + 10}`} aria-hidden="true">
      <rect class=${`die-mark die-${(die.tint ?? "").replace(/\d+$/, "")}`} x="1" y="1" width="62" height=${high + 8} rx="11" />
      <${Tile} name=${`tile-${die.tile}`} drawing=${{ ...drawing, height }} box=${[5, 5, 54, high]} /></svg>`;
  }
  // A piece that is still on its way: the die alone.
  if (die.tile) return html`<${PipFace} value="" tint="" letter="" />`;
  return html`<${PipFace} value=${die.value} tint=${die.tint ?? ""} letter=${letterOf(die)} />`;
}

/** @param {{value: string, tint: string, letter: string}} props */
export function PipFace({ value, tint, letter }) {
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
 * @param {Die[]} dice @param {Board | undefined} board @param {Rolled | undefined} rolled @param {number | null} [seat]
 */
function useRolling(dice, board, rolled, seat) {
  const [sides, setSides] = useState(/** @type {Map<number, Die>} */ (new Map()));
  const last = useRef(rolled);
  const stop = useRef(() => {});
  const moment = JSON.stringify(rolled);
  // Before anything is painted: nobody sees the result before the dice have stopped.
  useLayoutEffect(() => {
    const before = last.current;
    last.current = rolled;
    const thrown = thrownDice(dice, before, rolled, seat);
    // Where nothing is rolled anew, the dice that still tumble go on.
    if (!thrown.length || prefersCalm()) return;
    stop.current();
    const tumble = () => setSides(new Map(thrown.map(({ die, at }) => [at, anySide(die, sidesOf(die, board))])));
    tumble();
    const turning = setInterval(tumble, FACE_MS);
    const end = setTimeout(() => stop.current(), ROLL_MS);
    stop.current = () => {
      clearInterval(turning);
      clearTimeout(end);
      setSides(new Map());
    };
  }, [moment]);
  useEffect(() => () => stop.current(), []);
  return sides;
}

/** What tells of a mouse over a die, or the focus of keys on it. @param {string} tile @param {(tile: string, at: Element | null) => void} point */
function pointingAt(tile, point) {
  const leave = () => point("", null);
  return {
    onPointerEnter: (/** @type {PointerEvent} */ { pointerType, currentTarget }) => {
      if (pointerType === "mouse") point(tile, /** @type {Element} */ (currentTarget));
    },
    onPointerLeave: leave,
    onBlur: leave,
  };
}

/**
 * @param {{dice: Die[], tools: Tools, board?: Board, rolled?: Rolled, seat?: number | null, usable: Die[], chosen?: Die, hinted?: string,
 *   choose?: (die: Die) => void, drag?: (die: Die) => object, shared?: Set<string>, tell?: (die: Die) => void,
 *   bare?: boolean, point?: (tile: string, at: Element | null) => void}} props
 *   `seat` and `board`: whose dice they are; `shared`: those of everybody, by their ids;
 *   `tell` says what a die shows that can't be used, `point` is told which one is pointed at
 */
export function DiceTray({ dice, tools, board, rolled, seat, usable, chosen, hinted, choose, drag, shared, tell, bare, point }) {
  const sides = useRolling(dice, board, rolled, seat);
  return html`<div class="dice" role="group" aria-label=${say("table.dice")}>
    ${dice.map((die, at) => {
      const face = html`<${DieFace} die=${sides.get(at) ?? die} tools=${tools} bare=${bare} />`;
      const open = usable.includes(die);
      const pointing = point && die.tile ? pointingAt(die.tile, point) : {};
      const rolling = `${sides.has(at) ? " rolling" : ""}${shared?.has(die.id) ? " shared" : ""}${die.mark === "crossed" ? " lost" : ""}`;
      if (!choose && tell) {
        return html`<button key=${die.id} class=${`die is-idle${rolling}`} aria-label=${die.name} onClick=${() => tell(die)} ...${pointing}>${face}</button>`;
      }
      if (!choose) return html`<span class=${`die${rolling}`} key=${die.id} role="img" aria-label=${die.name}>${face}</span>`;
      // A die with a tile counts as long as it is not lost.
      const spent = !open && (!die.tile || die.mark === "crossed");
      const kind = `die${spent ? " spent" : ""}${die.id === hinted ? " hinted" : ""}${!open && tell ? " is-idle" : ""}${rolling}`;
      return html`<button key=${die.id} data-die=${die.id} class=${kind}
        aria-pressed=${die === chosen ? "true" : "false"} disabled=${!open && !tell}
        onClick=${() => (open || !tell ? choose(die) : tell(die))} ...${pointing} ...${open ? drag?.(die) : {}}>
        <span class="visually-hidden">${die.name}</span>${face}</button>`;
    })}
  </div>`;
}
