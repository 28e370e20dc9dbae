// The end of a game: what each step of its replay has changed, and how it is told who won and why.
import assert from "node:assert/strict";
import { test } from "node:test";

import { changedPlaces, gainsBetween } from "../../src/rollwright/web/static/app/feel/changes.js";
import { isJoyful, reasonOf, scoreName, shareOf, verdictOf } from "../../src/rollwright/web/static/app/ending/results.js";
import { counted } from "../../src/rollwright/web/static/app/ending/score.js";
import { boardWith, statusOf, viewOf } from "./things.js";

/** @typedef {import("../../src/rollwright/web/static/app/types").Mark} Mark */
/** @typedef {import("../../src/rollwright/web/static/app/types").Result} Result */

/** @param {Record<number, string>} texts @param {object} [more] */
function written(texts, more = {}) {
  /** @type {Map<number, Mark>} */
  const marks = new Map(Object.entries(texts).map(([at, text]) => [Number(at), { mark: "filled", text, tile: "" }]));
  return boardWith({ prints: ["map"], marks, counters: [], ...more });
}

const COUNTERS = [
  { id: "coin", name: "coins", sign: "coin", about: "" }, { id: "heart", name: "hearts", sign: "heart", about: "" },
  { id: "supply", name: "Supply", sign: "coin", about: "", common: true },
];

/** @param {number} seat @param {number} place @param {string} points @param {Record<string, string>} [numbers] @returns {Result} */
function resultOf(seat, place, points, numbers = {}) {
  return { seat, place, name: `P${seat}`, score: Number(points), points, words: `${points} Xs`, numbers, parts: [], labels: { powers: "Powers used" } };
}

/** @param {number | null} seat @param {object} [more] */
const seenBy = (seat, more = {}) => viewOf({ you: { seat, host: false, name: "" }, winners: 0, ...more });

test("places where something was written, changed or taken away have changed", () => {
  assert.deepEqual(changedPlaces(written({ 1: "4" }), written({ 1: "4", 2: "5" })), new Set([2]));
  assert.deepEqual(changedPlaces(written({ 1: "4", 3: "x" }), written({ 1: "5" })), new Set([1, 3]));
  assert.deepEqual(changedPlaces(written({ 1: "4" }), written({ 1: "4" })), new Set());
});

test("a ring around the same number is a change, and another piece at a place as well", () => {
  const ringed = boardWith({ prints: ["map"], marks: new Map([[1, { mark: "outlined", text: "4", tile: "" }]]) });
  const tiled = boardWith({ prints: ["map"], marks: new Map([[1, { mark: "filled", text: "4", tile: "county" }]]) });
  assert.deepEqual(changedPlaces(written({ 1: "4" }), ringed), new Set([1]));
  assert.deepEqual(changedPlaces(written({ 1: "4" }), tiled), new Set([1]));
});

test("new prints and the first step have no changes: their places are others", () => {
  assert.deepEqual(changedPlaces(written({ 1: "4" }), written({ 2: "4" }, { prints: ["other"] })), new Set());
  assert.deepEqual(changedPlaces(null, written({ 2: "4" })), new Set());
  assert.deepEqual(gainsBetween(written({}, { counters: [5, 0, 9] }), written({}, { prints: ["other"], counters: [0, 0, 9] }), COUNTERS), []);
});

test("gains and losses are told, but not what all take from", () => {
  const before = written({}, { counters: [3, 1, 9], stars: [1, 0] });
  const now = written({}, { counters: [1, 2, 7], stars: [1, 2] });
  assert.deepEqual(gainsBetween(before, now, COUNTERS), [
    { sign: "coin", name: "coins", more: -2 }, { sign: "heart", name: "hearts", more: 1 }, { sign: "star", name: "", more: 2 },
  ]);
  assert.deepEqual(gainsBetween(now, now, COUNTERS), []);
});

test("who won is told with the scores of the best and of who comes next", () => {
  assert.equal(reasonOf(seenBy(1), [resultOf(1, 1, "7"), resultOf(0, 2, "13")]), "P1 has 7 Xs, P0 13 Xs.");
  assert.equal(reasonOf(seenBy(1), [resultOf(1, 1, "7"), resultOf(2, 1, "7"), resultOf(0, 3, "13")]), "7 Xs each; next is P0 with 13 Xs.");
  assert.equal(reasonOf(seenBy(0), [resultOf(0, 1, "7")]), "");
});

