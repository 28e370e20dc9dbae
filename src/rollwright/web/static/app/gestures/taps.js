// What a finger, a mouse or a key does to a place of the sheet.
import { useRef } from "../page/ui.js";

/** @typedef {import("../types").Place} Place */

const HOLD_MS = 450;

/**
 * Taps, and what asks for all moves of a place: holding it, the other mouse button, or Shift.
 * @param {import("./spots.js").Touch} touch
 */
export function useTaps(touch) {
  const hold = useRef({ timer: 0, done: false });
  /** @param {Place} place */
  return (place) => ({
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      const at = /** @type {Element} */ (event.currentTarget);
      clearTimeout(hold.current.timer);
      hold.current = { done: false, timer: event.button ? 0 : setTimeout(() => {
        hold.current.done = true;
        touch.tap(place, at, true);
      }, HOLD_MS) };
    },
    onPointerUp: () => clearTimeout(hold.current.timer),
    onPointerLeave: () => clearTimeout(hold.current.timer),
    onPointerCancel: () => clearTimeout(hold.current.timer),
    onContextMenu: (/** @type {MouseEvent} */ event) => {
      event.preventDefault();
      clearTimeout(hold.current.timer);
      // A phone tells of a long touch in both ways.
      if (!hold.current.done) touch.tap(place, /** @type {Element} */ (event.currentTarget), true);
      hold.current.done = true;
    },
    onClick: (/** @type {MouseEvent} */ event) => {
      if (hold.current.done) hold.current.done = false;
      else touch.tap(place, /** @type {Element} */ (event.currentTarget), event.shiftKey);
    },
  });
}
