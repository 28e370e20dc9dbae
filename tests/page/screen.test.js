// The big screen: who leads, what was rolled, and how many have played.
import assert from "node:assert/strict";
import { test } from "node:test";

import { codeGroups } from "../../src/rollwright/web/static/app/presenter/code.js";
import { gridOf } from "../../src/rollwright/web/static/app/presenter/done.js";
import { risenFrom, rowsOf, threeOf } from "../../src/rollwright/web/static/app/presenter/leaders.js";
import { rollWords } from "../../src/rollwright/web/static/app/presenter/roll.js";
import { areFew, columnsFor } from "../../src/rollwright/web/static/app/presenter/columns.js";
import { dieOf, seatOf, viewOf } from "./things.js";

const NOBODY = /** @type {any} */ ({ standings: { value: null } });

/** @param {number[]} places by seat */
const viewWith = (places) => viewOf({ seats: places.map((place, seat) => seatOf(seat, { place })) });

test("those who lead stand first, and seats that tie in their order", () => {
  assert.deepEqual(rowsOf(NOBODY, viewWith([3, 1, 1])).map(({ seat, place }) => [seat, place]), [[1, 1], [2, 1], [0, 3]]);
});

test("as long as all are equal nobody has a place; who is alone has one", () => {
  assert.deepEqual(rowsOf(NOBODY, viewWith([1, 1])).map(({ place }) => place), [0, 0]);
  assert.deepEqual(rowsOf(NOBODY, viewWith([1])).map(({ place }) => place), [1]);
  const crowd = (/** @type {number[]} */ places) => /** @type {any} */ ({ standings: { value: { top: places.map((place) => ({ place })) } } });
  assert.deepEqual(rowsOf(crowd([1, 1, 1]), viewOf()).map(({ place }) => place), [0, 0, 0]);
  assert.deepEqual(rowsOf(crowd([1, 1, 3]), viewOf()).map(({ place }) => place), [1, 1, 3]);
});

test("who had no place before has neither risen nor fallen", () => {
  assert.equal(risenFrom(undefined, 2), null);
  assert.equal(risenFrom(0, 2), null);
  assert.equal(risenFrom(5, 2), 3);
  assert.equal(risenFrom(1, 2), -1);
  assert.equal(risenFrom(2, 2), 0);
});

test("a roll is told in a few words, unless it shows pictures", () => {
  assert.equal(rollWords([dieOf("A", "1"), dieOf("B", "4")]), "1 and 4");
  const colored = [dieOf("r5", "5", { tint: "red", name: "the red 5" }), dieOf("b3", "3", { tint: "blue", name: "the blue 3" })];
  assert.equal(rollWords(colored), "The red 5 and the blue 3");
  assert.equal(rollWords([dieOf("A", "1"), dieOf("B", "4"), dieOf("C", "6")]), "1, 4 and 6");
  assert.equal(rollWords([dieOf("fate", "", { tile: "robber" })]), "");
  assert.equal(rollWords([]), "");
});

test("everybody of a crowd has a dot, up to as many as can be told apart", () => {
  assert.deepEqual(gridOf(30), { dots: 30, rows: 1, columns: 30 });
  assert.deepEqual(gridOf(8), { dots: 8, rows: 1, columns: 26 });
  for (const count of [21, 150, 999, 2400]) {
    const { dots, rows, columns } = gridOf(count);
    assert.equal(dots, count);
    assert(rows * columns >= count);
  }
  assert.equal(gridOf(10_000).dots, 2400);
});

test("on the podium the first stands in the middle; of fewer there are fewer steps", () => {
  const result = (/** @type {number} */ seat) => /** @type {any} */ ({ seat });
  assert.deepEqual(threeOf([0, 1, 2, 3].map(result)).map(({ seat }) => seat), [1, 0, 2]);
  assert.deepEqual(threeOf([0, 1].map(result)).map(({ seat }) => seat), [1, 0]);
  assert.deepEqual(threeOf([]), []);
});

test("a code is read in groups of four", () => {
  assert.deepEqual(codeGroups("ns5v7c6m"), ["ns5v", "7c6m"]);
});

test("two to four have their boards side by side, in the columns in which they are largest", () => {
  const rows = (/** @type {number} */ count) => rowsOf(NOBODY, viewWith(Array(count).fill(1)));
  assert.deepEqual([1, 2, 4, 5].map((count) => areFew(rows(count), count)), [false, true, true, false]);
  // Of a crowd only the best are listed.
  assert.equal(areFew(rows(4), 12), false);
  const [tall, wide] = [[{ width: 400, height: 900 }], [{ width: 1600, height: 300 }]];
  const room = { width: 1600, height: 900 };
  assert.deepEqual([2, 3, 4].map((count) => columnsFor(tall, count, room, 60).columns), [2, 3, 4]);
  assert.deepEqual([2, 3, 4].map((count) => columnsFor(wide, count, room, 60).columns), [1, 1, 1]);
  assert.equal(columnsFor([{ width: 900, height: 600 }], 4, room, 60).columns, 2);
});

test("a board on the wall is no higher than what lies on it", () => {
  const cards = [1, 2, 3].map(() => ({ width: 470, height: 630 }));
  const { columns, scale, height } = columnsFor(cards, 2, { width: 1800, height: 600 }, 60);
  assert.equal(columns, 2);
  assert(scale < 0.65 && Math.abs(height - 60 - 30 - 630 * scale) < 0.001);
});
