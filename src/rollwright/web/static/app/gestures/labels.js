// Sentences for moves: the server makes them when somebody looks there.
import { signal } from "../page/ui.js";

/** @typedef {import("../types").Move} Move */

/** Instead of a sentence that is still on its way. */
export const WAITED = "…";

export class Labels {
  /** @param {(moves: string[]) => Promise<Record<string, string>>} ask */
  constructor(ask) {
    this.ask = ask;
    /** Of the present moves, by their texts. */
    this.known = signal(/** @type {Record<string, string>} */ ({}));
    this.asked = /** @type {Set<string>} */ (new Set());
    /** Counts how often everything was forgotten: an answer may be too late. */
    this.age = 0;
  }

  /** The moves have changed: the same text may mean something else now. */
  forget() {
    this.age += 1;
    this.asked.clear();
    if (Object.keys(this.known.peek()).length) this.known.value = {};
  }

  /** The sentences of these moves as far as they are here; the others are asked for. @param {Move[]} moves @returns {(move: Move) => string} */
  of(moves) {
    const known = this.known.value;
    const missing = moves.map(({ move }) => move).filter((move) => !this.asked.has(move));
    if (missing.length) this.fetch(missing);
    return ({ move }) => known[move] ?? WAITED;
  }

  /** @param {string[]} moves */
  async fetch(moves) {
    moves.forEach((move) => this.asked.add(move));
    const age = this.age;
    const labels = await this.ask(moves);
    if (age === this.age) this.known.value = { ...this.known.peek(), ...labels };
  }
}
