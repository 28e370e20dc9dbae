// What is still to do in a turn, and what would be thrown away by ending it now.
import { diceOf, isPlain, usableDice } from "./choices.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Standings} Standings */

/** Is there still something to use, or to decide? Then ending the turn is not what most want next. @param {View} view */
export function isUnfinished(view) {
  return Boolean(view.question) || view.moves.some((move) => move.from) || usableDice(view, diceOf(view.sheet, view.status?.dice)).length > 0;
}

/** Does the table go on as soon as this seat is done, so that nothing can be taken back? @param {View} view @param {Standings | null} standings */
function isLast(view, standings) {
  if (view.kind === "event") {
    const mine = view.seats.some((seat) => seat.seat === view.you.seat && seat.waiting);
    return (standings?.waiting ?? 0) <= Number(mine);
  }
  return !view.seats.some((seat) => seat.waiting && seat.seat !== view.you.seat && seat.kind !== "bot");
}

/**
 * What ending the turn would throw away for good, in a sentence; "" if nothing is: what costs something may well be kept.
 * @param {View} view @param {Standings | null} standings
 */
export function wasteOf(view, standings) {
  if (!isLast(view, standings)) return "";
  const count = diceOf(view.sheet, view.status?.dice).filter((die) => view.moves.some((move) => isPlain(move, die))).length;
  if (count) return say("table.unused-dice", { count });
  return view.moves.some((move) => move.from) ? view.question || say("table.unused-moves") : "";
}
