// The part of a print that a magnifier shows: how it is found, how it glides there, and how it follows a die at its edge.
import { prefersCalm } from "../feel/motion.js";
import { useEffect, useLayoutEffect, useRef } from "../page/ui.js";

/** @typedef {import("../types").Card} Card */
/** @typedef {import("./fit.js").Size} Size */
/** @typedef {[number, number, number, number]} Box x, y, width, height */
/** @typedef {"left" | "right" | "up" | "down"} Side */

/** Seen through the magnifier, a print has at least this scale, and at most that one. */
const SCALE = 0.95;
const MOST = 1.5;
/** Some air around what is looked at. */
const AIR = 1.12;
const GLIDE_MS = 260;
/** A die that rests so near the edge of the magnifier, and so long, moves what is seen by a step. */
const EDGE = 34;
const REST_MS = 450;
const STEP_MS = 40;
const STEP = 9;

/** The least box around some boxes. @param {Box[]} boxes @returns {Box} */
function around(boxes) {
  const [left, top] = [Math.min(...boxes.map(([x]) => x)), Math.min(...boxes.map(([, y]) => y))];
  return [left, top, Math.max(...boxes.map(([x, , w]) => x + w)) - left, Math.max(...boxes.map(([, y, , h]) => y + h)) - top];
}

/**
 * Those that are seen together at the least scale: all of them, or the largest group of those that lie too far apart.
 * @param {Box[]} boxes @param {Size} pane @returns {Box[]}
 */
function together(boxes, pane) {
  const [width, height] = [pane.width / SCALE / AIR, pane.height / SCALE / AIR];
  let best = boxes.slice(0, 1);
  for (const [left] of boxes) {
    for (const [, top] of boxes) {
      const group = boxes.filter(([x, y, w, h]) => x >= left && y >= top && x + w <= left + width && y + h <= top + height);
      if (group.length > best.length) best = group;
    }
  }
  return best;
}

/**
 * The part of a print that is seen: of what is wanted as much as goes together, as large as it fits, and inside of the print.
 * @param {Card} card @param {Set<number>} wanted the numbers of places @param {Size} pane the size of the magnifier on the screen
 * @returns {Box}
 */
export function partAround(card, wanted, pane) {
  const { drawing } = card.print;
  const boxes = card.places.filter(({ number }) => wanted.has(number)).map(({ box }) => box);
  const [x, y, w, h] = boxes.length ? around(together(boxes, pane)) : [0, 0, drawing.width, drawing.height];
  const scale = Math.max(SCALE, Math.min(MOST, pane.width / w / AIR, pane.height / h / AIR));
  const [width, height] = [pane.width / scale, pane.height / scale];
  return inside([x + (w - width) / 2, y + (h - height) / 2, width, height], drawing);
}

/** @param {Box} part @param {Size} drawing @returns {Box} */
export function inside([x, y, width, height], drawing) {
  return [Math.max(0, Math.min(x, drawing.width - width)), Math.max(0, Math.min(y, drawing.height - height)), width, height];
}

/** Those of these places that are seen, where one writes there. @param {Card} card @param {Set<number>} wanted @param {Box} part */
export function seenOf({ places }, wanted, [left, top, width, height]) {
  return places.filter(({ number, center: [x, y] }) => wanted.has(number) && x >= left && y >= top && x <= left + width && y <= top + height);
}

/** Are most of these places seen? @param {Card} card @param {Set<number>} wanted @param {Box} part */
export function isSeen(card, wanted, part) {
  return seenOf(card, wanted, part).length > wanted.size / 2;
}

/**
 * The places that are not seen, by the side at which they lie: beyond the edge from which they are farthest.
 * @param {Card} card @param {Set<number>} wanted @param {Box} part @returns {Map<Side, Set<number>>}
 */
export function beyond(card, wanted, part) {
  const [left, top, width, height] = part;
  const seen = new Set(seenOf(card, wanted, part));
  /** @type {Map<Side, Set<number>>} */
  const found = new Map();
  for (const place of card.places) {
    if (!wanted.has(place.number) || seen.has(place)) continue;
    const [x, y] = place.center;
    /** @type {[Side, number][]} */
    const far = [["left", left - x], ["right", x - left - width], ["up", top - y], ["down", y - top - height]];
    const [[side]] = /** @type {[[Side, number]]} */ (far.sort((one, other) => other[1] - one[1]));
    found.set(side, (found.get(side) ?? new Set()).add(place.number));
  }
  return found;
}

/**
 * About the same part in a magnifier of another size: its middle and its scale stay.
 * @param {{part: Box, pane: Size}} seen in which pane @param {Size} pane the present one @param {Size} drawing @returns {Box}
 */
export function refitted({ part: [x, y, width, height], pane: before }, pane, drawing) {
  if (before.width === pane.width && before.height === pane.height) return [x, y, width, height];
  const scale = before.width / width;
  const [across, down] = [pane.width / scale, pane.height / scale];
  return inside([x + (width - across) / 2, y + (height - down) / 2, across, down], drawing);
}

/**
 * What is seen slides there, so that nobody loses the way.
 * @param {{current: HTMLElement | null}} frame around the print @param {Box} part @param {boolean} held a finger moves it
 */
export function useGlide(frame, part, held) {
  const shown = useRef(part);
  const target = part.join(" ");
  useLayoutEffect(() => {
    const picture = frame.current?.querySelector("svg.print");
    const from = shown.current;
    if (!picture || prefersCalm() || held) {
      shown.current = part;
      // It may have been on its way.
      picture?.setAttribute("viewBox", target);
      return undefined;
    }
    const start = performance.now();
    let timer = 0;
    const draw = () => {
      const share = Math.min(1, (performance.now() - start) / GLIDE_MS);
      const eased = 1 - (1 - share) ** 3;
      shown.current = /** @type {Box} */ (part.map((to, at) => (from[at] ?? to) + (to - (from[at] ?? to)) * eased));
      picture.setAttribute("viewBox", shown.current.join(" "));
      if (share < 1) timer = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(timer);
  }, [target, held]);
}

/**
 * While a die is dragged, what is seen moves only after it has rested at the edge.
 * @param {{current: HTMLElement | null}} frame @param {boolean} dragging @param {(dx: number, dy: number) => void} pan
 */
export function useEdges(frame, dragging, pan) {
  const move = useRef(pan);
  move.current = pan;
  useEffect(() => {
    if (!dragging) return undefined;
    let [dx, dy, since] = [0, 0, 0];
    const track = (/** @type {PointerEvent} */ { clientX: x, clientY: y }) => {
      const box = frame.current?.getBoundingClientRect();
      const over = box && x > box.left && x < box.right && y > box.top && y < box.bottom;
      const [ax, ay] = over ? [sideOf(x - box.left, box.right - x), sideOf(y - box.top, box.bottom - y)] : [0, 0];
      if (ax !== dx || ay !== dy) since = performance.now();
      [dx, dy] = [ax, ay];
    };
    const timer = setInterval(() => {
      if ((dx || dy) && performance.now() - since > REST_MS) move.current(dx * STEP, dy * STEP);
    }, STEP_MS);
    addEventListener("pointermove", track);
    return () => {
      clearInterval(timer);
      removeEventListener("pointermove", track);
    };
  }, [dragging]);
}

/** @param {number} before @param {number} behind */
function sideOf(before, behind) {
  return before < EDGE ? -1 : behind < EDGE ? 1 : 0;
}
