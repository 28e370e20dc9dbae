// What has changed at the table between two views: the page lets it be seen and heard.
import { ownBoard } from "./choices.js";

/** @typedef {import("./types").View} View */
/**
 * `written`: places on my board; `gains`: my counters with how much more; `stars`: how many more; `round`: a new one has begun; `turn`: it is up
 * to me again.
 * @typedef {{rolled: boolean, written: number[], gains: [string, number][], stars: number, round: boolean, turn: boolean}} Changes
 */

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

/** @param {View} before @param {View} now @returns {Changes} */
export function changesOf(before, now) {
  const [old, own] = [ownBoard(before), ownBoard(now)];
  const round = Boolean(before.status && now.status) && before.status?.round !== now.status?.round;
  const same = Boolean(old && own) && old?.prints.join() === own?.prints.join();
  const written = same ? [...(own?.marks ?? [])].filter(([at, mark]) => {
    const was = old?.marks.get(at);
    return !was || was.mark !== mark.mark || was.text !== mark.text || was.tile !== mark.tile;
  }).map(([at]) => at) : [];
  /** @type {[string, number][]} */
  const gains = [];
  if (!round) {
    (own?.counters ?? []).forEach((count, at) => {
      const info = now.game.counters?.[at];
      const more = count - (old?.counters[at] ?? 0);
      if (more > 0 && info && !info.common) gains.push([info.id, more]);
    });
  }
  return {
    rolled: JSON.stringify(before.status?.rolled) !== JSON.stringify(now.status?.rolled), written, gains, round,
    stars: same ? Math.max(0, sum(own?.stars ?? []) - sum(old?.stars ?? [])) : 0,
    turn: !before.moves.length && now.moves.length > 0,
  };
}
