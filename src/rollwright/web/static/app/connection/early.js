// Asks for the table and its prints while the rest of the page is still on its way; whoever needs them takes them from `answers.js`.
// What else this address or this visitor needs is asked for as well, so that nothing waits until the script has come to say so.
import { languageOf } from "../words/languages.js";
import { routeOf } from "../page/paths.js";

/** @param {string} table @param {string} language @param {Map<string, Promise<Response>>} early */
function askFor(table, language, early) {
  const path = `/api/tables/${table}?language=${language}`;
  const answer = fetch(path).then(async (response) => {
    if (!response.ok) return response;
    /** @type {{view: import("../wire").View}} */
    const { view } = await response.clone().json();
    if (view.stage === "lobby" || view.stage === "over") fetchRest();
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

/** Fetches what a line of the page names, for later use. @param {string} name @param {Record<string, string>} how */
function fetchNamed(name, how) {
  for (const meta of document.querySelectorAll(`meta[name="${name}"]`)) {
    document.head.append(Object.assign(document.createElement("link"), { href: meta.getAttribute("content"), ...how }));
  }
}

function fetchRest() {
  fetchNamed("rest-script", { rel: "modulepreload" });
  fetchNamed("rest-style", { rel: "preload", as: "style" });
}

const here = routeOf(location.pathname);
const spoken = languageOf(() => localStorage, navigator.language);
if (here.page === "table" || here.page === "screen") {
  globalThis.early = new Map();
  askFor(here.table, spoken, globalThis.early);
}
fetchNamed(`words-${spoken}`, { rel: "modulepreload" });
if (here.page === "start" || here.page === "screen") fetchRest();
