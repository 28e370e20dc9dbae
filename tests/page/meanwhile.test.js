// Whose sheet is seen while others still play.
import assert from "node:assert/strict";
import { test } from "node:test";

import { stillPlaying } from "../../src/rollwright/web/static/app/table/meanwhile.js";
import { DONE, seatOf, statusOf, viewOf } from "./things.js";

const WAITED = viewOf({ seats: [seatOf(0), seatOf(1, { waiting: true }), 
  seatOf(2, { waiting: true, kind: "bot" }), seatOf(3, { waiting: true, away: true }), seatOf(4)] });
const names = (/** @type {import("./things.js").View} */ view) => stillPlaying(view).map(({ name }) => name);

test("who is done sees people who still play, but no bots and nobody who is away", () => {
  assert.deepEqual(names(WAITED), ["P1"]);
});

test("who plays, who only watches, and who waits for dice keeps the own view", () => {
  assert.deepEqual(names({ ...WAITED, moves: [DONE] }), []);
  assert.deepEqual(names({ ...WAITED, you: { seat: null, host: false, name: "" } }), []);
  assert.deepEqual(names({ ...WAITED, status: statusOf({ phase: "roll" }) }), []);
  assert.deepEqual(names({ ...WAITED, stage: "paused" }), []);
  assert.deepEqual(names({ ...WAITED, kind: "event" }), []);
});
