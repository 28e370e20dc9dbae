// Lists of things that are chosen before a game starts: what is in them, and what is sent.

/** @typedef {import("../types").Lists} Lists */
/** @typedef {import("../types").ListItem} ListItem */
/** @typedef {import("../types").Option} Option */
/** What was chosen for an option: the number of a choice, or rows of ids. @typedef {{choice?: number, rows?: string[][]}} Chosen */

/** A card of which more than this is not known from print is mostly ours. */
const MOSTLY = 0.5;

/** As many rows as there may be lists, each with its places still empty; of any length none. @param {Lists} lists @returns {string[][]} */
export const emptyRows = ({ size, most }) => Array.from({ length: most || 1 }, () => Array(size).fill(""));

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
    if (rows && option.lists) chosen[option.name] = listsFrom(option.lists, rows);
  }
  return chosen;
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
