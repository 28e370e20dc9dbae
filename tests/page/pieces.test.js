// Boards of pieces: which they are, how their places lie in rows, and what waits for a tick.
import assert from "node:assert/strict";
import { test } from "node:test";

import { columnOf, columnsFor, longestRow, rowsOf } from "../../src/rollwright/web/static/app/gestures/cells.js";
import { proposalOf } from "../../src/rollwright/web/static/app/gestures/hands.js";
import { arePieces } from "../../src/rollwright/web/static/app/table/board.js";

/** @param {number[]} tops @returns {any[]} */
const places = (tops) => tops.map((top, at) => ({ box: [at * 10, top, 10, 10] }));
/** @param {string[]} tiles @param {boolean} [common] @param {string} [role] @returns {any} */
const card = (tiles, common = false, role = "board") => ({ print: { common, role }, marks: tiles.map((tile) => ({ tile })) });
/** @param {any[]} cards @returns {any} */
const sheet = (...cards) => ({ cards });

test("a few places lie in one row, more in the rows of their print", () => {
  assert.deepEqual(rowsOf(places([0, 0, 20]), 5), [0, 0, 0]);
  assert.deepEqual(rowsOf(places([0, 40, 0, 20, 20, 40]), 5), [0, 2, 0, 1, 1, 2]);
  assert.equal(longestRow(places([0, 40, 0, 0, 20, 40])), 3);
  assert.equal(longestRow([]), 1);
});

test("a board consists of pieces if all of my own places on the table have one", () => {
  assert.equal(arePieces(sheet(card(["farm", "mill"]))), true);
  assert.equal(arePieces(sheet(card(["farm", "mill"]), card(["", ""], true), card([""], false, "tally"))), true);
  assert.equal(arePieces(sheet(card(["farm", ""]))), false);
  assert.equal(arePieces(sheet(card([]))), false);
  assert.equal(arePieces(sheet(card(["farm"], true))), false);
});

test("a thing in hand that becomes another waits for a tick, and any other move does not", () => {
  const move = { move: "farm>mill", place: 9, touches: [9], sources: [3, 4], price: ["upgrade"], plain: false, die: "" };
  const view = /** @type {any} */ ({ moves: [move, { ...move, move: "buy", sources: [] }] });
  assert.deepEqual(proposalOf({ play: "farm>mill" }, view, 9, 4), { moves: [move], at: 0, place: 9, from: 4 });
  assert.equal(proposalOf({ play: "farm>mill" }, view, 9, 5), null);
  assert.equal(proposalOf({ play: "buy" }, view, 9, -1), null);
  assert.equal(proposalOf({ take: 4 }, view, 4, -1), null);
  // Whichever of the two was tapped first.
  assert.deepEqual(proposalOf({ swap: /** @type {any} */ (move), from: 3, to: 9 }, view, 3, -1), { moves: [move], at: 0, place: 9, from: 3 });
});

test("in little room a print that is read keeps to its rows, and pieces lie as ever", () => {
  const shop = /** @type {any} */ ({ places: places([0, 0, 0, 20, 20]), marks: Array(5).fill({ tile: "" }) });
  assert.equal(columnsFor(shop, false), 5);
  assert.equal(columnsFor(shop, true), 3);
  assert.equal(columnsFor({ ...shop, marks: Array(5).fill({ tile: "farm" }) }, true), 5);
});

test("a place lies in a column of its row, wherever other rows have theirs", () => {
  const [one, two, other] = [{ box: [0, 0, 10, 10] }, { box: [20, 0, 10, 10] }, { box: [5, 40, 10, 10] }];
  const all = /** @type {any[]} */ ([two, one, other]);
  assert.deepEqual(all.map((place) => columnOf(all, place)), [2, 1, 1]);
});
