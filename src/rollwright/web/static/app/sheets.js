// The sheets of other seats: asked for again whenever something happened, but no faster than a server may be asked.

/** @typedef {import("./types").Answer} Answer */
/** @typedef {import("./types").Sheet} Sheet */
/** @typedef {{seat: number, show: (sheet: Sheet) => void, busy: boolean}} Wish `busy`: the answer is on its way */

/** A whole table at once, then four a second: the server takes no more than twenty messages of all kinds from anybody. */
const AT_ONCE = 8;
const EACH_MS = 250;

export class SheetQueue {
  /** @param {(seat: number) => Promise<Answer>} ask */
  constructor(ask) {
    this.ask = ask;
    /** Who waits longest is first. */
    this.waiting = /** @type {Set<Wish>} */ (new Set());
    /** When as many as ever may be asked for at once. */
    this.rested = 0;
    this.timer = 0;
  }

  /** Ask for a sheet as soon as may be, or once more after an answer that is on its way: it may be too old. @param {Wish} wish */
  want(wish) {
    this.waiting.add(wish);
    this.go();
  }

  /** @param {Wish} wish */
  forget(wish) {
    this.waiting.delete(wish);
    wish.show = () => {};
  }

  go() {
    if (this.timer) return;
    for (const wish of this.waiting) {
      if (wish.busy) continue;
      const pause = this.pause();
      if (pause > 0) {
        this.timer = setTimeout(() => { this.timer = 0; this.go(); }, pause);
        return;
      }
      this.rested += EACH_MS;
      this.waiting.delete(wish);
      this.fetch(wish);
    }
  }

  /** How long the next has to wait. */
  pause() {
    const now = performance.now();
    this.rested = Math.max(this.rested, now);
    return this.rested - now - (AT_ONCE - 1) * EACH_MS;
  }

  /** @param {Wish} wish */
  async fetch(wish) {
    wish.busy = true;
    const answer = await this.ask(wish.seat);
    wish.busy = false;
    if (answer.op === "sheet" && answer.sheet) wish.show(answer.sheet);
    this.go();
  }
}
