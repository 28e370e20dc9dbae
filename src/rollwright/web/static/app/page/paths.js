// What an address of the page means, and where a code hides in what somebody pasted.

/** @typedef {{page: "start" | "puzzles"} | {page: "table" | "screen", table: string} | {page: "nowhere"}} Route */

/** @param {string} path @returns {Route} */
export function routeOf(path) {
  if (path === "/" || path === "/index.html") return { page: "start" };
  if (/^\/puzzles\/?$/.test(path)) return { page: "puzzles" };
  // Whoever copies a link by hand may write it in capitals.
  const [, table, screen] = /^\/t\/([a-z0-9]+)(\/screen)?\/?$/.exec(path.toLowerCase()) ?? [];
  return table ? { page: screen ? "screen" : "table", table } : { page: "nowhere" };
}

/** The code of a table in what somebody typed or pasted: alone, in groups, or in a link; "" if there is none. @param {string} text */
export function codeOf(text) {
  const [, linked] = /\/t\/([a-z0-9]{8})(?![a-z0-9])/i.exec(text) ?? [];
  const code = (linked ?? text.replace(/[\s\p{Pd}]/gu, "")).toLowerCase();
  return /^[a-z0-9]{8}$/.test(code) ? code : "";
}
