// The analysis of a game: its sentences, and to which turn they belong.
import assert from "node:assert/strict";
import { test } from "node:test";

import { barsOf } from "../../src/rollwright/web/static/app/ending/analysischart.js";
import { costText, differing, nameOfTurn, signed, sumText, turnShown } from "../../src/rollwright/web/static/app/ending/analysistext.js";
import { takeTools } from "../../src/rollwright/web/static/app/ending/analysistools.js";
import { turnAfter } from "../../src/rollwright/web/static/app/ending/curve.js";
import * as plotting from "../../src/rollwright/web/static/app/ending/plot.js";
import { say } from "../../src/rollwright/web/static/app/words/words.js";

takeTools(/** @type {any} */ ({ say }));

const PLOT = { ...plotting, turnAfter };
/** @param {number} step @param {number} turn */
const pointAt = (step, turn) => ({ step, round: step ? 1 : 0, turn, round_name: "", values: [0], points: ["0"] });
const CURVE = [pointAt(0, 0), pointAt(4, 1), pointAt(9, 2), pointAt(12, 3)];

/** @param {number} step @param {Partial<import("../../src/rollwright/web/static/app/types").AnalysedTurn>} [more] */
function turnWith(step, more = {}) {
  const words = { played: ["a", "end"], better: [], rolled: "", round_name: "", turn_name: "" };
  return { step, end: step + 2, round: 1, turn: 1, luck: 0, loss: 0, error: 0, choices: 3, ...words, ...more };
}

/** @param {number} luck @param {number} loss @param {boolean} [low] */
function found(luck, loss, low = false) {
  const words = { luck_words: `${Math.abs(luck).toFixed(1)} stars`, loss_words: `${loss.toFixed(1)} stars` };
  return { state: "done", done: 1, total: 1, luck, loss, is_low_better: low, points: [], turns: [], ...words };
}

test("luck and cost are one sentence, whatever is better", () => {
  assert.equal(sumText(found(1.3, 2.1)), "The dice brought you 1.3 stars, your moves cost 2.1 stars.");
  assert.equal(sumText(found(-1.3, 0)), "The dice took 1.3 stars from you, and no move of yours is sure to have cost anything.");
  assert.equal(sumText(found(1, 2, true)), "The dice spared you 1.0 stars, your moves cost 2.0 stars.");
  assert.equal(sumText(found(-1, 2, true)), "The dice cost you 1.0 stars, your moves cost 2.0 stars.");
  assert.equal(sumText(found(-1, 0), "Ada"), "The dice took 1.0 stars from Ada, and no move is sure to have cost anything.");
  assert.equal(sumText(found(0.01, 2)), "The dice were neither kind nor unkind, your moves cost 2.0 stars.");
});

test("nothing has a sign or an error that it does not have", () => {
  assert.deepEqual([signed(0.04), signed(-0.04), signed(0.26), signed(-1)], ["0.0", "0.0", "+0.3", "−1.0"]);
  assert.equal(costText(turnWith(1)), "no cost");
  assert.equal(costText(turnWith(1, { loss: 2.71, error: 0.12 })), "cost 2.7 ± 0.1");
  assert.equal(costText(turnWith(1, { loss: 0.1, error: 0.04 })), "cost 0.10 ± 0.04");
  assert.equal(costText(turnWith(1, { loss: 0.1 })), "cost 0.1");
});

test("a turn is called by its name, or by its number", () => {
  assert.equal(nameOfTurn(turnWith(1, { round: 2, turn: 3 }), PLOT), "Round 2, Turn 3");
  assert.equal(nameOfTurn(turnWith(1, { round: 2, turn: 3, turn_name: "Upgrade" }), PLOT), "Round 2, Upgrade");
});

test("moves are told up to where both lines end alike", () => {
  assert.deepEqual(differing(turnWith(1, { played: ["a", "b", "end"], better: ["c", "end"] })), { played: ["a", "b"], better: ["c"] });
  assert.deepEqual(differing(turnWith(1, { played: ["a", "end"], better: ["end"] })), { played: ["a", "end"], better: ["end"] });
});

test("a step of the replay belongs to the decision before it, or to the first of its turn", () => {
  const turns = [turnWith(2), turnWith(5), turnWith(7)];
  const shown = [0, 1, 4, 5, 6, 7, 8, 9, 10].map((at) => turnShown(turns, CURVE, at, PLOT)?.step ?? null);
  assert.deepEqual(shown, [null, 2, 2, 5, 5, 5, 7, 7, null]);
});

test("a bar stands for all that was decided in a turn, and a turn without a decision has none", () => {
  const turns = [turnWith(2, { luck: 1 }), turnWith(5, { luck: -0.5, loss: 1, error: 0.2 }), turnWith(7, { loss: 0.5, error: 0.1 })];
  const bars = barsOf(turns, CURVE, PLOT);
  assert.deepEqual(bars.map(({ luck, loss }) => [luck, loss]), [[1, 0], [-0.5, 1.5], [0, 0]]);
  assert.deepEqual(bars.map(({ told }) => told), ["luck +1.0 · no cost", "luck −0.5 · cost 1.5", "–"]);
});
