// From a finished table to the next one.

/** @typedef {import("../types").View} View */

/** Has this visitor opened the next table, perhaps in another window? @param {View} view */
export function isOwnRematch({ rematch, rematch_by: by, you }) {
  return rematch !== "" && (by === null ? you.host : by === you.seat);
}

/** May this visitor open the next table? Of a crowd only the host. @param {View} view */
export function canRematch({ kind, you }) {
  return you.host || (kind === "table" && you.seat !== null);
}

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
