// What has just changed on my board stays in sight for a moment, before the view goes on to the next thing.
import { changedPlaces } from "./changes.js";
import { ownBoard } from "../gestures/choices.js";
import { useEffect, useRef, useState } from "../page/ui.js";

/** `places` were changed a moment ago; `back`: something was taken back there. @typedef {{places: Set<number>, back: boolean}} Lately */

/** So long it stays, however calm somebody wants it. */
export const STAY_MS = 600;

/**
 * What was written or taken back a moment ago. Whoever takes something in hand meanwhile looks for something else.
 * @param {import("../connection/store.js").TableStore} store @param {import("../types").View} view @returns {Lately | undefined}
 */
export function useLately(store, view) {
  const board = ownBoard(view);
  const before = useRef(board ?? null);
  const lately = useRef(/** @type {Lately | undefined} */ (undefined));
  const [, redraw] = useState(0);
  const held = store.hinted.value || store.armed.value || store.die.value;
  const then = useRef("");
  if (board && board !== before.current) {
    const places = changedPlaces(before.current, board);
    if (places.size) {
      lately.current = { places, back: store.takenBack };
      then.current = held;
    }
    before.current = board;
  }
  // What the move was made with may still be in hand.
  if (held && held !== then.current) lately.current = undefined;
  const now = lately.current;
  useEffect(() => {
    if (!now) return undefined;
    const timer = setTimeout(() => { lately.current = undefined; redraw((times) => times + 1); }, STAY_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
