// What a move would change, before it is made.
import { ownBoard } from "./choices.js";

/** @typedef {import("./types").Mark} Mark */
/** `gains`: signs of what one gets, with how many. @typedef {{marks: Map<number, Mark>, gains: [string, number][]}} Ghost */

/** @param {import("./types").View} view @param {import("./wire").BoardChange} change @returns {Ghost} */
export function ghostOf(view, change) {
  const own = ownBoard(view);
  const marks = new Map((change.marks ?? []).map(([at, mark, text = "", tile = ""]) => [at, { mark, text, tile }]));
  /** @type {[string, number][]} */
  const gains = [];
  (change.counters ?? []).forEach((count, at) => {
    const more = count - (own?.counters[at] ?? 0);
    const sign = view.game.counters?.[at]?.sign;
    if (more > 0 && sign) gains.push([sign, more]);
  });
  const stars = sum(change.stars ?? own?.stars ?? []) - sum(own?.stars ?? []);
  if (stars > 0) gains.push(["star", stars]);
  return { marks, gains };
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
