// From a finished table to the next one.

/** The tables that have led onward. @type {Set<string>} */
const left = new Set();

/**
 * Leads from a table to the next one, once: both the answer to a request and the table itself tell of it, and whoever has come back by then stays.
 * @param {string} table @param {() => void} act
 */
export function leadOnward(table, act) {
  if (left.has(table)) return;
  left.add(table);
  act();
}
