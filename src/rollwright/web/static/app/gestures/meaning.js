// What a tap means: a move, a choice, something taken in hand, or a question to the server.
import { goesSomewhere, isOf, isSource, movesAt, plainMove } from "./choices.js";
import { waitingText } from "../table/prompt.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Die} Die */
/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").Place} Place */
/** @typedef {import("../types").Standings} Standings */
/** @typedef {import("../types").View} View */
/** `asking`: the next tap offers everything. @typedef {{view: View, chosen?: Die, hand: number, asking: boolean}} Hands */
/**
 * `why`: only the server knows the reason.
 * @typedef {{play: string} | {offer: Move[], about: string} | {take: number} | {tell: string} | {why: true}} Meaning
 */

/**
 * @param {Hands} hands @param {Place} place @param {string} name of the place, with what is there
 * @param {boolean} all show all moves, even if one of them is plain
 * @param {Standings | null} standings
 * @returns {Meaning}
 */
export function tapOn({ view, chosen, hand, asking }, place, name, all, standings) {
  const moves = movesAt(view, chosen, place.number, hand);
  const plain = all || asking ? undefined : plainMove(moves, place.number);
  if (plain) return { play: plain.move };
  if (moves.length) return { offer: moves, about: name };
  if (isSource(view, place.number)) return all ? { tell: name } : { take: hand === place.number ? -1 : place.number };
  if (view.moves.length) return { why: true };
  return { tell: waitingText(view, standings) || say("table.nothing-here") };
}

/**
 * A die is chosen or let go; one that goes nowhere has a menu of its own.
 * @param {View} view @param {Die} die @param {string} chosen the id of the one that is chosen @returns {{offer: Move[], about: string} | {choose: string}}
 */
export function tapOnDie(view, die, chosen) {
  const own = view.moves.filter((move) => isOf(move, die));
  if (own.length && !goesSomewhere(view, die)) return { offer: own, about: die.name };
  return { choose: chosen === die.id ? "" : die.id };
}
