// A button that has just come to mean something else does not take the click that was meant for what it was before.
import { useEffect, useState } from "./ui.js";

/** Whoever reads a new name and decides needs longer, in milliseconds; who clicks again and again does not. */
export const READING_MS = 400;

/** Knows since when a button means what it means. */
export class Guard {
  /** @param {() => void} changed is called when it begins or ceases to take clicks */
  constructor(changed) {
    this.changed = changed;
    /** @type {string | null} */
    this.meaning = null;
    this.fresh = false;
    this.timer = 0;
  }

  /** @param {string} meaning what the button does now */
  see(meaning) {
    if (meaning === this.meaning) return;
    this.meaning = meaning;
    this.wait();
  }

  /** Is a click meant for what the button does now? After one that is not, the next has to come a little later. */
  takes() {
    const meant = !this.fresh;
    if (!meant) this.wait();
    return meant;
  }

  wait() {
    this.rest();
    this.fresh = true;
    this.timer = setTimeout(() => {
      this.fresh = false;
      this.changed();
    }, READING_MS);
  }

  rest() {
    clearTimeout(this.timer);
  }
}

/**
 * Guards a button: `fresh` as long as it takes no click, `takes` is asked at each.
 * @param {string} meaning what the button does now
 */
export function useGuard(meaning) {
  const [, redraw] = useState(0);
  const [guard] = useState(() => new Guard(() => redraw((count) => count + 1)));
  guard.see(meaning);
  useEffect(() => () => guard.rest(), []);
  return { fresh: guard.fresh, takes: () => guard.takes() };
}
