// What a move would change, before it is made.
import { gainsBetween } from "../feel/changes.js";
import { ownBoard } from "./choices.js";
import { boardOf } from "../connection/merge.js";

/** @typedef {import("../types").Mark} Mark */
/** `gains`: signs of what one gets, with how many. @typedef {{marks: Map<number, Mark>, gains: [string, number][]}} Ghost */

/** @param {import("../types").View} view @param {import("../wire").BoardChange} change @returns {Ghost} */
export function ghostOf(view, change) {
  const own = ownBoard(view);
  const marks = new Map((change.marks ?? []).map(([at, mark, text = "", tile = ""]) => [at, { mark, text, tile }]));
  const gains = gainsBetween(own ?? null, boardOf(change, own), view.game.counters).filter(({ more }) => more > 0);
  return { marks, gains: gains.map(({ sign, more }) => [sign, more]) };
}
