// What this browser has seen of the dice of a table, kept for the end of the game: its own words, commitments, frozen lists and rolls.

/** One attempt to make the dice; the seat is the own one. @typedef {{list: string, seat: number | null, pledge: string, shown: boolean}} SeenAttempt */
/** @typedef {Record<string, SeenAttempt>} SeenAttempts by commitment */
/** What the server told in two ways. @typedef {"" | "commitment" | "list" | "roll"} Contradiction */
/**
 * `order` has the commitments of all attempts, and `wrong` names what the server told in two ways.
 * @typedef {{at: number, order: string[], attempts: SeenAttempts, rolls: Record<string, string>, wrong: Contradiction}} Seen
 */
/** `storage` may throw: some browsers keep nothing. @typedef {() => Storage} Store */

const SIGHT = "rollwright.dice.";
const WORD = "rollwright.word.";
/** As many tables as the start page leads back to. */
const MOST = 24;
/** For browsers that keep nothing: until the page is left. @type {Map<string, string>} */
const memory = new Map();

/** @returns {Seen} */
const nothing = () => ({ at: 0, order: [], attempts: {}, rolls: {}, wrong: "" });

export class Sight {
  /** @param {string} table @param {Store} [store] */
  constructor(table, store = () => localStorage) {
    this.table = table;
    this.store = store;
  }

  /** Another tab may have seen more: it is read each time. @returns {Seen} */
  seen() {
    try {
      return { ...nothing(), ...JSON.parse(this.read(SIGHT + this.table) ?? "{}") };
    } catch {
      return nothing();
    }
  }

  /** Under its hash: two tabs that make a word at the same time don't lose one. @param {string} pledge @param {string} word */
  keepWord(pledge, word) {
    this.write(`${WORD}${this.table}.${pledge}`, word);
  }

  /** @param {string} pledge */
  wordOf(pledge) {
    return (pledge && this.read(`${WORD}${this.table}.${pledge}`)) || "";
  }

  /** The server has committed to the secret of this attempt, the first being 1. @param {number} attempt @param {string} commitment */
  sawCommitment(attempt, commitment) {
    const before = this.seen();
    const known = before.order[attempt - 1];
    if (known === commitment) return;
    if (known) this.change({ wrong: "commitment" });
    else {
      const order = [...before.order];
      order[attempt - 1] = commitment;
      this.change({ order: [...order].map((one) => one ?? "") });
    }
  }

  /** The list is frozen. What was seen first counts. @param {string} commitment @param {Omit<SeenAttempt, "shown">} frozen */
  sawList(commitment, frozen) {
    const { attempts } = this.seen();
    const known = attempts[commitment];
    if (!known) this.change({ attempts: { ...attempts, [commitment]: { ...frozen, shown: false } } });
    else if (known.list !== frozen.list) this.change({ wrong: "list" });
  }

  /** The own word was shown. @param {string} commitment */
  showed(commitment) {
    const { attempts } = this.seen();
    const known = attempts[commitment];
    if (known && !known.shown) this.change({ attempts: { ...attempts, [commitment]: { ...known, shown: true } } });
  }

  /** @param {number} number @param {string} text */
  sawRoll(number, text) {
    const { rolls } = this.seen();
    const known = rolls[number];
    if (known === undefined) this.change({ rolls: { ...rolls, [number]: text } });
    else if (known !== text) this.change({ wrong: "roll" });
  }

  /** What `rollwright verify --seen` reads. */
  file() {
    const { order, attempts, rolls } = this.seen();
    const commitment = order.at(-1) ?? "";
    const last = attempts[commitment];
    const pledge = last?.pledge ?? "";
    return { table: this.table, commitment, list: last?.list ?? "", seat: pledge && last ? last.seat : null, word: this.wordOf(pledge), rolls };
  }

  /** @param {Partial<Seen>} changes */
  change(changes) {
    const before = this.seen();
    this.write(SIGHT + this.table, JSON.stringify({ ...before, at: before.at || Date.now(), ...changes }));
    if (!before.at) this.forgetOldest();
  }

  forgetOldest() {
    const kept = this.keys(SIGHT).map((key) => new Sight(key.slice(SIGHT.length), this.store));
    const old = kept.map((one) => ({ one, at: one.seen().at })).sort((first, second) => second.at - first.at).slice(MOST);
    for (const { one } of old) {
      for (const key of [SIGHT + one.table, ...this.keys(`${WORD}${one.table}.`)]) this.remove(key);
    }
  }

  /** @param {string} prefix */
  keys(prefix) {
    try {
      return Object.keys(this.store()).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  }

  /** @param {string} key */
  read(key) {
    try {
      return this.store().getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  }

  /** @param {string} key @param {string} value */
  write(key, value) {
    try {
      this.store().setItem(key, value);
    } catch {
      memory.set(key, value);
    }
  }

  /** @param {string} key */
  remove(key) {
    this.store().removeItem(key);
  }
}
