// Prints, tiles and handwriting: fetched once by their digests, which never change their content.
import { answerTo } from "../connection/answers.js";
import { signal } from "../page/ui.js";

/** @typedef {import("../types").Board} Board */
/** @typedef {import("../types").Card} Card */
/** @typedef {import("../types").Drawing} Drawing */
/** @typedef {import("../types").HandDocument} HandDocument */
/** @typedef {import("../types").PrintDocument} PrintDocument */
/** @typedef {import("../types").Sheet} Sheet */
/** @typedef {import("../types").TilesDocument} TilesDocument */

const AGAIN_MS = 1500;
/** @type {Map<string, unknown>} null: on its way */
const known = new Map();
/** Counts what has come, so that whoever draws is told. */
const arrived = signal(0);

/** @param {string} digest */
async function fetchDocument(digest) {
  known.set(digest, null);
  try {
    const response = await answerTo(`/prints/${digest}`);
    if (!response.ok) throw new Error(String(response.status));
    keepDocument(digest, await response.json());
  } catch {
    // The network may come back; a server that was started anew names the document again with its next view.
    setTimeout(() => { known.delete(digest); arrived.value += 1; }, AGAIN_MS);
  }
}

/** @param {string} digest @param {unknown} document */
export function keepDocument(digest, document) {
  known.set(digest, document);
  arrived.value += 1;
}

/** The document, or null as long as it is on its way. @param {string} digest @returns {any} */
function documentOf(digest) {
  void arrived.value;
  if (!known.has(digest)) fetchDocument(digest);
  return known.get(digest) ?? null;
}

/**
 * The handwriting on each print that has signs of its own, made once: equal marks are not drawn anew.
 * @type {WeakMap<PrintDocument, HandDocument>}
 */
const hands = new WeakMap();

/** How to write by hand on a print. @param {string} digest @param {PrintDocument} print @returns {HandDocument | null} */
export function handOf(digest, print) {
  const common = /** @type {HandDocument | null} */ (documentOf(digest));
  const own = Object.entries(print.hand);
  if (!common || !own.length) return common;
  const hand = hands.get(print) ?? { ...common, strokes: { ...common.strokes, ...Object.fromEntries(own.map(([sign, { d }]) => [sign, d])) } };
  hands.set(print, hand);
  return hand;
}

/** The pieces of the game. @param {string} digest @returns {Record<string, Drawing>} */
export function tilesOf(digest) {
  return digest ? /** @type {TilesDocument | null} */ (documentOf(digest))?.tiles ?? {} : {};
}

/** What can be read of the game; null as long as it is on its way. @param {string} digest @returns {import("../types").BookDocument | null} */
export function bookOf(digest) {
  return digest ? documentOf(digest) : null;
}

/** Everything on a board, as soon as all its prints are here. @param {Board | undefined} board @returns {Sheet | null} */
export function sheetOf(board) {
  if (!board) return null;
  const prints = board.prints.map((digest) => /** @type {PrintDocument | null} */ (documentOf(digest)));
  let number = 0;
  /** @type {Card[]} */
  const cards = [];
  for (const [at, print] of prints.entries()) {
    if (!print) return null;
    const places = print.places.map((place) => ({ ...place, number: number++, signs: print.hand }));
    const marks = places.map((place) => board.marks.get(place.number) ?? { mark: place.start ?? "blank", text: "", tile: "" });
    cards.push({ digest: board.prints[at] ?? "", print, places, marks, stars: board.stars[at] ?? 0 });
  }
  return { cards, dice: board.dice };
}
