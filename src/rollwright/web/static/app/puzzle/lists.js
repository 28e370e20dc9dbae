// Which puzzles are listed: game by game, and at first only some.

/** @typedef {import("../types").PuzzleInfo} PuzzleInfo */
/** @typedef {import("./solved.js").Outcome} Outcome */

/** So many of a game are shown at once. */
const SHOWN = 8;

/** The puzzles game by game. @param {PuzzleInfo[]} puzzles @returns {PuzzleInfo[][]} */
export function byGame(puzzles) {
  const games = [...new Set(puzzles.map(({ game }) => game))];
  return games.map((game) => puzzles.filter((one) => one.game === game));
}

/** Those that are shown at first: from the first one on that is still to be solved. @param {PuzzleInfo[]} puzzles @param {Record<string, Outcome>} kept */
export function shownFirst(puzzles, kept) {
  const open = puzzles.findIndex(({ name }) => !kept[name]);
  const from = Math.max(0, Math.min(open < 0 ? 0 : open, puzzles.length - SHOWN));
  return puzzles.slice(from, from + SHOWN);
}
