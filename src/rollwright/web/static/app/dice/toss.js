// How the seats of a table make its dice together: the hashes and rolls of docs/fair-dice.md.
import { bytesOf, hashOf, hmac } from "./sha256.js";

/** The seat, the number that was hashed with its word, and the hash. @typedef {[number, number, string]} PledgeLine */
/** The words by seat. @typedef {Record<string, string>} Words */

const RANGE = 2n ** 64n;

/** @param {string[]} lines */
const hashLines = (...lines) => hashOf(lines.join("\n"));

/** @param {string} commitment @param {number} number @param {string} word */
export const pledgeOf = (commitment, number, word) => hashLines("rollwright pledge 1", commitment, String(number), word);

/** @param {string} commitment @param {PledgeLine[]} pledges */
export const listOf = (commitment, pledges) => hashLines("rollwright list 1", commitment, ...bySeat(pledges).map((line) => line.join(" ")));

/** @param {string} list @param {Words} words */
export function mixOf(list, words) {
  const lines = bySeat(Object.entries(words).map(([seat, word]) => /** @type {[number, string]} */ ([Number(seat), word])));
  return hashLines("rollwright mix 1", list, ...lines.map(([seat, word]) => `${seat} ${word}`));
}

/** @template {[number, ...unknown[]]} T @param {T[]} lines */
const bySeat = (lines) => [...lines].sort(([one], [two]) => one - two);

/** The numbers of one roll, below these bounds. @param {string} secret @param {string} mix @param {number} roll @param {number[]} bounds */
export function numbersOf(secret, mix, roll, bounds) {
  const key = bytesOf(secret);
  let block = 0;
  /** @type {bigint[]} */
  let chunks = [];
  const next = () => {
    if (!chunks.length) {
      const digest = new DataView(hmac(key, bytesOf(["rollwright dice 2", roll, block++, mix].join("\n"))).buffer);
      chunks = [0, 8, 16, 24].map((at) => digest.getBigUint64(at));
    }
    return /** @type {bigint} */ (chunks.shift());
  };
  return bounds.map((bound) => {
    const wide = BigInt(bound);
    // At the top some integers would make the small numbers more likely.
    for (;;) {
      const chunk = next();
      if (chunk < RANGE - (RANGE % wide)) return Number(chunk % wide);
    }
  });
}
