// The end of a game: the scores turn by turn, how good they are, and the best of this browser.
import assert from "node:assert/strict";
import { test } from "node:test";

import { compareWithBest } from "../../src/rollwright/web/static/app/ending/best.js";
import { turnAfter } from "../../src/rollwright/web/static/app/ending/curve.js";
import { scalesOf, sectionsOf, spread, stairs, ticksAround, turnAt, turnText } from "../../src/rollwright/web/static/app/ending/plot.js";
import { rangeOf, yardstickText } from "../../src/rollwright/web/static/app/ending/yardstick.js";

/** @param {number} step @param {number} round @param {number} turn */
const pointAt = (step, round, turn, name = "") => ({ step, round, turn, round_name: name, values: [step], points: [String(step)] });
const CURVE = [pointAt(0, 0, 0), pointAt(4, 1, 1), pointAt(9, 1, 2), pointAt(12, 2, 1), pointAt(20, 2, 2)];

/** A browser that keeps this, or nothing at all. @param {Map<string, string> | null} kept */
function storeOf(kept) {
  return () => {
    if (!kept) throw new Error("nothing is kept here");
    return /** @type {Storage} */ (/** @type {unknown} */ ({
      getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
    }));
  };
}

test("the numbers of an axis are round, few, and lie around all values", () => {
  assert.deepEqual(ticksAround([0, 7, 15], 4), [0, 5, 10, 15]);
  assert.deepEqual(ticksAround([0, 41.3], 4), [0, 20, 40, 60]);
  assert.deepEqual(ticksAround([-5.6, 2.1], 4), [-6, -4, -2, 0, 2, 4]);
  assert.deepEqual(ticksAround([0, 0], 4), [0, 0.5, 1]);
  assert.deepEqual(ticksAround([0, 0.2], 4), [0, 0.05, 0.1, 0.15, 0.2]);
});

test("a line is drawn in stairs from edge to edge", () => {
  const { x, y } = scalesOf({ width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 }, 3, [0, 10]);
  assert.equal(stairs([[x(0), y(0)], [x(1), y(10)], [x(2), y(10)]]), "M10 55H60V5H110V5");
});

test("names near each other move apart, and stay in the chart", () => {
  assert.deepEqual(spread([10, 50], 15, 0, 100), [10, 50]);
  assert.deepEqual(spread([50, 50, 50], 15, 0, 100), [50, 65, 80]);
  assert.deepEqual(spread([95, 98], 15, 0, 100), [85, 100]);
});

test("each step belongs to a turn, and keys go from turn to turn or to the ends of rounds", () => {
  assert.deepEqual([0, 1, 4, 5, 20, 99].map((step) => turnAt(CURVE, step)), [0, 1, 1, 2, 4, 4]);
  assert.equal(turnAfter("ArrowRight", CURVE, 1), 2);
  assert.equal(turnAfter("ArrowLeft", CURVE, 1), 0);
  assert.equal(turnAfter("Home", CURVE, 3), 0);
  assert.equal(turnAfter("End", CURVE, 3), 4);
  assert.equal(turnAfter("PageDown", CURVE, 1), 2);
  assert.equal(turnAfter("PageDown", CURVE, 2), 4);
  assert.equal(turnAfter("PageUp", CURVE, 3), 2);
  assert.equal(turnAfter("PageUp", CURVE, 0), 0);
});

test("below stand the rounds, or of a single one its turns", () => {
  assert.deepEqual(sectionsOf(CURVE), [{ label: 1, from: 0, to: 2 }, { label: 2, from: 2, to: 4 }]);
  assert.deepEqual(sectionsOf(CURVE.slice(0, 3)), [{ label: 1, from: 0, to: 1 }, { label: 2, from: 1, to: 2 }]);
});

test("a turn has the name of its round, and no number where it stands for the round", () => {
  assert.equal(turnText(pointAt(4, 1, 2)), "Round 1, Turn 2");
  assert.equal(turnText(pointAt(4, 1, 2, "Youtoma")), "Youtoma, Turn 2");
  assert.equal(turnText(pointAt(4, 3, 0)), "Round 3");
  assert.equal(turnText(pointAt(0, 0, 0)), "Before the first roll.");
});

test("how good a score is, is told with its band and beside a bot", () => {
  const told = { band: 1, better: 83, bot: "Greedy", usual: true, games: 200, limits: [] };
  assert.equal(yardstickText(told), "Superb: better than 83 of 100 games that the bot Greedy played.");
  assert.equal(yardstickText({ ...told, usual: false }), "Superb: better than 83 of 100 games that the bot Greedy played (measured with the usual set-up).");
  assert.equal(yardstickText({ ...told, band: 0, better: 100 }), "Legend: better than all of 100 games that the bot Greedy played.");
  assert.equal(yardstickText({ ...told, band: 4, better: 0 }), "Learning: the bot Greedy did at least as well in all of 100 games.");
});

test("bands tell which scores they hold, whichever way is better", () => {
  assert.deepEqual([0, 1, 2].map((band) => rangeOf(["44.0", "38.1", ""], band, true)), ["44.0+", "38.1+", "< 38.1"]);
  assert.deepEqual([0, 1, 2].map((band) => rangeOf(["4", "7", ""], band, false)), ["≤ 4", "≤ 7", "> 7"]);
});

test("the best score is kept for each kind of game, and reading the end again changes nothing", () => {
  const store = storeOf(new Map());
  const game = { setup: "a", higher: false };
  const first = { ...game, table: "t1", score: 9, points: "9" };
  assert.deepEqual(compareWithBest(store, first), { kind: "first", points: "9" });
  assert.deepEqual(compareWithBest(store, first), { kind: "first", points: "9" });
  assert.deepEqual(compareWithBest(store, { ...game, table: "t2", score: 12, points: "12" }), { kind: "below", points: "9" });
  assert.deepEqual(compareWithBest(store, { ...game, table: "t3", score: 9, points: "9" }), { kind: "equal", points: "9" });
  const better = { ...game, table: "t4", score: 7, points: "7" };
  assert.deepEqual(compareWithBest(store, better), { kind: "new", points: "9" });
  assert.deepEqual(compareWithBest(store, better), { kind: "new", points: "9" });
  assert.deepEqual(compareWithBest(store, { ...better, setup: "b", higher: true }), { kind: "first", points: "7" });
  assert.deepEqual(compareWithBest(store, { setup: "b", higher: true, table: "t5", score: 8, points: "8" }), { kind: "new", points: "7" });
});

test("a browser that keeps nothing, or something else, has no best score", () => {
  const game = { setup: "a", higher: true, table: "t1", score: 9, points: "9" };
  assert.equal(compareWithBest(storeOf(null), game).kind, "first");
  assert.equal(compareWithBest(storeOf(new Map([["rollwright.best", "[1"]])), game).kind, "first");
});
