// What is still to do in a turn, and what would be thrown away by ending it now.
import { doneMove } from "../gestures/choices.js";
import { language } from "../page/settings.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../types").Standings} Standings */

/** Is there still something to do that costs nothing, or a face to swap? Then ending the turn is not what most want next. @param {View} view */
export function isUnfinished(view) {
  return view.moves.some((move) => !move.ends && (move.sources.length > 0 || !move.price.length));
}

/** Does the table go on as soon as this seat is done, so that nothing can be taken back? @param {View} view @param {Standings | null} standings */
export function isLast(view, standings) {
  if (view.kind === "event") {
    return (standings?.waiting ?? 0) <= Number(view.moves.length > 0);
  }
  return !view.seats.some((seat) => seat.waiting && seat.seat !== view.you.seat && seat.kind !== "bot");
}

/** The signs of what ending the turn would throw away, whether or not it could be taken back for a while. @param {View} view @returns {string[]} */
export function wasteOf(view) {
  return doneMove(view)?.forfeits ?? [];
}

/** What is lost, in words. @param {string[]} signs */
export function wasteText(signs) {
  const kinds = [...new Set(signs)];
  const things = kinds.map((kind) => say(/** @type {any} */ (`lost.${kind}`), { count: signs.filter((one) => one === kind).length }));
  return say("table.forfeits", { things: new Intl.ListFormat(language.value).format(things) });
}
