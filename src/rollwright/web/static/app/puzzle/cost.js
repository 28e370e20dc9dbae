// What a way to play cost, in words.
import { language } from "../page/settings.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").PuzzleVerdict} Verdict */

/** Points as people read them; what is too small for a digit is not nothing. @param {number} points */
export function pointsText(points) {
  const digits = points > 0 && points < 0.1 ? 2 : 1;
  return points.toLocaleString(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** What a way cost, in a sentence. @param {Verdict} verdict */
export function costText({ solved, loss, error, second }) {
  if (solved) return say("puzzle.second", { loss: pointsText(second) });
  const cost = { loss: pointsText(loss), error: pointsText(error) };
  return error >= 0.05 ? say("puzzle.cost", cost) : say("puzzle.cost-sure", cost);
}
