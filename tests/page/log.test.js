// The log: who, what, and the way back; what a bot just did, and what somebody wrote last.
import assert from "node:assert/strict";
import { test } from "node:test";

import { changesOf } from "../../src/rollwright/web/static/app/feel/changes.js";
import { seenBoard } from "../../src/rollwright/web/static/app/feel/fresh.js";
import { newsOf } from "../../src/rollwright/web/static/app/feel/news.js";
import { newestFirst, partsOf, waysBack } from "../../src/rollwright/web/static/app/table/log.js";
import { boardWith, seatOf, statusOf, viewOf } from "./things.js";

/** @param {number} version @param {Partial<import("../../src/rollwright/web/static/app/types").LogLine>} [more] */
const lineOf = (version, more = {}) => ({ version, seat: 0, text: `Line ${version}.`, kind: "move", ...more });
const SEATS = [seatOf(0, { name: "Ada" }), seatOf(1, { name: "Greedy", kind: "bot" })];

test("the name at the beginning of a sentence is a picture, and a single sentence has no dot", () => {
  const view = viewOf({ seats: SEATS });
  assert.deepEqual(partsOf(lineOf(1, { seat: 1, text: "Greedy keeps these dice.", named: true }), view),
    { name: "Greedy", what: "keeps these dice", dot: ".", leads: true });
  assert.deepEqual(partsOf(lineOf(1, { text: "A goes there. And then?" }), view), { name: "Ada", what: "A goes there. And then?", dot: "", leads: false });
  assert.deepEqual(partsOf(lineOf(1, { seat: null, text: "Ada rolls a 6." }), view), { name: "", what: "Ada rolls a 6", dot: ".", leads: false });
  // Only the beginning of a sentence about the seat is its name.
  const the = viewOf({ seats: [seatOf(0, { name: "The" })] });
  assert.equal(partsOf(lineOf(1, { text: "The turn is done." }), the).what, "The turn is done");
});

test("only my moves since the last roll lead back, each with those after it", () => {
  const lines = newestFirst([
    lineOf(3), lineOf(5, { kind: "roll", seat: null }), lineOf(6), lineOf(7, { seat: 1 }),
    lineOf(8), lineOf(8, { seat: null, kind: "turn" }), lineOf(9, { kind: "seat" }),
  ]);
  const status = statusOf({ rolled: { together: 2, seats: { 1: { black: 5 } } } });
  assert.deepEqual([...waysBack(viewOf({ can_undo: true, status }), lines)], [[8, 1], [6, 2]]);
  assert.deepEqual([...waysBack(viewOf({ can_undo: false, status }), lines)], []);
  const watching = viewOf({ can_undo: true, status });
  assert.deepEqual([...waysBack({ ...watching, you: { ...watching.you, seat: null } }, lines)], []);
});

test("one new decision of a bot is news; a whole turn is not, and neither is what a person does", () => {
  const view = viewOf({ seats: SEATS, log: [lineOf(4, { seat: 1 }), lineOf(5), lineOf(6, { seat: 1 }), lineOf(6, { seat: null, kind: "turn" })] });
  assert.equal(newsOf(view, 5)?.version, 6);
  assert.equal(newsOf(view, 3), null);
  assert.equal(newsOf(view, 6), null);
});

test("what others do is heard, what I do not", () => {
  const before = viewOf({ log: [lineOf(4)] });
  assert(changesOf(before, { ...before, log: [lineOf(4), lineOf(5, { seat: 1 })] }).others);
  assert(!changesOf(before, { ...before, log: [lineOf(4), lineOf(5)] }).others);
});

test("what somebody wrote last stays marked until they write in another turn", () => {
  const mark = { mark: "filled", text: "4", tile: "" };
  /** @param {number[]} places @param {number} [coins] */
  const board = (places, coins = 0) => boardWith({ prints: ["map"], marks: new Map(places.map((at) => [at, mark])), counters: [coins] });
  const [blank, one, two, three] = [board([]), board([1]), board([1, 2]), board([1, 2, 3])];
  let seen = seenBoard({ turn: "", from: null, last: null }, blank, "1 1");
  assert.equal(seen.from, blank);
  seen = seenBoard(seenBoard(seen, one, "1 2"), two, "1 2");
  assert.equal(seen.from, blank, "all of one turn together");
  seen = seenBoard(seen, board([1, 2], 3), "1 3");
  assert.equal(seen.from, blank, "a new roll changes no place");
  const last = seen.last;
  seen = seenBoard(seen, three, "1 3");
  assert.equal(seen.from, last);
});
