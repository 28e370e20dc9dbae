// What the page shows after the server has told something: all of it anew, or only what has changed.

/** @typedef {import("../types").Answer} Answer */
/** @typedef {import("../types").Board} Board */
/** @typedef {import("../types").Mark} Mark */
/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").View} View */
/** @typedef {import("../wire").BoardChange} BoardChange */

/** The page keeps so many lines of the log. */
const LINES = 200;

/** @param {View | null} view what was shown so far @param {Answer} answer @returns {View | null} */
export function merged(view, answer) {
  if (answer.op === "view") return answer.view ? viewOf(answer.view) : view;
  // Without something to change, a change means nothing: everything comes first.
  if (answer.op !== "update" || !view) return view;
  const { moves, boards, ...changes } = answer.changes ?? {};
  return {
    ...view, ...changes,
    moves: moves ? movesOf(moves) : view.moves,
    boards: answer.boards ? changedBoards(view.boards, answer.boards) : view.boards,
    log: answer.lines ? [...(changes.log ?? view.log), ...answer.lines].slice(-LINES) : changes.log ?? view.log,
  };
}

/** The view of the page. @param {import("../wire").View} view @returns {View} */
export function viewOf(view) {
  return { ...view, moves: movesOf(view.moves), boards: changedBoards({}, view.boards) };
}

/** The moves of all groups that are worth an offer. @param {import("../wire").MoveGroup[]} groups @returns {Move[]} */
export function movesOf(groups) {
  const usual = { die: "", price: [], plain: false, ends: false, sources: [], makes: "", like: "", forfeits: [], harms: "", skips: false };
  return frugal(groups.flatMap(({ moves, ...terms }) =>
    moves.map(([move, place, touches]) => ({
      move, place, touches: touches ?? (place < 0 ? [] : [place]), ...usual, ...terms,
    }))));
}

/** Is something done to a die, and not with it? @param {Move} move */
const isOnDie = ({ die, place, ends }) => die !== "" && place < 0 && !ends;

/** Nobody pays for what can be done to a die for nothing. @param {Move[]} moves */
function frugal(moves) {
  const free = new Set(moves.filter((move) => isOnDie(move) && !move.price.length).map(({ die, makes }) => `${die} ${makes}`));
  return moves.filter((move) => !isOnDie(move) || !move.price.length || !free.has(`${move.die} ${move.makes}`));
}

/** @param {Record<string, Board>} boards @param {Record<string, BoardChange>} changes */
function changedBoards(boards, changes) {
  const changed = Object.entries(changes).map(([seat, change]) => [seat, boardOf(change, boards[seat])]);
  return { ...boards, ...Object.fromEntries(changed) };
}

/** A board after a change; new prints are blank. @param {BoardChange} change @param {Board} [before] @returns {Board} */
export function boardOf(change, before) {
  const marks = new Map(change.prints ? [] : before?.marks ?? []);
  for (const [at, mark, text = "", tile = ""] of change.marks ?? []) marks.set(at, { mark, text, tile });
  return {
    prints: change.prints ?? before?.prints ?? [], marks,
    stars: change.stars ?? before?.stars ?? [], dice: change.dice ?? before?.dice ?? [],
    counters: change.counters ?? before?.counters ?? [],
  };
}
