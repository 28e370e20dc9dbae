// The sentences of the page; those of the games come from the server.
import { language } from "../page/settings.js";
import { en } from "./en.js";

/** @typedef {keyof typeof en | keyof typeof import("./enlater.js").enLater | keyof typeof import("./enanalysis.js").enAnalysis} Key */

/** The English ones that nobody needs while a game is played come with the rest of the page. @type {Record<string, Record<Key, string>>} */
const CATALOGUES = { en: /** @type {Record<Key, string>} */ ({ ...en }) };

/** What fetches the others: most visitors need only one. @type {Record<string, () => Promise<Record<Key, string>>>} */
const OTHERS = { es: () => import("./es.js").then(({ es }) => es) };

/** @param {Partial<Record<Key, string>>} sentences in English */
export const addWords = (sentences) => { Object.assign(/** @type {object} */ (CATALOGUES["en"]), sentences); };

/** Has the sentences of a language fetched before it is spoken. Without them the page stays English. @param {string} spoken */
export async function fetchWords(spoken) {
  if (CATALOGUES[spoken] || !OTHERS[spoken]) return;
  const found = await OTHERS[spoken]().catch(() => undefined);
  if (found) CATALOGUES[spoken] = found;
}

/**
 * A sentence in the visitor's language. Where there is another one for a `count` of one, that.
 * @param {Key} key
 * @param {Record<string, string | number>} [values]
 */
export function say(key, values = {}) {
  const catalogue = /** @type {Record<Key, string>} */ (CATALOGUES[language.value] ?? CATALOGUES["en"]);
  const single = /** @type {Key} */ (`${key}.one`);
  const sentence = String(values["count"]) === "1" && single in catalogue ? catalogue[single] : catalogue[key];
  return sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}
