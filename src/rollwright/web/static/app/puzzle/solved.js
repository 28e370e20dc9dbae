// Which puzzles this browser knows: solved, missed, or given up for the answer.

/** `storage` may throw: some browsers keep nothing. @typedef {() => Storage} Store */
/** @typedef {"solved" | "missed" | "shown"} Outcome */

const KEY = "rollwright.puzzles";
/** @type {Outcome[]} */
const OUTCOMES = ["solved", "missed", "shown"];

/** @param {Store} store @returns {Record<string, Outcome>} by the names of the puzzles */
export function keptPuzzles(store) {
  try {
    const found = JSON.parse(store().getItem(KEY) ?? "{}");
    return Object.fromEntries(Object.entries(found ?? {}).filter(([, one]) => OUTCOMES.includes(one)));
  } catch {
    return {};
  }
}

/**
 * What counts after another try: nobody loses what is solved, and whoever has seen the answer solves it no more.
 * @param {Outcome | undefined} before @param {Outcome} now
 */
export function outcomeAfter(before, now) {
  return before === "solved" || before === "shown" ? before : now;
}

/** @param {Store} store @param {string} name @param {Outcome} outcome */
export function keepPuzzle(store, name, outcome) {
  const kept = keptPuzzles(store);
  try {
    store().setItem(KEY, JSON.stringify({ ...kept, [name]: outcomeAfter(kept[name], outcome) }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/**
 * The puzzle to go on with: the next one of the same game that is still to be solved, else the first such one of any.
 * @template {{name: string, game: string}} P
 * @param {P[]} puzzles @param {Record<string, Outcome>} kept @param {string} [after] the name of the last one
 */
export function nextPuzzle(puzzles, kept, after = "") {
  const open = (/** @type {P} */ { name }) => name !== after && kept[name] !== "solved" && kept[name] !== "shown";
  const last = puzzles.find(({ name }) => name === after);
  const game = puzzles.filter((one) => !last || one.game === last.game);
  const later = last ? game.slice(game.indexOf(last) + 1) : game;
  return later.find(open) ?? game.find(open) ?? puzzles.find(open);
}
