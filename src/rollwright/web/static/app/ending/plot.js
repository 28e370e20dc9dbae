// Where the lines of a chart run, and what stands at its edges.
import { say } from "../words/words.js";

/** @typedef {import("../types").CurvePoint} CurvePoint */
/** @typedef {{width: number, height: number, left: number, right: number, top: number, bottom: number}} Frame */

/** Round steps for an axis. */
const STEPS = [1, 2, 5];

/** Some round numbers that lie around all values. @param {number[]} values @param {number} most so many steps at most */
export function ticksAround(values, most) {
  const least = Math.min(0, ...values);
  const greatest = Math.max(0, ...values) || (least ? 0 : 1);
  const span = greatest - least;
  const power = 10 ** Math.floor(Math.log10(span / most));
  const step = [...STEPS, 10].map((one) => one * power).find((one) => span / one <= most) ?? 10 * power;
  const [from, to] = [Math.floor(least / step), Math.ceil(greatest / step)];
  return Array.from({ length: to - from + 1 }, (_, at) => Number(((from + at) * step).toFixed(6)));
}

/** Places in the frame by turn and by value. @param {Frame} frame @param {number} count @param {number[]} ticks */
export function scalesOf({ width, height, left, right, top, bottom }, count, ticks) {
  const [low, high] = [ticks[0] ?? 0, ticks[ticks.length - 1] ?? 1];
  return {
    x: (/** @type {number} */ at) => left + (at * (width - left - right)) / Math.max(1, count - 1),
    y: (/** @type {number} */ value) => height - bottom - ((value - low) * (height - top - bottom)) / (high - low || 1),
  };
}

/** A score stays until the end of a turn changes it. @param {[number, number][]} places */
export function stairs(places) {
  const round = (/** @type {number} */ one) => Math.round(one * 10) / 10;
  return places.map(([x, y], at) => (at ? `H${round(x)}V${round(y)}` : `M${round(x)} ${round(y)}`)).join("");
}

/** Heights for names, each near its own, none upon another. @param {number[]} wanted @param {number} apart @param {number} least @param {number} most */
export function spread(wanted, apart, least, most) {
  const order = wanted.map((_, at) => at).sort((one, two) => (wanted[one] ?? 0) - (wanted[two] ?? 0));
  const found = wanted.map(() => 0);
  let free = least;
  for (const at of order) {
    found[at] = Math.max(free, wanted[at] ?? 0);
    free = (found[at] ?? 0) + apart;
  }
  // Who is pushed out below pushes the others up.
  let end = most;
  for (const at of order.reverse()) {
    found[at] = Math.min(found[at] ?? 0, end);
    end = (found[at] ?? 0) - apart;
  }
  return found;
}

/** The turn to which a step of the replay belongs, as a place in the curve. @param {CurvePoint[]} curve @param {number} step */
export function turnAt(curve, step) {
  const found = curve.findIndex((point) => point.step >= step);
  return found < 0 ? curve.length - 1 : found;
}

/**
 * The numbers below: of the rounds, each in the middle of its turns; of a single round those of the turns.
 * @param {CurvePoint[]} curve @returns {{label: number, from: number, to: number}[]} from one place in the curve to another
 */
export function sectionsOf(curve) {
  const single = new Set(curve.slice(1).map(({ round }) => round)).size < 2;
  /** @type {{label: number, from: number, to: number}[]} */
  const sections = [];
  curve.forEach(({ round, turn }, at) => {
    if (!at) return;
    const label = single ? turn : round;
    const last = sections[sections.length - 1];
    if (last && last.label === label) last.to = at;
    else sections.push({ label, from: at - 1, to: at });
  });
  return sections;
}

/** Which turn it is. @param {CurvePoint} point */
export function turnText({ step, round, turn, round_name: name }) {
  if (!step) return say("end.before-first");
  const first = name || say("table.round", { round });
  return turn ? `${first}, ${say("table.turn", { turn })}` : first;
}
