// Answers of the server: those that `early.js` has asked for already, each once, and all others.

/** @param {string} path @param {RequestInit} [init] */
export function answerTo(path, init) {
  const early = init?.method ? undefined : globalThis.early?.get(path);
  if (!early) return fetch(path, init);
  globalThis.early?.delete(path);
  return early;
}
