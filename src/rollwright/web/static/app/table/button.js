// The main button: what it is called, and the move it makes.
import { doneMove } from "../gestures/choices.js";
import { isUnfinished } from "./waste.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").View} View */

/**
 * The move that ends the turn or the step, by its short name; null if it can't be made now. `next`: nothing else is left that costs nothing.
 * @param {View} view @returns {{move: Move, words: string, next: boolean} | null}
 */
export function mainButton(view) {
  const move = doneMove(view);
  return move ? { move, words: view.ending || say("table.done"), next: !isUnfinished(view) } : null;
}
