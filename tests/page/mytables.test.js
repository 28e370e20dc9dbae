// The tables of this browser: kept, updated by what the server tells, sorted, and told in words.
import assert from "node:assert/strict";
import { test } from "node:test";

import { forgetTable, keepTable, keptTables, lineOf, MOST, openOnes, sorted, updateTables } from "../../src/rollwright/web/static/app/start/mytables.js";
import { cardsText, coverOf, stateText, whereText } from "../../src/rollwright/web/static/app/start/tableline.js";
import { seatOf, viewOf } from "./things.js";

/** @typedef {import("../../src/rollwright/web/static/app/types").TableLine} TableLine */

/** @param {Record<string, string>} [kept] */
function storeOf(kept = {}) {
  const storage = /** @type {any} */ ({
    getItem: (/** @type {string} */ key) => kept[key] ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => { kept[key] = value; },
  });
  return () => storage;
}

/** @param {string} table @param {Partial<TableLine>} [more] @returns {TableLine} */
const line = (table, more = {}) => ({
  table, game: { id: "toy", name: "Toy", goal: "", counters: [] }, kind: "table",
  stage: "playing", seat: 0, host: false, round: 2, turn: 0, round_name: "", yours: false,
  waiting: [], others: [], count: 1, place: 0, score: "", cards: [], asks: "", ...more,
});

/** @param {ReturnType<typeof storeOf>} store */
const ids = (store) => keptTables(store).map((one) => one.line.table);

test("the last table seen comes first, each once, and only so many", () => {
  const store = storeOf();
  for (const [at, table] of ["a", "b", "a"].entries()) keepTable(store, line(table), at);
  assert.deepEqual(ids(store), ["a", "b"]);
  forgetTable(store, "a");
  assert.deepEqual(ids(store), ["b"]);
  for (let at = 0; at < 2 * MOST; at++) keepTable(store, line(`t${at}`), at);
  assert.equal(keptTables(store).length, MOST);
  assert(!ids(store).includes("b"));
});

test("a browser that keeps nothing, or nonsense, has no tables", () => {
  const denied = () => { throw new Error("denied"); };
  keepTable(denied, line("a"), 1);
  assert.deepEqual(keptTables(denied), []);
  for (const text of ["{}", "oh", "[null, {}, {\"line\": {}}]"]) assert.deepEqual(keptTables(storeOf({ "rollwright.tables": text })), [], text);
});

test("the server is asked about what goes on, and its answer is taken over", () => {
  const store = storeOf();
  for (const one of [line("gone"), line("out"), line("on"), line("over", { stage: "over" })]) keepTable(store, one, 1);
  const asked = openOnes(keptTables(store));
  assert.deepEqual(asked, ["on", "out", "gone"]);
  keepTable(store, line("new"), 2);
  const now = updateTables(store, asked, [line("on", { yours: true }), line("out", { seat: null })]);
  assert.deepEqual(now.map((one) => one.line.table), ["new", "over", "on"]);
  assert.equal(now[2]?.line.yours, true);
  assert.deepEqual(keptTables(store), now);
});

test("where I am wanted comes first, and what is over is apart", () => {
  const tables = [line("lobby", { stage: "lobby" }), line("over", { stage: "over" }), line("old"), line("new"), line("mine", { yours: true })]
    .map((one, seen) => ({ seen, line: one }));
  const { running, over } = sorted(tables);
  assert.deepEqual(running.map((one) => one.line.table), ["mine", "new", "old", "lobby"]);
  assert.deepEqual(over.map((one) => one.line.table), ["over"]);
});

test("a table tells where it stands and what it waits for", () => {
  assert.equal(whereText(line("a", { others: ["Ben", "Mia"], count: 3 })), "Round 2 · with Ben, Mia");
  assert.equal(whereText(line("a", { others: ["Ben"], count: 2, turn: 5 })), "Round 2 · Turn 5 · with Ben");
  assert.equal(whereText(line("a", { others: ["B", "C", "D"], count: 6, round_name: "Your round" })), "Your round · with B, C, D and 2 more");
  assert.equal(whereText(line("a", { stage: "lobby", round: 0 })), "nobody else yet");
  assert.equal(whereText(line("a", { stage: "over", score: "7 Xs" })), "7 Xs · alone");
  assert.equal(stateText(line("a", { yours: true })), "Your turn");
  assert.equal(stateText(line("a", { waiting: ["Ben"] })), "Ben is thinking");
  assert.equal(stateText(line("a", { stage: "lobby", host: true })), "Waits for players");
  assert.equal(stateText(line("a", { stage: "over", place: 2, count: 3 })), "Place 2 of 3");
  assert.equal(stateText(line("a", { stage: "over", place: 1 })), "Finished");
});

test("who only watches keeps nothing", () => {
  const seats = [seatOf(0), seatOf(1, { kind: "open" }), seatOf(2, { kind: "bot" })];
  const you = { seat: null, host: false, name: "" };
  assert.equal(lineOf(viewOf({ seats, you })), null);
  assert.deepEqual(lineOf(viewOf({ seats, you: { ...you, seat: 0 } }))?.others, ["P2"]);
  assert.equal(lineOf(viewOf({ seats, you: { ...you, host: true } }))?.seat, null);
});

test("a table is known by its cards: by their names, and by their pictures where there are some", () => {
  const cards = [{ name: "Scythe", picture: "s1" }, { name: "Wingspan", picture: "w1" }];
  assert.equal(cardsText(line("a", { cards })), "Scythe · Wingspan");
  assert.deepEqual(coverOf(line("a", { cards })).map(({ picture }) => picture), ["s1", "w1"]);
  const cover = [{ picture: "map", width: 9, height: 5 }, { picture: "more", width: 9, height: 5 }];
  const game = /** @type {any} */ ({ cover });
  assert.deepEqual(coverOf(line("a", { cards: [{ name: "Scythe", picture: "" }] }), game), cover.slice(0, 1));
  const { cards: _, ...old } = line("a");
  assert.equal(cardsText(/** @type {any} */ (old)), "", "what an older page has kept");
});
