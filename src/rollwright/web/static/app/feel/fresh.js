// What a seat has written last, to be marked on its sheet.
import { changedPlaces } from "./changes.js";
import { useRef } from "../page/ui.js";

/** @typedef {import("../types").Board} Board */
/** `from` is the board before that turn. @typedef {{turn: string, from: Board | null, last: Board | null}} Seen */

/** What was seen of a board, after it has changed. @param {Seen} seen @param {Board} board @param {string} turn @returns {Seen} */
export function seenBoard(seen, board, turn) {
  if (!seen.last) return { turn, from: board, last: board };
  // What was written last stays marked until this seat writes in another turn.
  const begins = seen.turn !== turn && changedPlaces(seen.last, board).size > 0;
  return begins ? { turn, from: seen.last, last: board } : { ...seen, last: board };
}

/**
 * The places that a seat has changed in the last turn in which it did.
 * @param {Board | undefined} board @param {import("../types").View} view @param {number | undefined} seat
 */
export function useFresh(board, view, seat) {
  const whose = useRef(seat);
  const seen = useRef(/** @type {Seen} */ ({ turn: "", from: null, last: null }));
  if (whose.current !== seat) seen.current = { turn: "", from: null, last: null };
  whose.current = seat;
  if (board && seen.current.last !== board) seen.current = seenBoard(seen.current, board, `${view.status?.round} ${view.status?.turn}`);
  return board ? changedPlaces(seen.current.from, board) : new Set();
}
