// What has changed from one step of a game to the next: places, what was won or spent, and at the table as a whole.
import { ownBoard } from "../gestures/choices.js";

/** @typedef {import("../types").Board} Board */
/** @typedef {import("../types").Mark} Mark */
/** @typedef {import("../types").View} View */
/** @typedef {import("../wire").CounterInfo} CounterInfo */
/**
 * `written`: places on my board; `gains`: my counters with how much more; `stars`: how many more; `round`: a new one has begun; `turn`: it is up
 * to me again; `others`: somebody else has decided something.
 * @typedef {{rolled: boolean, written: number[], gains: [string, number][], stars: number, round: boolean, turn: boolean, others: boolean}} Changes
 */
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
  const gains = counters.map(({ sign, name, common, heading }, at) => ({
    sign, name, more: common || heading ? 0 : (now.counters[at] ?? 0) - (before.counters[at] ?? 0),
  }));
  return [...gains, { sign: "star", name: "", more: sum(now.stars) - sum(before.stars) }].filter(({ more }) => more !== 0);
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

/** @param {View} before @param {View} now @returns {Changes} */
export function changesOf(before, now) {
  const [old, own] = [ownBoard(before) ?? null, ownBoard(now)];
  const gains = own ? gainsBetween(old, own, now.game.counters).filter(({ more }) => more > 0) : [];
  return {
    rolled: JSON.stringify(before.status?.rolled) !== JSON.stringify(now.status?.rolled),
    written: own ? [...changedPlaces(old, own)] : [],
    gains: gains.filter(({ name }) => name).map(({ sign, more }) => [sign, more]),
    stars: gains.find(({ name }) => !name)?.more ?? 0,
    round: Boolean(before.status && now.status) && before.status?.round !== now.status?.round,
    turn: !before.moves.length && now.moves.length > 0,
    others: now.log.some(({ version, kind, seat }) => kind === "move" && seat !== now.you.seat && version > (before.log.at(-1)?.version ?? version)),
  };
}
