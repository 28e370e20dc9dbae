// Keys for the whole page, where nothing else wants them.
import { useEffect, useLayoutEffect, useRef } from "../page/ui.js";

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

/** The places of my board, and the one of a print to which the Tab key leads. */
const PLACES = ".mine [data-place]";
const FIRST = `${PLACES}[tabindex="0"]`;
const MAIN = ".actions .done";

/**
 * Whose place on the board is gone, as with the cards of a round, goes on at the first one of those that took its place; after a button that is
 * gone, as with its tick, at the last place, or at the main button.
 */
export function useKeptFocus() {
  const last = useRef(/** @type {Element | null} */ (null));
  const place = useRef(/** @type {Element | null} */ (null));
  useEffect(() => {
    /** @param {FocusEvent} event */
    const note = ({ target }) => {
      last.current = target instanceof Element && target.closest("main.play") && !target.closest("dialog") ? target : null;
      if (last.current?.matches(PLACES)) place.current = last.current;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    const around = place.current?.isConnected ? place.current : document.querySelector(MAIN);
    const next = last.current === place.current ? document.querySelector(FIRST) : around;
    /** @type {HTMLElement | SVGElement | null} */ (/** @type {any} */ (next))?.focus();
  });
}

/** Places of my board where something can be done, and dice that lie among my pieces. */
const OPEN = ".mine .spot:is(.open-plain, .open-special), .mine .die:enabled:not(.is-idle)";

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
