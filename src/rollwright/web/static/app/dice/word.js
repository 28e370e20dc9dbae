// The word that this browser adds to the dice: nobody can guess it, whatever text of one's own is in it.
import { hexOf } from "./sha256.js";

/** 128 bits. */
const BYTES = 16;
const LONGEST = 64;

/** A random word; a text of one's own follows, as far as words can hold it. @param {string} [text] */
export function newWord(text = "") {
  const random = hexOf(crypto.getRandomValues(new Uint8Array(BYTES)));
  const own = text.normalize("NFKD").replace(/\p{M}+/gu, "").replace(/[^A-Za-z0-9_.-]+/g, "-").replace(/^-+|-+$/g, "");
  return own ? `${random}-${own}`.slice(0, LONGEST) : random;
}
