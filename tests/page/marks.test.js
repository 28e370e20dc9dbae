// How places are marked: what is offered, and which prices are shown where.
import assert from "node:assert/strict";
import { test } from "node:test";

import { gainsBetween } from "../../src/rollwright/web/static/app/feel/changes.js";
import { badgesOf } from "../../src/rollwright/web/static/app/gestures/choices.js";
import { placesAcross } from "../../src/rollwright/web/static/app/drawing/offers.js";
import { priceAt } from "../../src/rollwright/web/static/app/gestures/price.js";
import { talliesOf } from "../../src/rollwright/web/static/app/table/tallies.js";
import { boardWith, placeOf, viewOf } from "./things.js";

const PRICES = new Map([[1, []], [2, ["guard"]], [3, ["color-change", "guard"]]]);
const OPEN = /** @type {Map<number, "plain" | "special">} */ (new Map([[1, "plain"], [2, "special"], [3, "special"]]));
const BLANK = { mark: "blank", text: "", tile: "" };

test("a price is shown when somebody asks, and never what is in hand already", () => {
  assert.deepEqual(badgesOf(PRICES, OPEN, "", false), new Map([[1, []]]));
  assert.deepEqual(badgesOf(PRICES, OPEN, "", true), PRICES);
  assert.deepEqual(badgesOf(PRICES, OPEN, "guard", false), new Map([[1, []], [2, []], [3, ["color-change"]]]));
});

test("where everything costs something, as in a shop, prices are shown at once", () => {
  const shop = /** @type {Map<number, "plain" | "special">} */ (new Map([[2, "plain"]]));
  assert.deepEqual(badgesOf(PRICES, shop, "", false), new Map([[2, ["guard"]]]));
});

test("a price stands in its own land, at the corner of a box, and above a piece", () => {
  const land = placeOf(0, { box: [0, 0, 200, 120], center: [60, 70], height: 27 });
  const box = placeOf(1, { box: [10, 10, 40, 40], center: [30, 30], height: 26 });
  assert.deepEqual(priceAt(land, BLANK, 26), [47, 59, 1]);
  assert.deepEqual(priceAt(box, BLANK, 26), [6, 34, 1]);
  // A number is not covered.
  assert.deepEqual(priceAt(land, { ...BLANK, text: "3" }, 26), [-4, 104, 1]);
  assert.deepEqual(priceAt(box, { ...BLANK, tile: "mill" }, 26), [6, -1, 1]);
});

test("in a small land a price is no wider than the number that would stand there", () => {
  const tag = placeOf(0, { box: [0, 0, 116, 67], center: [60, 50], height: 24 });
  const [left, , scale] = priceAt(tag, BLANK, 26);
  assert.deepEqual([left, scale], [48, 24 / 26]);
  assert.deepEqual(priceAt(tag, BLANK, 64)[2], 0.7, "but it can still be seen");
});

const COUNTERS = [
  { id: "guard", name: "Guard", sign: "shield", about: "" },
  { id: "x-red", name: "red", sign: "x", about: "Xs", tint: "red", heading: "Xs by colour" },
  { id: "bag-red", name: "red", sign: "die", about: "Dice", tint: "red", heading: "In the bag", common: true },
];

test("what is never spent is told under its heading, and is no gain", () => {
  const board = boardWith({ counters: [3, 2, 1] });
  const view = viewOf({ boards: { 0: board } });
  view.game = { ...view.game, counters: COUNTERS };
  assert.deepEqual(talliesOf(view), [
    { heading: "Xs by colour", about: "Xs", lines: [{ id: "x-red", name: "red", tint: "red", die: false, count: 2 }] },
    { heading: "In the bag", about: "Dice", lines: [{ id: "bag-red", name: "red", tint: "red", die: true, count: 1 }] },
  ]);
  assert.deepEqual(gainsBetween(boardWith({ counters: [3, 1, 0] }), board, COUNTERS), []);
  // Who only watches sees what belongs to all.
  const watching = { ...view, you: { ...view.you, seat: null } };
  assert.deepEqual(talliesOf(watching).map(({ heading }) => heading), ["In the bag"]);
});

test("no line of an offer is drawn over a sign on a crossing, but a place inside of another keeps its own", () => {
  const squares = [placeOf(0, { box: [0, 0, 50, 50], center: [25, 25] }), placeOf(1, { box: [50, 0, 50, 50], center: [75, 25] })];
  const sign = placeOf(2, { box: [35, 35, 30, 30], center: [50, 50] });
  const inside = placeOf(3, { box: [10, 10, 20, 20], center: [20, 20] });
  const card = /** @type {import("./things.js").Card} */ (/** @type {unknown} */ ({ places: [...squares, sign, inside] }));
  assert.deepEqual(placesAcross(card), [sign]);
  // The boxes of neighbours in a honeycomb overlap: neither lies on the other.
  const cells = [placeOf(0, { box: [0, 0, 50, 50], center: [25, 25] }), placeOf(1, { box: [40, 25, 50, 50], center: [65, 50] })];
  assert.deepEqual(placesAcross({ ...card, places: cells }), []);
  // Nor does a state on the box around a larger neighbour.
  const states = [placeOf(0, { box: [0, 0, 200, 120], center: [150, 80] }), placeOf(1, { box: [-20, 20, 60, 50], center: [12, 45] })];
  assert.deepEqual(placesAcross({ ...card, places: states }), []);
});
