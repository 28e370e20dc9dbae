// Lists of things that are chosen before a game starts: what is in them, and what is sent.

/** @typedef {import("../types").Lists} Lists */
/** @typedef {import("../types").ListItem} ListItem */
/** @typedef {import("../types").Option} Option */
/** What was chosen for an option: the number of a choice, or rows of ids. @typedef {{choice?: number, rows?: string[][]}} Chosen */

/** A card of which more than this is not known from print is mostly ours. */
const MOSTLY = 0.5;

/**
 * As many rows as there are rounds, of what was chosen or with their places still empty; of any length none.
 * @param {Lists} lists @param {number} count of rounds @param {string[][]} [rows] @returns {string[][]}
 */
export const rowsOf = ({ size, most }, count, rows = []) => Array.from({ length: most ? count : 1 }, (_, at) => rows[at] ?? Array(size).fill(""));

/** How many rounds are to be played. @param {Option[]} options @param {Record<string, Chosen>} typed @param {Lists} lists those of each round */
export function roundsIn(options, typed, { most }) {
  const option = options.find(({ name }) => name === "rounds");
  const chosen = option?.choices[typed["rounds"]?.choice ?? option.choices.indexOf(option.default)];
  return typeof chosen === "number" ? chosen : most;
}

/** What may be dealt: the set that was chosen, or everything. @param {Option[]} options @param {Record<string, Chosen>} typed @param {Lists} lists */
export function poolOf(options, typed, { items }) {
  for (const { name, choices, lists, default: usual } of options) {
    const own = typed[name]?.rows?.flat().filter(Boolean) ?? [];
    if (lists?.meant.length) return own.length ? own : lists.meant[typed[name]?.choice ?? choices.indexOf(usual)] ?? [];
  }
  return items.map(({ id }) => id);
}

/** Is something chosen, but not all? @param {string[][]} rows */
export const isBegun = (rows) => rows.some((row) => row.some(Boolean)) && rows.some((row) => row.includes(""));

/**
 * Fills the places that are still empty by chance, from the pool as far as it reaches.
 * @param {Lists} lists @param {string[][]} rows @param {string[]} pool @param {() => number} [random] from 0 to 1
 */
export function dealt({ items }, rows, pool, random = Math.random) {
  const taken = new Set(rows.flat());
  const shuffled = (/** @type {string[]} */ ids) => ids.filter((id) => !taken.has(id)).map((id) => ({ id, at: random() }))
    .sort((one, two) => one.at - two.at).map(({ id }) => id);
  const first = shuffled(pool);
  const stock = [...first, ...shuffled(items.map(({ id }) => id)).filter((id) => !first.includes(id))];
  return rows.map((row) => row.map((id) => id || stock.shift() || ""));
}

/** What is sent for the rows; undefined if nothing is chosen. @param {Lists} lists @param {string[][]} rows @returns {unknown} */
function listsFrom(lists, rows) {
  const filled = rows.map((row) => row.filter(Boolean)).filter((row) => row.length);
  return lists.most ? (filled.length ? filled : undefined) : filled[0];
}

/** What is sent for the options of a game. @param {Option[]} options @param {Record<string, Chosen>} typed */
export function optionsFrom(options, typed) {
  /** @type {Record<string, unknown>} */
  const chosen = {};
  for (const option of options) {
    const { choice, rows } = typed[option.name] ?? {};
    // What is left out the game chooses itself.
    if (choice !== undefined) chosen[option.name] = option.choices[choice];
    if (rows && option.lists) chosen[option.name] = listsFrom(option.lists, wholeRows(options, typed, option.lists, rows));
  }
  // Where every round has its own, the set that they come from does not matter.
  const whole = options.some(({ name, lists }) => lists?.most && chosen[name]);
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => !whole || !options.find((one) => one.name === name)?.lists?.meant.length));
}

/**
 * As many rows as rounds: those that were begun are dealt to their end.
 * @param {Option[]} options @param {Record<string, Chosen>} typed @param {Lists} lists @param {string[][]} rows
 */
function wholeRows(options, typed, lists, rows) {
  if (!lists.size) return rows;
  const shown = rowsOf(lists, roundsIn(options, typed, lists), rows);
  return isBegun(shown) ? dealt(lists, shown, poolOf(options, typed, lists)) : shown;
}

/**
 * A thing was tapped: who has it gives it back, else it goes to the first place that is free; a list of any length grows.
 * @param {Lists} lists @param {string[][]} rows @param {string} id @returns {string[][]}
 */
export function turned({ size }, rows, id) {
  if (rows.some((row) => row.includes(id))) {
    return rows.map((row) => (size ? row.map((one) => (one === id ? "" : one)) : row.filter((one) => one !== id)));
  }
  if (!size) return rows.map((row, at) => (at ? row : [...row, id]));
  const free = rows.findIndex((row) => row.includes(""));
  return rows.map((row, at) => (at === free ? row.with(row.indexOf(""), id) : row));
}

/** Is there a place for one more? @param {Lists} lists @param {string[][]} rows */
export const hasRoom = ({ size }, rows) => !size || rows.some((row) => row.includes(""));

/** Is more of it reconstructed than known? @param {ListItem} item */
export const isMostlyOurs = ({ ours }) => ours > MOSTLY;

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * Those that are looked for, by name; accents and capitals don't matter.
 * @param {ListItem[]} items @param {string} text @param {boolean} known only those that are mostly known from print
 */
export function found(items, text, known) {
  const wanted = plain(text).trim();
  return items.filter((item) => plain(item.name).includes(wanted) && !(known && isMostlyOurs(item)))
    .sort((one, other) => one.name.localeCompare(other.name));
}
