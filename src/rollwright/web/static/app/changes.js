// What has changed from one step of a game to the next: places, and what was won or spent.

/** @typedef {import("./types").Board} Board */
/** @typedef {import("./types").Mark} Mark */
/** @typedef {import("./wire").CounterInfo} CounterInfo */
/** `name` is empty for stars, which each game calls by its own name. @typedef {{sign: string, name: string, more: number}} Gain */

/** @param {Board} one @param {Board} two */
function hasSamePrints(one, two) {
  return one.prints.length === two.prints.length && one.prints.every((digest, at) => digest === two.prints[at]);
}

/** @param {Mark | undefined} one @param {Mark | undefined} two */
function isSame(one, two) {
  return one?.mark === two?.mark && (one?.text ?? "") === (two?.text ?? "") && (one?.tile ?? "") === (two?.tile ?? "");
}

/**
 * The numbers of the places where something else stands now. Of other prints nothing can be compared: they are all new.
 * @param {Board | null} before @param {Board} now @returns {Set<number>}
 */
export function changedPlaces(before, now) {
  if (!before || !hasSamePrints(before, now)) return new Set();
  const all = new Set([...before.marks.keys(), ...now.marks.keys()]);
  return new Set([...all].filter((at) => !isSame(before.marks.get(at), now.marks.get(at))));
}

/**
 * What a seat has more or less of than before. With other prints a new round begins with nothing: that is no loss.
 * @param {Board | null} before @param {Board} now @param {CounterInfo[]} counters @returns {Gain[]}
 */
export function gainsBetween(before, now, counters) {
  if (!before || !hasSamePrints(before, now)) return [];
  const gains = counters.map(({ sign, name, common }, at) => ({
    sign, name, more: common ? 0 : (now.counters[at] ?? 0) - (before.counters[at] ?? 0),
  }));
  return [...gains, { sign: "star", name: "", more: sum(now.stars) - sum(before.stars) }].filter(({ more }) => more !== 0);
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);
