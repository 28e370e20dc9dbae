// What a tap means: a move, a choice, something taken in hand, or a question to the server.
import { goesSomewhere, isOf, isSource, movesAt, plainMove, swapOf } from "./choices.js";
import { isMadeAt } from "./hint.js";
import { waitingText } from "../table/prompt.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Die} Die */
/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").Place} Place */
/** @typedef {import("../types").Standings} Standings */
/** @typedef {import("../types").View} View */
/**
 * `asking`: the next tap offers everything; `aim`: the place whose piece is wanted in the place of another; `hinted` is recommended.
 * @typedef {{view: View, chosen?: Die, hand: number, aim?: number, asking: boolean, hinted?: Move}} Hands
 */
/**
 * `aim`: what lies there is wanted, -1: no longer; `swap`: a move, and the place that it changes; `why`: only the server knows the reason.
 * @typedef {{play: string} | {offer: Move[], about: string} | {take: number} | {aim: number} | {swap: Move, from: number, to: number}
 *   | {tell: string} | {why: true}} Meaning
 */

/**
 * What is wanted first, and then what it replaces; the other way round it is taken in hand.
 * @param {Hands} hands @param {number} place @returns {Meaning | null}
 */
function swapAt({ view, hand, aim = -1 }, place) {
  const chosen = aim >= 0 ? swapOf(view, place, aim) : undefined;
  if (chosen) return { swap: chosen, from: place, to: aim };
  const swaps = hand < 0 ? view.moves.filter((move) => move.place === place && move.sources.length) : [];
  const [only] = swaps;
  if (!only) return null;
  if (aim === place) return { aim: -1 };
  return swaps.length === 1 ? { swap: only, from: only.sources[0] ?? -1, to: place } : { aim: place };
}

/**
 * @param {Hands} hands @param {Place} place @param {string} name of the place, with what is there
 * @param {boolean} all show all moves, even if one of them is plain
 * @param {Standings | null} standings
 * @returns {Meaning}
 */
export function tapOn(hands, place, name, all, standings) {
  const { view, chosen, hand, asking, hinted } = hands;
  // A hint is taken by tapping what it shows.
  if (hinted && !all && !asking && isMadeAt(hinted, place.number, hand)) return { play: hinted.move };
  if (hinted?.sources.includes(place.number) && hand === place.number && !all) return { take: hand };
  const swap = all || asking ? null : swapAt(hands, place.number);
  if (swap) return swap;
  const moves = movesAt(view, chosen, place.number, hand);
  const plain = all || asking ? undefined : plainMove(moves, place.number);
  if (plain) return { play: plain.move };
  if (moves.length) return { offer: moves, about: name };
  if (isSource(view, place.number)) return all ? { tell: name } : { take: hand === place.number ? -1 : place.number };
  if (view.moves.length) return { why: true };
  return { tell: waitingText(view, standings) || say("table.nothing-here") };
}

/**
 * A die is chosen or let go; one that goes nowhere has a menu of its own, or does the one thing that it can do. What is recommended for a die is
 * made by tapping it, or where it goes.
 * @param {View} view @param {Die} die @param {string} chosen the id of the one that is chosen @param {Move} [hinted]
 * @returns {{offer: Move[], about: string} | {choose: string} | {only: Move} | {play: string}}
 */
export function tapOnDie(view, die, chosen, hinted) {
  if (hinted && isOf(hinted, die)) return hinted.place < 0 ? { play: hinted.move } : { choose: die.id };
  const own = view.moves.filter((move) => isOf(move, die));
  const [only] = own;
  if (only && own.length === 1 && !goesSomewhere(view, die)) return { only };
  if (own.length && !goesSomewhere(view, die)) return { offer: own, about: die.name };
  return { choose: chosen === die.id ? "" : die.id };
}
