// What a finger, a mouse or a key does to a place of the sheet.
import { useRef } from "../page/ui.js";

/** @typedef {import("../types").Place} Place */

const HOLD_MS = 450;

/**
 * Taps, and what asks for all moves of a place: holding it, the other mouse button, or Shift. Who points at a place with a mouse, or comes to it with
 * keys, sees what would happen there; a finger covers the place, and has decided already: its tap leaves no preview behind.
 * @param {import("./spots.js").Touch} touch @param {(number: number) => void} setActive is told which place has the focus
 */
export function useTaps(touch, setActive) {
  const hold = useRef({ timer: 0, done: false });
  /** @param {Place} place */
  return (place) => ({
    onFocus: (/** @type {FocusEvent} */ event) => {
      setActive(place.number);
      if (/** @type {Element} */ (event.currentTarget).matches(":focus-visible")) touch.hover?.(place);
    },
    onBlur: () => touch.hover?.(null),
    onPointerEnter: (/** @type {PointerEvent} */ event) => { if (event.pointerType === "mouse") touch.hover?.(place); },
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      const at = /** @type {Element} */ (event.currentTarget);
      clearTimeout(hold.current.timer);
      // Who drags it does not hold it.
      if (touch.lifts?.has(place.number)) touch.drag?.(place, event, () => clearTimeout(hold.current.timer));
      hold.current = { done: false, timer: event.button ? 0 : setTimeout(() => {
        hold.current.done = true;
        touch.tap(place, at, true);
      }, HOLD_MS) };
    },
    onPointerUp: () => clearTimeout(hold.current.timer),
    onPointerLeave: () => {
      clearTimeout(hold.current.timer);
      touch.hover?.(null);
    },
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
