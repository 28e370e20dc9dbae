// Puzzles: what this browser has solved, what comes next, how hard they are, and what a way cost.
import assert from "node:assert/strict";
import { test } from "node:test";

import { isPuzzle } from "../../src/rollwright/web/static/app/puzzle/goal.js";
import { levelOf, levelWord } from "../../src/rollwright/web/static/app/puzzle/level.js";
import { byGame, shownFirst } from "../../src/rollwright/web/static/app/puzzle/lists.js";
import { keepPuzzle, keptPuzzles, nextPuzzle } from "../../src/rollwright/web/static/app/puzzle/solved.js";
import { costText } from "../../src/rollwright/web/static/app/puzzle/cost.js";
import { shownAt } from "../../src/rollwright/web/static/app/puzzle/ways.js";
import { lineOf } from "../../src/rollwright/web/static/app/start/mytables.js";
import { viewOf } from "./things.js";

/** @param {Record<string, string>} [kept] */
function storeOf(kept = {}) {
  const storage = /** @type {any} */ ({
    getItem: (/** @type {string} */ key) => kept[key] ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => { kept[key] = value; },
  });
  return () => storage;
}

/** @param {string} name @param {string} [game] @param {number} [difficulty] */
const puzzle = (name, game = "map", difficulty = 50) => ({ name, game, game_name: game.toUpperCase(), difficulty });
const PUZZLES = [puzzle("a"), puzzle("b"), puzzle("c"), puzzle("x", "dice"), puzzle("y", "dice")];
const ORIGIN = { kind: "puzzle", name: "a", roll: 3 };

test("what was solved stays solved, and who has seen the answer solves it no more", () => {
  const store = storeOf();
  keepPuzzle(store, "a", "missed");
  keepPuzzle(store, "a", "solved");
  keepPuzzle(store, "a", "missed");
  keepPuzzle(store, "b", "missed");
  keepPuzzle(store, "b", "shown");
  keepPuzzle(store, "b", "solved");
  assert.deepEqual(keptPuzzles(store), { a: "solved", b: "shown" });
});

test("a browser that keeps nothing, or nonsense, has solved nothing", () => {
  const denied = () => { throw new Error("denied"); };
  keepPuzzle(denied, "a", "solved");
  assert.deepEqual(keptPuzzles(denied), {});
  for (const text of ["oh", "null", "[]", "{\"a\": 5}"]) assert.deepEqual(keptPuzzles(storeOf({ "rollwright.puzzles": text })), {}, text);
});

test("the next puzzle is one of the same game that is still open, else of any", () => {
  assert.equal(nextPuzzle(PUZZLES, {})?.name, "a");
  assert.equal(nextPuzzle(PUZZLES, {}, "a")?.name, "b");
  assert.equal(nextPuzzle(PUZZLES, { b: "solved" }, "a")?.name, "c");
  assert.equal(nextPuzzle(PUZZLES, { b: "shown", c: "missed" }, "a")?.name, "c");
  assert.equal(nextPuzzle(PUZZLES, {}, "c")?.name, "a");
  assert.equal(nextPuzzle(PUZZLES, { a: "solved", b: "solved" }, "c")?.name, "x");
  assert.equal(nextPuzzle(PUZZLES, Object.fromEntries(PUZZLES.map(({ name }) => [name, "solved"])), "c"), undefined);
  // One that is no longer known.
  assert.equal(nextPuzzle(PUZZLES, {}, "gone")?.name, "a");
});

test("puzzles are listed by game, from the first open one on", () => {
  assert.deepEqual(byGame(PUZZLES).map((some) => some.map(({ name }) => name)), [["a", "b", "c"], ["x", "y"]]);
  const many = Array.from({ length: 20 }, (_, at) => puzzle(`p${at}`));
  assert.deepEqual(shownFirst(many, {}).map(({ name }) => name).slice(0, 2), ["p0", "p1"]);
  assert.equal(shownFirst(many, { p0: "solved", p1: "missed" })[0]?.name, "p2");
  const all = Object.fromEntries(many.map(({ name }) => [name, /** @type {const} */ ("solved")]));
  assert.equal(shownFirst(many, all)[0]?.name, "p0");
  const last = shownFirst(many, { ...all, p19: /** @type {any} */ (undefined) });
  assert.equal(last.length, 8);
  assert.equal(last.at(-1)?.name, "p19");
});

test("the harder a puzzle is, the more stars it has", () => {
  const levels = [0, 30, 55, 70, 80, 90, 100].map(levelOf);
  assert.deepEqual([...levels].sort(), levels);
  assert.deepEqual([Math.min(...levels), Math.max(...levels)], [1, 5]);
  assert(levelWord(0) !== levelWord(100));
});

test("the cost of a way is told with its error, where it is not sure", () => {
  const verdict = { puzzle: "a", solved: false, loss: "1.3 Xs", error: "0.1", second: "0.4 Xs", played: [], best: [] };
  assert.match(costText(verdict), /costs 1\.3 Xs \(± 0\.1\) on average/);
  assert.match(costText({ ...verdict, error: "" }), /costs 1\.3 Xs on average/);
  assert.match(costText({ ...verdict, solved: true }), /at least 0\.4 Xs on average/);
});

test("a step is compared with the beginning of the turn, so that all of the way stands out", () => {
  const way = /** @type {any[]} */ ([{ step: 0 }, { step: 1 }, { step: 2 }]);
  assert.equal(shownAt(way, 0, 0)?.before, null);
  assert.equal(shownAt(way, 2, 1)?.before, way[0]);
  assert.equal(shownAt(way, 2, 1)?.now, way[2]);
  assert.equal(shownAt([], 0, 0), null);
});

test("a puzzle is no table to come back to", () => {
  const played = viewOf({ origin: ORIGIN });
  assert(isPuzzle(played));
  assert.equal(lineOf(played), null);
  const branch = viewOf({ origin: { ...ORIGIN, kind: "table" } });
  assert(!isPuzzle(branch));
  assert(lineOf(branch) !== null);
});
