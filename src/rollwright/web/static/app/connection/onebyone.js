// One after the other what makes this browser a guest: two at once would make two guests, of whom it stays only one.

const LOCK = "rollwright.guest";
/** @type {Promise<unknown>} */
let last = Promise.resolve();

/**
 * Asks once the others before it are answered: then the browser has its cookie, and stays the same guest.
 * @template T @param {() => Promise<T>} ask @returns {Promise<T>}
 */
export function oneByOne(ask) {
  // Only this reaches the other tabs, too. Without a secure connection browsers don't have it.
  if (navigator.locks) return navigator.locks.request(LOCK, ask);
  const asked = last.then(ask);
  last = asked.catch(() => undefined);
  return asked;
}
