// The word that this browser adds to the dice, after the server has sealed its secret.

/** @param {string} table */
const keyOf = (table) => `rollwright.word.${table}`;

export function newWord() {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** So that it can be looked for in the record at the end. @param {string} table @param {string} word */
export function keepWord(table, word) {
  try {
    sessionStorage.setItem(keyOf(table), word);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** @param {string} table */
export function wordAt(table) {
  try {
    return sessionStorage.getItem(keyOf(table)) ?? "";
  } catch {
    return "";
  }
}
