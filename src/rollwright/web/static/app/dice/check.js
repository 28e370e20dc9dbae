// The check of the dice at the end: what this browser saw is compared with what the server says now, and every roll is derived.
import { hashOf } from "./sha256.js";
import { listOf, mixOf, numbersOf, pledgeOf } from "./toss.js";

/** @typedef {import("../wire").DiceResponse} Report */
/** @typedef {import("./sight.js").Seen} Seen */
/** @typedef {{seed: string, pledges: [number, number, string][], words: Record<string, string>}} Attempt */
/**
 * `fair`: all is right, and the own word is in the dice. `seen`: all is right, but no word is the own one. `unseen`: consistent, but nothing
 * of it was seen before the end. `wrong`: something differs; `reason` says what, of which `roll`.
 * @typedef {"commitment" | "list" | "pledge" | "word" | "roll" | "other-roll" | "fewer-rolls" | "twice-commitment" | "twice-list" | "twice-roll"} Reason
 * @typedef {{rolls: number, words: number, broken: number, skipped: number, reason: Reason | "", roll: number}} Found
 * @typedef {Found & {state: "fair" | "seen" | "unseen" | "wrong"}} Verdict
 */

/** How many results somebody could choose between who withheld words together with the server. @param {Verdict} verdict */
export const resultsOf = ({ broken, skipped }) => broken + 2 ** skipped;

/** @param {Attempt} attempt @returns {number[]} the seats that did not show their words */
export const withheldIn = ({ pledges, words }) => pledges.map(([seat]) => seat).filter((seat) => words[seat] === undefined);

/** @param {Report} report @param {Seen} seen @param {string} word the own one that was shown, or "" @returns {Verdict} */
export function checkDice(report, seen, word) {
  const counts = { rolls: report.rolls.length, words: Object.keys(report.words).length, broken: report.broken.length, skipped: withheldIn(report).length };
  /** @param {Reason} reason @param {number} [roll] @returns {Verdict} */
  const wrong = (reason, roll = 0) => ({ ...counts, state: "wrong", reason, roll });
  if (seen.wrong) return wrong(`twice-${seen.wrong}`);
  const attempts = [...report.broken, report];
  const mismatch = attempts.map((attempt, at) => mismatchIn(attempt, seen, at)).find((reason) => reason);
  if (mismatch) return wrong(mismatch);
  if (seen.order.length > attempts.length) return wrong("commitment");
  const commitment = hashOf(report.seed);
  const own = seen.attempts[commitment];
  const isOwn = Boolean(own?.pledge && word && own.seat !== null && report.words[own.seat] === word);
  const mix = mixOf(listOf(commitment, report.pledges), report.words);
  const roll = report.rolls.find((one) => !isDerived(report.seed, mix, one));
  if (roll) return wrong("roll", roll.number);
  const other = report.rolls.find(({ number, text }) => (seen.rolls[number] ?? text) !== text);
  if (other) return wrong("other-roll", other.number);
  // A game that begins in the middle counts the rolls before, too.
  const last = report.rolls[report.rolls.length - 1]?.number ?? 0;
  if (Object.keys(seen.rolls).some((number) => Number(number) > last)) return wrong("fewer-rolls");
  const wasSeen = Boolean(own && seen.order.includes(commitment));
  return { ...counts, reason: "", roll: 0, state: isOwn ? "fair" : wasSeen ? "seen" : "unseen" };
}

/** What does not fit in one attempt; "" if nothing. @param {Attempt} attempt @param {Seen} seen @param {number} at @returns {Reason | ""} */
function mismatchIn({ seed, pledges, words }, seen, at) {
  const commitment = hashOf(seed);
  if (seen.order[at] && seen.order[at] !== commitment) return "commitment";
  const own = seen.attempts[commitment];
  if (own && own.list !== listOf(commitment, pledges)) return "list";
  // What was shown in time has to be there, also where the attempt was broken off.
  if (own?.shown && own.seat !== null && words[own.seat] === undefined) return "word";
  const numbers = new Map(pledges.map(([seat, number, hash]) => [String(seat), { number, hash }]));
  const isPledged = Object.entries(words).every(([seat, word]) => {
    const pledge = numbers.get(seat);
    return pledge && pledgeOf(commitment, pledge.number, word) === pledge.hash;
  });
  return isPledged ? "" : "pledge";
}

/** @param {string} seed @param {string} mix @param {import("../wire").RollNumbers} roll */
function isDerived(seed, mix, { number, text, choices }) {
  const numbers = numbersOf(seed, mix, number, choices.map(({ length }) => length));
  // A roll that comes from no number at all is no roll.
  return choices.length > 0 && numbers.every((value, at) => choices[at]?.[value] === text);
}
