// Which dice were rolled anew, and what they may show while they tumble.
import { sheetOf } from "./documents.js";

/** @typedef {import("../types").Board} Board */
/** @typedef {import("../types").Die} Die */
/** @typedef {import("../types").Rolled} Rolled */

/** So long dice roll, in milliseconds. */
export const ROLL_MS = 700;

/** When a die was rolled last. @param {Die} die @param {Rolled | undefined} rolled @param {number | null | undefined} seat */
function momentOf(die, rolled, seat) {
  return Math.max(rolled?.together ?? 0, rolled?.seats[String(seat)]?.[die.id] ?? 0);
}

/**
 * The dice that were rolled since, with their places in the tray.
 * @param {Die[]} dice @param {Rolled | undefined} before @param {Rolled | undefined} rolled @param {number | null} [seat] whose dice they are
 */
export function thrownDice(dice, before, rolled, seat) {
  return dice.map((die, at) => ({ die, at })).filter(({ die }) => momentOf(die, rolled, seat) > momentOf(die, before, seat));
}

/** The tiles on the sides of a die, where its net lies on the board. @param {Die} die @param {Board | undefined} board @returns {string[]} */
export function sidesOf(die, board) {
  const sheet = sheetOf(board);
  const found = sheet?.cards.flatMap(({ places, marks }) => places.map(({ id }, at) => (id.startsWith(`${die.id}:`) ? marks[at]?.tile ?? "" : "")));
  return (found ?? []).filter(Boolean);
}

/** Any side of a die: one of its tiles, else one of six with pips. @param {Die} die @param {string[]} sides @returns {Die} */
export function anySide(die, sides) {
  const tile = sides[Math.floor(Math.random() * sides.length)];
  if (tile) return { ...die, tile };
  return die.tile ? die : { ...die, value: String(1 + Math.floor(Math.random() * 6)) };
}
