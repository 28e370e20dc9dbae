// What is told while dice roll, and what they took or brought when they lie still.
import assert from "node:assert/strict";
import { test } from "node:test";

import { broughtBy, heldView, holdMs } from "../../src/rollwright/web/static/app/feel/still.js";
import { boardWith, dieOf, DONE, moveAt, seatOf, statusOf, viewOf } from "./things.js";

const GRAIN = { id: "grain", name: "grain", sign: "grain", about: "" };
const GAME = { id: "game", name: "Game", goal: "", counters: [GRAIN, { ...GRAIN, id: "upgrade", name: "upgrades", sign: "upgrade" }] };

/**
 * @param {string} face @param {number} moment of the roll @param {number[]} counters
 * @param {Partial<import("./things.js").Status>} [where] @param {Partial<import("./things.js").View>} [more]
 */
const tableOf = (face, moment, counters, where = {}, more = {}) => viewOf({
  game: GAME,
  boards: { 0: boardWith({ prints: ["black"], dice: [dieOf("black", face)], counters, marks: new Map([[moment, { mark: "outlined", text: "", tile: "" }]]) }) },
  status: statusOf({ rolled: { together: 0, seats: { 0: { black: moment } } }, ...where }), ...more,
});

test("the table is held while dice of mine roll, and a moment longer where the step ends with them", () => {
  const before = tableOf("farm", 4, [3, 0]);
  assert.equal(holdMs(before, before), 0);
  assert.equal(holdMs(before, tableOf("farm", 4, [1, 0])), 0);
  const rolled = holdMs(before, tableOf("barony", 5, [3, 0]));
  const last = holdMs(before, tableOf("barony", 5, [3, 0], { turn: 3 }));
  assert(rolled > 0 && last > rolled);
  assert.equal(holdMs(before, tableOf("barony", 5, [3, 0], { turn: 3, round: 2 })), rolled);
  assert.equal(holdMs(before, { ...tableOf("barony", 5, [3, 0]), table: "OTHER" }), 0);
});

test("meanwhile only the dice are new, and the round", () => {
  const before = tableOf("farm", 4, [3, 0], {}, { ending: "Keep dice", seats: [seatOf(0, { score: 1 })] });
  const more = { moves: [moveAt("buy"), DONE], can_undo: true, ending: "Stop", question: "Buy?", seats: [seatOf(0, { score: 2 })] };
  const now = tableOf("barony", 5, [1, 2], { turn: 3, remarks: ["Winter"] }, more);
  const held = heldView(before, now);
  assert.deepEqual(held.boards[0], { ...before.boards[0], dice: now.boards[0]?.dice });
  assert.deepEqual(held.status?.rolled, now.status?.rolled);
  assert.deepEqual([held.moves, held.can_undo, held.question, held.ending, held.seats, held.log], [[], false, "", "Keep dice", before.seats, before.log]);
  assert.deepEqual([held.status?.turn, held.status?.remarks], [1, undefined]);
  const next = heldView(before, tableOf("barony", 5, [1, 2], { round: 2, turn: 1 }));
  assert.equal(next.status?.round, 2);
});

test("cards that are dealt with the first roll are seen at once, and nobody is called done before", () => {
  const before = tableOf("farm", 4, [0, 0], { phase: "roll" }, { seats: [seatOf(0), seatOf(1)] });
  const now = tableOf("barony", 5, [0, 0], {}, { seats: [seatOf(0, { waiting: true, score: 3 }), seatOf(1, { waiting: true })] });
  const dealt = { ...now, boards: { 0: { ...now.boards[0], prints: ["black", "scythe"] } } };
  const held = heldView(before, /** @type {import("./things.js").View} */ (dealt));
  assert.deepEqual(held.boards[0], dealt.boards[0]);
  assert.deepEqual(held.seats.map(({ waiting, score }) => [waiting, score]), [[true, 0], [true, 0]]);
});

test("what a roll took is told, but not what the end of a step forfeited", () => {
  const before = tableOf("farm", 4, [3, 2], {}, { moves: [{ ...DONE, forfeits: ["upgrade", "upgrade"] }] });
  assert.deepEqual(broughtBy(before, tableOf("barony", 5, [1, 0])), [{ sign: "grain", name: "grain", more: -2 }]);
  assert.deepEqual(broughtBy({ ...before, moves: [] }, tableOf("barony", 5, [3, 3])), [{ sign: "upgrade", name: "upgrades", more: 1 }]);
  assert.deepEqual(broughtBy(before, { ...before, boards: {} }), []);
});
