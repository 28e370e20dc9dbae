// Asks for the table and its prints while the rest of the page is still on its way; whoever needs them takes them from `answers.js`.
import { languageOf } from "../words/languages.js";
import { routeOf } from "../page/paths.js";

/** @param {string} table @param {string} language @param {Map<string, Promise<Response>>} early */
function askFor(table, language, early) {
  const path = `/api/tables/${table}?language=${language}`;
  const answer = fetch(path).then(async (response) => {
    if (!response.ok) return response;
    /** @type {{view: import("../wire").View}} */
    const { view } = await response.clone().json();
    const digests = new Set([view.hand, view.tiles, ...Object.values(view.boards).flatMap((board) => board.prints)]);
    for (const digest of digests) if (digest) early.set(`/prints/${digest}`, quiet(fetch(`/prints/${digest}`)));
    return response;
  });
  early.set(path, quiet(answer));
}

/** Whoever takes it deals with a failure; until then nobody is told. @param {Promise<Response>} answer */
function quiet(answer) {
  answer.catch(() => {});
  return answer;
}

const here = routeOf(location.pathname);
if (here.page === "table" || here.page === "screen") {
  globalThis.early = new Map();
  askFor(here.table, languageOf(() => localStorage, navigator.language), globalThis.early);
}
