// What is still to do in a turn, and what would be thrown away by ending it now.
import { diceOf, isOf } from "../gestures/choices.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../types").Standings} Standings */

/** Is there still something to do that costs nothing, or a face to swap? Then ending the turn is not what most want next. @param {View} view */
export function isUnfinished(view) {
  return view.moves.some((move) => !move.ends && (move.sources.length > 0 || !move.price.length));
}

/** Does the table go on as soon as this seat is done, so that nothing can be taken back? @param {View} view @param {Standings | null} standings */
function isLast(view, standings) {
  if (view.kind === "event") {
    return (standings?.waiting ?? 0) <= Number(view.moves.length > 0);
  }
  return !view.seats.some((seat) => seat.waiting && seat.seat !== view.you.seat && seat.kind !== "bot");
}

/**
 * What ending the turn would throw away for good, in a sentence; "" if nothing is: what costs something may well be kept.
 * @param {View} view @param {Standings | null} standings
 */
export function wasteOf(view, standings) {
  if (!isLast(view, standings)) return "";
  // A die with a tile is kept as it lies: that wastes nothing.
  const count = diceOf(view).filter((die) => !die.tile && view.moves.some((move) => move.plain && isOf(move, die))).length;
  if (count) return say("table.unused-dice", { count });
  return view.moves.some((move) => move.sources.length) ? view.question || say("table.unused-moves") : "";
}
