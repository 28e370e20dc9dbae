// The sentences of the page; those of the games come from the server.
import { language } from "./settings.js";
import { en } from "./words-en.js";
import { es } from "./words-es.js";

/** @typedef {keyof typeof en} Key */

/** @type {Record<string, Record<Key, string>>} */
const CATALOGUES = { en, es };

/**
 * A sentence in the visitor's language.
 * @param {Key} key
 * @param {Record<string, string | number>} [values]
 */
export function say(key, values = {}) {
  const sentence = (CATALOGUES[language.value] ?? en)[key];
  return sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/**
 * A sentence that differs for one and for several.
 * @param {Key} one
 * @param {Key} many
 * @param {number} count
 */
export function sayCount(one, many, count) {
  return say(count === 1 ? one : many, { count });
}

/**
 * A word of the page if it has one, else the word itself made readable.
 * @param {string} prefix
 * @param {string} word
 */
export function wordFor(prefix, word) {
  const key = /** @type {Key} */ (`${prefix}.${word}`);
  const readable = word.replace(/[_-]/g, " ");
  return key in en ? say(key) : readable.charAt(0).toUpperCase() + readable.slice(1);
}
