// What is chosen by picture before a game: places that fill, and cards that are looked for.
import assert from "node:assert/strict";
import { test } from "node:test";

import { factsOf, familiesOf } from "../../src/rollwright/web/static/app/start/gamecards.js";
import { dealt, found, hasRoom, isBegun, optionsFrom, poolOf, rowsOf, turned } from "../../src/rollwright/web/static/app/start/lists.js";
import { chosenRows, optionWords } from "../../src/rollwright/web/static/app/start/played.js";
import { layOf } from "../../src/rollwright/web/static/app/drawing/picture.js";

/** @param {string} id @param {number} [ours] */
const item = (id, ours = 0) => ({ id, name: id, picture: "", ours });
const items = [item("Böse"), item("Alma", 0.6), item("Cosmo", 0.5)];

test("cards fill the first free place, and leave it again", () => {
  const lists = { items, size: 2, most: 2, meant: [] };
  let rows = rowsOf(lists, 2);
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
  const lists = { items, size: 0, most: 0, meant: [] };
  const rows = turned(lists, turned(lists, [[]], "a"), "b");
  assert.deepEqual(rows, [["a", "b"]]);
  assert.deepEqual(turned(lists, rows, "a"), [["b"]]);
  assert(hasRoom(lists, rows));
});

/** @param {string} name @param {Partial<import("../../src/rollwright/web/static/app/types").Option>} more */
const option = (name, more) => ({ name, title: name, default: null, choices: [], labels: [], lists: null, ...more });
const rounds = option("rounds", { default: 2, choices: [1, 2] });
const set = option("set", { default: "small", choices: ["small", "all"],
  lists: { items, size: 0, most: 0, meant: [["Böse", "Alma"], ["Böse", "Alma", "Cosmo"]] } });
const realms = option("realms", { lists: { items, size: 1, most: 2, meant: [] } });

test("what is chosen is sent, and what is left empty is not", () => {
  assert.deepEqual(optionsFrom([realms], { realms: { rows: [["Alma"], ["Cosmo"]] } }), { realms: [["Alma"], ["Cosmo"]] });
  assert.deepEqual(optionsFrom([realms], { realms: { rows: [[""]] } }), { realms: undefined });
  assert.deepEqual(optionsFrom([realms], {}), {});
});

test("there are as many rows as rounds, and those left empty are dealt from the set", () => {
  const options = [rounds, set, realms];
  assert.deepEqual(optionsFrom(options, { rounds: { choice: 0 }, realms: { rows: [["Alma"], ["Cosmo"]] } }), { rounds: 1, realms: [["Alma"]] });
  assert.deepEqual(optionsFrom(options, { realms: { rows: [["Alma"]] } }), { realms: [["Alma"], ["Böse"]] }, "from the usual set");
  const own = { set: { rows: [["Cosmo", "Alma"]] }, realms: { rows: [[""], ["Alma"]] } };
  assert.deepEqual(optionsFrom(options, own), { realms: [["Cosmo"], ["Alma"]] }, "the set has done what it is for");
  assert.deepEqual(optionsFrom(options, { set: { choice: 1 } }), { set: "all" });
  assert.deepEqual(poolOf(options, { set: { choice: 1 } }, /** @type {any} */ (realms.lists)), ["Böse", "Alma", "Cosmo"]);
  assert.deepEqual(poolOf([realms], {}, /** @type {any} */ (realms.lists)), items.map(({ id }) => id));
});

test("the rest is dealt by chance, and each card once", () => {
  const lists = { items, size: 3, most: 1, meant: [] };
  const draws = [0.9, 0.1, 0.5];
  assert.deepEqual(dealt(lists, [["Alma", "", ""]], ["Alma", "Cosmo", "Böse"], () => draws.shift() ?? 0), [["Alma", "Böse", "Cosmo"]]);
  assert.deepEqual(dealt(lists, [["", "", ""]], ["Cosmo"], () => 0)[0]?.[0], "Cosmo");
  assert.deepEqual(new Set(dealt(lists, [["", "", ""]], ["Cosmo"])[0]), new Set(["Cosmo", "Alma", "Böse"]), "more than the set has");
  assert.deepEqual([[["", ""]], [["a", ""]], [["a", "b"]]].map(isBegun), [false, true, false]);
});

test("a lobby tells what will be played", () => {
  const known = game("g", { options: [{ ...rounds, title: "Rounds", labels: ["1", "2"] }, { ...set, title: "Set", labels: ["Small", "All"] }, realms] });
  assert.deepEqual(optionWords(known, {}), [["Rounds", "2"], ["Set", "Small"]]);
  const chosen = { rounds: 1, realms: [["Alma"]] };
  assert.deepEqual(optionWords(known, chosen), [["Rounds", "1"]]);
  assert.deepEqual(chosenRows(realms, chosen.realms).map(({ name, items: found }) => [name, found.map(({ id }) => id)]), [["Round 1", ["Alma"]]]);
  assert.deepEqual(chosenRows(realms, undefined), []);
});

test("cards are found without accents and capitals, in order, and those known from print alone", () => {
  assert.deepEqual(found(items, "", false).map(({ id }) => id), ["Alma", "Böse", "Cosmo"]);
  assert.deepEqual(found(items, " BOS", false).map(({ id }) => id), ["Böse"]);
  assert.deepEqual(found(items, "", true).map(({ id }) => id), ["Böse", "Cosmo"]);
});

/** @param {string} id @param {Partial<import("../../src/rollwright/web/static/app/types").GameCard>} [more] */
const game = (id, more = {}) => ({
  id, name: id, goal: "", pieces: id, minutes: 0, cover: [], rolls: [],
  seats: { min: 1, max: /** @type {number | null} */ (null) }, options: [], paper: null, ...more,
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
