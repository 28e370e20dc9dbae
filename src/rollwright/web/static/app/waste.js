// What is still to do in a turn, and what would be thrown away by ending it now.
import { diceOf, isOf, usableDice } from "./choices.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Standings} Standings */

/** Is there still something to use, or to decide? Then ending the turn is not what most want next. @param {View} view */
export function isUnfinished(view) {
  return Boolean(view.question) || view.moves.some((move) => move.sources.length) || usableDice(view, diceOf(view)).length > 0;
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
  const count = diceOf(view).filter((die) => view.moves.some((move) => move.plain && isOf(move, die))).length;
  if (count) return say("table.unused-dice", { count });
  return view.moves.some((move) => move.sources.length) ? view.question || say("table.unused-moves") : "";
}
