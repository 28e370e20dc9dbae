// The best score of this browser in each game, for games whose scores can be compared.

/** `storage` may throw: some browsers keep nothing. @typedef {() => Storage} Store */
/** `points` is the score as people read it. @typedef {{score: number, points: string}} Scored */
/** The best so far, the table where it was reached, and what was the best before. @typedef {Scored & {table: string, before: Scored | null}} Best */
/** What a score is beside the best one: `first`, `new`, `equal` or `below`; `points` of the best, or of what was the best before. */
/** @typedef {{kind: "first" | "new" | "equal" | "below", points: string}} Compared */

const KEY = "rollwright.best";
/** Games in so many ways are remembered. */
const MOST = 60;

/** @param {Store} store @returns {Record<string, Best>} */
function kept(store) {
  try {
    const found = JSON.parse(store().getItem(KEY) ?? "{}");
    return found && typeof found === "object" && !Array.isArray(found) ? found : {};
  } catch {
    return {};
  }
}

/** @param {Store} store @param {string} setup @param {Best} best */
function keep(store, setup, best) {
  const { [setup]: _, ...others } = kept(store);
  try {
    store().setItem(KEY, JSON.stringify(Object.fromEntries([[setup, best], ...Object.entries(others)].slice(0, MOST))));
  } catch {
    // A browser that keeps nothing has no best score.
  }
}

/**
 * Compares a score with the best one, which it becomes if it is better. Who comes back to the same end reads the same.
 * @param {Store} store @param {{setup: string, table: string, higher: boolean} & Scored} now @returns {Compared}
 */
export function compareWithBest(store, { setup, table, higher, score, points }) {
  const best = kept(store)[setup];
  if (!best || typeof best.score !== "number") {
    keep(store, setup, { score, points, table, before: null });
    return { kind: "first", points };
  }
  if (best.table === table) return best.before ? { kind: "new", points: best.before.points } : { kind: "first", points };
  if (higher ? score > best.score : score < best.score) {
    keep(store, setup, { score, points, table, before: { score: best.score, points: best.points } });
    return { kind: "new", points: best.points };
  }
  return { kind: score === best.score ? "equal" : "below", points: best.points };
}
