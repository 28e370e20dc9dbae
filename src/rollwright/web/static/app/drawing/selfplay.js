// Boards that play themselves, quietly: one of those in sight at a time, turn by turn, then the next one.
import { prefersCalm } from "../feel/motion.js";
import { useEffect, useState } from "../page/ui.js";

/** Between two turns, after the last one, and between two boards, in milliseconds. */
const TURN_MS = 1100;
const REST_MS = 4000;
const FIRST_MS = 1800;

/** What was drawn in some turn. */
const DRAWN = "[data-turn]";

/**
 * The turns that lie on a board, in their order, each once.
 * @param {string[]} turns as they are written in the drawing
 */
export function turnsOf(turns) {
  return [...new Set(turns.map(Number))].sort((one, two) => one - two);
}

/**
 * Which of those in sight comes after the one that played last.
 * @template T @param {T[]} boards @param {T | null} last @param {(board: T) => boolean} inSight
 */
export function nextOf(boards, last, inSight) {
  const at = last === null ? -1 : boards.indexOf(last);
  return [...boards.slice(at + 1), ...boards.slice(0, at + 1)].find(inSight) ?? null;
}

/** A board that may play. @typedef {{box: Element, tell: (turn: number) => void, seen: boolean}} Board */

/** @type {Board[]} */
let boards = [];
/** @type {Board | null} */
let last = null;
let timer = 0;
const groupsOf = (/** @type {Element} */ box) => [...box.querySelectorAll(DRAWN)];
const turnOf = (/** @type {Element} */ group) => Number(group.getAttribute("data-turn"));

/** Looks for the next board to play; nothing moves where nobody looks. */
function next() {
  const ready = document.visibilityState === "visible" && !prefersCalm();
  const board = ready ? nextOf(boards, last, ({ seen, box }) => seen && groupsOf(box).length > 0) : null;
  if (!board) {
    timer = setTimeout(next, REST_MS);
    return;
  }
  last = board;
  const turns = turnsOf(groupsOf(board.box).map((group) => group.getAttribute("data-turn") ?? ""));
  board.tell(0);
  timer = setTimeout(() => play(board, turns), TURN_MS);
}

/** One turn: its dice are thrown, and what it brought is written. @param {Board} board @param {number[]} turns those to come */
function play(board, [turn, ...more]) {
  if (!boards.includes(board) || turn === undefined) {
    rest(board);
    return;
  }
  board.tell(turn);
  for (const group of groupsOf(board.box)) if (turnOf(group) === turn) group.classList.add("is-written");
  timer = setTimeout(() => play(board, more), more.length ? TURN_MS : REST_MS);
}

/** It lies there as it lay before. @param {Board} board */
function rest(board) {
  for (const group of groupsOf(board.box)) group.classList.remove("is-written");
  board.tell(-1);
  timer = setTimeout(next, FIRST_MS);
}

/**
 * The turn that a board plays now; 0 before the first, -1 as long as it lies still.
 * @param {{current: Element | null}} ref
 */
export function useSelfPlay(ref) {
  const [turn, setTurn] = useState(-1);
  useEffect(() => {
    const box = ref.current;
    if (!box || prefersCalm()) return undefined;
    const board = { box, tell: setTurn, seen: false };
    const watch = new IntersectionObserver((entries) => { board.seen = entries.some(({ isIntersecting }) => isIntersecting); }, { threshold: 0.6 });
    watch.observe(box);
    boards = [...boards, board];
    if (boards.length === 1) timer = setTimeout(next, FIRST_MS);
    return () => {
      watch.disconnect();
      boards = boards.filter((one) => one !== board);
      if (!boards.length) clearTimeout(timer);
    };
  }, []);
  return turn;
}