test("who lost reads the own place first, then who won and with what", () => {
  const results = [resultOf(1, 1, "7"), resultOf(0, 2, "13"), resultOf(2, 3, "14"), resultOf(3, 4, "15")];
  assert.equal(verdictOf(seenBy(0), results), "Second place.");
  assert.equal(reasonOf(seenBy(0), results), "P1 wins with 7 Xs.");
  assert.equal(verdictOf(seenBy(2), results), "Third place.");
  assert.equal(verdictOf(seenBy(3), results), "Place 4 of 4.");
  // Who only watched reads who won.
  assert.equal(verdictOf(seenBy(null), results), "P1 wins.");
  const shared = [resultOf(1, 1, "7"), resultOf(2, 1, "7"), resultOf(0, 3, "13")];
  assert.equal(verdictOf(seenBy(0), shared), "Third place.");
  assert.equal(reasonOf(seenBy(0), shared), "P1, P2 share the first place.");
  const close = [resultOf(1, 1, "7", { xs: "7", powers: "3" }), resultOf(0, 2, "7", { xs: "7", powers: "5" })];
  assert.equal(reasonOf(seenBy(0), close), "P1 wins with 7 Xs. Both have 7 Xs. Powers used decides: 3 to 5.");
});

test("between equals the only number that differs has decided; of several nobody can tell", () => {
  const [one, two] = [resultOf(1, 1, "7", { xs: "7", powers: "3" }), resultOf(0, 2, "7", { xs: "7", powers: "5" })];
  assert.equal(reasonOf(seenBy(1), [one, two]), "Both have 7 Xs. Powers used decides: 3 to 5.");
  const other = resultOf(0, 2, "7", { xs: "8", powers: "5" });
  assert.equal(reasonOf(seenBy(1), [one, other]), "It was close: both have 7 Xs.");
});

test("winners celebrate, and who played alone; in a duel only with a lead", () => {
  const results = [resultOf(1, 1, "7"), resultOf(0, 2, "13")];
  assert.equal(isJoyful(seenBy(1), results), true);
  assert.equal(isJoyful(seenBy(0), results), false);
  assert.equal(isJoyful(seenBy(null), results), false);
  assert.equal(isJoyful(seenBy(0), [resultOf(0, 1, "17")]), true);
  const yardstick = { bot: "Greedy", games: 200, usual: true, better: 0, band: 4, limits: ["4", "6", "8", "10", ""] };
  assert.equal(isJoyful(seenBy(0), [resultOf(0, 1, "17")], yardstick), false);
  assert.equal(isJoyful(seenBy(0), [resultOf(0, 1, "9")], { ...yardstick, better: 30, band: 3 }), true);
  assert.equal(isJoyful(seenBy(1), results, yardstick), true);
  const duel = seenBy(0, { status: statusOf({ verdict: "The twin wins." }) });
  assert.equal(isJoyful(duel, [resultOf(0, 1, "-5.6")]), false);
  assert.equal(isJoyful(duel, [resultOf(0, 1, "2.1")]), true);
  assert.equal(verdictOf(duel, [resultOf(0, 1, "-5.6")]), "The twin wins.");
});

test("a score counts up to what it is, with its decimals, and bars know their share", () => {
  assert.equal(counted("25.0", 0), "0.0");
  assert.equal(counted("25.0", 1), "25.0");
  assert.equal(counted("many", 0.5), "many");
  assert(Number(counted("40", 0.5)) > 20);
  assert.equal(shareOf("3", 6), 0.5);
  assert.equal(shareOf("-14", 20), 0);
  assert.equal(shareOf("0", 0), 0);
});

test("the score is called by what it counts", () => {
  assert.equal(scoreName([{ ...resultOf(0, 1, "1"), words: "1 X" }, resultOf(1, 2, "7")]), "Xs");
  assert.equal(scoreName([{ ...resultOf(0, 1, "10.4"), words: "10.4 stars" }]), "Stars");
  assert.equal(scoreName([{ ...resultOf(0, 1, "7"), words: "a lead of 7" }]), "Score");
  assert.equal(scoreName([]), "Score");
});
