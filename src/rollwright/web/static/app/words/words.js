// The sentences of the page; those of the games come from the server.
import { language } from "../page/settings.js";
import { en } from "./en.js";
import { es } from "./es.js";

/** @typedef {keyof typeof en} Key */

/** @type {Record<string, Record<Key, string>>} */
const CATALOGUES = { en, es };

/**
 * A sentence in the visitor's language. Where there is another one for a `count` of one, that.
 * @param {Key} key
 * @param {Record<string, string | number>} [values]
 */
export function say(key, values = {}) {
  const catalogue = CATALOGUES[language.value] ?? en;
  const single = /** @type {Key} */ (`${key}.one`);
  const sentence = String(values["count"]) === "1" && single in catalogue ? catalogue[single] : catalogue[key];
  return sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}
