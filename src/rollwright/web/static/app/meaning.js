// What a tap means: a move, a choice, something taken in hand, or a question to the server.
import { isOf, isSource, movesAt, plainMove, startOf } from "./choices.js";
import { waitingText } from "./prompt.js";
import { say } from "./words.js";

/** @typedef {import("./types").Cell} Cell */
/** @typedef {import("./types").Move} Move */
/** @typedef {import("./types").Standings} Standings */
/** @typedef {import("./types").View} View */
/** @typedef {import("./choices.js").Die} Die */
/** `asking`: the next tap offers everything. @typedef {{view: View, dice: Die[], chosen?: Die, hand: string, asking: boolean}} Hands */
/**
 * `why`: only the server knows the reason, for a move whose text begins so.
 * @typedef {{play: string} | {offer: Move[], about: string} | {take: string} | {tell: string} | {why: string}} Meaning
 */

/** What a place or a die is, if there is more to it than is written there. @param {{title: string, name: string}} thing */
function aboutOf({ title, name }) {
  return title && title !== name ? name : "";
}

/** A reason with what the place is before it. @param {Cell} cell @param {string} reason */
export function withName(cell, reason) {
  const about = aboutOf(cell);
  return !about || reason.includes(about) ? reason : `${about}. ${reason}`;
}

/**
 * @param {Hands} hands @param {Cell} cell @param {boolean} all show all moves, even if one of them is plain
 * @param {Standings | null} standings
 * @returns {Meaning}
 */
export function tapOn({ view, dice, chosen, hand, asking }, cell, all, standings) {
  const moves = movesAt(view, dice, chosen, cell.id, hand);
  const plain = all || asking ? undefined : plainMove(moves, dice);
  if (plain) return { play: plain.move };
  if (moves.length) return { offer: moves, about: aboutOf(cell) };
  if (isSource(view, cell.id)) return all ? { tell: cell.name } : { take: hand === cell.id ? "" : cell.id };
  if (view.moves.length) return { why: hand ? startOf(view, hand) : chosen?.key ?? "" };
  return { tell: withName(cell, waitingText(view, standings) || say("table.nothing-here")) };
}

/**
 * A die is chosen or let go; one that goes nowhere has a menu of its own.
 * @param {View} view @param {Die} die @param {string} chosen the key of the one that is chosen @returns {Meaning}
 */
export function tapOnDie(view, die, chosen) {
  const own = die.cell ? view.moves.filter((move) => move.cell === die.cell) : [];
  if (own.length && !view.moves.some((move) => isOf(move, die))) return { offer: own, about: aboutOf(die) };
  return { take: chosen === die.key ? "" : die.key };
}
