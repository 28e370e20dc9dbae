// Keys for the whole page, where nothing else wants them.
import { useLayoutEffect } from "../page/ui.js";

/** @param {(key: string) => void} act */
export function useKeys(act) {
  // As soon as the page is drawn: a key that comes before it is painted is meant for what is there now.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const target = /** @type {Element} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // What has the focus is meant by this key.
      if (event.key === "Enter" && target.closest("button, a, summary, [role=button]")) return;
      if (target.closest("input, select, textarea, dialog[open]") || document.querySelector("dialog[open]")) return;
      act(event.key);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** Places of my board where something can be done. */
const OPEN = ".mine .spot:is(.open-plain, .open-special)";

/**
 * Which of so many comes next, all around; from none of them the first, or the last.
 * @param {number} at where one is now, -1: at none @param {number} count @param {number} step 1 or -1
 */
export function following(at, count, step) {
  if (at < 0) return step > 0 ? 0 : count - 1;
  return (at + step + count) % count;
}

/** To the next place where something can be done, on whichever print it is. @param {number} step 1 or -1 */
export function goToOpen(step) {
  const open = [...document.querySelectorAll(OPEN)];
  const here = open.findIndex((spot) => spot === document.activeElement);
  const next = open[following(here, open.length, step)];
  /** @type {HTMLElement | SVGElement | undefined} */ (/** @type {any} */ (next))?.focus();
}
