// The words of an analysis: what was luck, what a turn cost, and of which turn it is told.
import { say } from "./analysistools.js";

/** @typedef {import("../types").Analysis} Analysis */
/** @typedef {import("../types").AnalysedTurn} AnalysedTurn */
/** @typedef {import("../types").CurvePoint} CurvePoint */
/** @typedef {import("../words/words.js").Key} Key */
/** @typedef {import("./analysis.js").Plot} Plot */

/** Below that nothing is worth a word, and it would be shown as nothing. */
const LEAST = 0.05;

/** @param {number} value */
export const isFelt = (value) => Math.abs(value) >= LEAST;

/** @param {number} value */
export const signed = (value) => (!isFelt(value) ? "0.0" : `${value > 0 ? "+" : "−"}${Math.abs(value).toFixed(1)}`);

/** What was luck and what was skill, in one sentence. @param {Analysis} found @param {string} [name] whose game it was; empty: the reader's */
export function sumText({ luck, loss, luck_words: lucky, loss_words: lost, is_low_better: low }, name = "") {
  const of = name ? "-of" : "";
  const good = low ? "spared" : "brought";
  const bad = low ? "added" : "took";
  const key = /** @type {Key} */ (`analysis.${luck > 0 ? good : bad}${of}`);
  const dice = isFelt(luck) ? say(key, { luck: lucky, name }) : say("analysis.even");
  return say(/** @type {Key} */ (`analysis.${isFelt(loss) ? "cost" : "no-cost"}${of}`), { dice, loss: lost });
}

/** The cost with its standard error, where there is one. @param {AnalysedTurn} turn */
export function costText({ loss, error }) {
  if (loss && !error) return say("analysis.loss-of", { loss: loss.toFixed(1) });
  const digits = error < LEAST ? 2 : 1;
  return loss ? say("analysis.error-of", { loss: loss.toFixed(digits), error: error.toFixed(digits) }) : say("analysis.free");
}

/** Which turn it was. @param {AnalysedTurn} turn @param {Plot} plot */
export function nameOfTurn({ round, turn, round_name: name, turn_name: step }, plot) {
  const point = { step: 1, round, turn: step ? 0 : turn, round_name: name, values: [], points: [] };
  return step ? `${plot.turnText(point)}, ${step}` : plot.turnText(point);
}

/**
 * What was played and what would have been better, up to where both end alike.
 * @param {AnalysedTurn} turn @returns {{played: string[], better: string[]}}
 */
export function differing({ played, better }) {
  let same = 0;
  while (same < Math.min(played.length, better.length) - 1 && played.at(-1 - same) === better.at(-1 - same)) same += 1;
  return { played: played.slice(0, played.length - same), better: better.slice(0, better.length - same) };
}

/**
 * The turn to which a step of the replay belongs, if the seat decided anything in it.
 * @param {AnalysedTurn[]} turns @param {CurvePoint[]} curve @param {number} at @param {Plot} plot
 */
export function turnShown(turns, curve, at, plot) {
  const place = plot.turnAt(curve, at);
  const near = place > 0 ? turns.filter(({ step }) => plot.turnAt(curve, step + 1) === place) : [];
  return near.filter(({ step }) => step < at).at(-1) ?? near[0] ?? null;
}
