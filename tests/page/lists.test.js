// What is chosen by picture before a game: places that fill, and cards that are looked for.
import assert from "node:assert/strict";
import { test } from "node:test";

import { factsOf, familiesOf } from "../../src/rollwright/web/static/app/start/gamecards.js";
import { emptyRows, found, hasRoom, optionsFrom, turned } from "../../src/rollwright/web/static/app/start/lists.js";
import { layOf } from "../../src/rollwright/web/static/app/drawing/picture.js";

/** @param {string} id @param {number} [ours] */
const item = (id, ours = 0) => ({ id, name: id, picture: "", ours });
const items = [item("Böse"), item("Alma", 0.6), item("Cosmo", 0.5)];

test("cards fill the first free place, and leave it again", () => {
  const lists = { items, size: 2, most: 2 };
  let rows = emptyRows(lists);
  for (const id of ["a", "b", "c"]) rows = turned(lists, rows, id);
  assert.deepEqual(rows, [["a", "b"], ["c", ""]]);
  rows = turned(lists, rows, "a");
  assert.deepEqual(rows, [["", "b"], ["c", ""]]);
  for (const id of ["d", "e"]) rows = turned(lists, rows, id);
  assert.deepEqual(rows, [["d", "b"], ["c", "e"]]);
  assert.equal(hasRoom(lists, rows), false);
  assert.deepEqual(turned(lists, rows, "f"), rows);
});

test("a list of any length grows and shrinks", () => {
  const lists = { items, size: 0, most: 0 };
  const rows = turned(lists, turned(lists, [[]], "a"), "b");
  assert.deepEqual(rows, [["a", "b"]]);
  assert.deepEqual(turned(lists, rows, "a"), [["b"]]);
  assert(hasRoom(lists, rows));
});

test("what is chosen is sent, and what is left empty is not", () => {
  const option = { name: "realms", title: "", default: null, choices: [], labels: [], lists: { items, size: 2, most: 2 } };
  assert.deepEqual(optionsFrom([option], { realms: { rows: [["a", ""], ["", ""]] } }), { realms: [["a"]] });
  assert.deepEqual(optionsFrom([option], { realms: { rows: [["", ""]] } }), { realms: undefined });
  assert.deepEqual(optionsFrom([option], {}), {});
});

test("cards are found without accents and capitals, in order, and those known from print alone", () => {
  assert.deepEqual(found(items, "", false).map(({ id }) => id), ["Alma", "Böse", "Cosmo"]);
  assert.deepEqual(found(items, " BOS", false).map(({ id }) => id), ["Böse"]);
  assert.deepEqual(found(items, "", true).map(({ id }) => id), ["Böse", "Cosmo"]);
});

/** @param {string} id @param {Partial<import("../../src/rollwright/web/static/app/types").GameCard>} [more] */
const game = (id, more = {}) => ({
  id, name: id, goal: "", pieces: id, minutes: 0, cover: [], seats: { min: 1, max: /** @type {number | null} */ (null) }, options: [], paper: null, ...more,
});

test("games with the same cards stand together, those for one first", () => {
  const games = [game("duel", { seats: { min: 2, max: 4 } }), game("twin", { pieces: "realms" }), game("realms"), game("lost", { pieces: "nowhere" })];
  assert.deepEqual(familiesOf(games).map((family) => family.map(({ id }) => id)), [["lost"], ["realms", "twin"], ["duel"]]);
});

test("a game tells how many and how long", () => {
  assert.equal(factsOf(game("a", { minutes: 20 })), "1 player or more · 20 min");
  assert.equal(factsOf(game("a", { seats: { min: 2, max: 4 } })), "2 to 4 players");
  assert.equal(factsOf(game("a", { seats: { min: 1, max: 1 } })), "1 player");
});

test("tall cards lie in a fan, wide ones in a heap", () => {
  const [tall, wide] = [{ picture: "a", width: 3, height: 4 }, { picture: "b", width: 4, height: 3 }];
  assert.deepEqual([[], [wide], [tall, tall], [wide, wide]].map(layOf), ["flat", "flat", "fan", "heap"]);
});
