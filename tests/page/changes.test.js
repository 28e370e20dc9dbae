// What a move would change, what has changed, and a move that is proposed before it is made.
import assert from "node:assert/strict";
import { test } from "node:test";

import { calmed } from "../../src/rollwright/web/static/app/gestures/choices.js";
import { changesOf } from "../../src/rollwright/web/static/app/feel/changes.js";
import { madeDie, spending } from "../../src/rollwright/web/static/app/table/counters.js";
import { ghostOf } from "../../src/rollwright/web/static/app/gestures/ghost.js";
import { armedView } from "../../src/rollwright/web/static/app/gestures/hands.js";
import { areWays, asksForDie, byShape, entriesOf, turned } from "../../src/rollwright/web/static/app/gestures/proposal.js";
import { boardWith, moveAt, statusOf, viewOf } from "./things.js";

const COINS = { id: "coin", name: "coins", sign: "coin", about: "" };
const GAME = { id: "game", name: "Game", goal: "", counters: [COINS, { ...COINS, id: "supply:coin", common: true }] };

/** @param {number} coins @param {number} stars @param {Map<number, import("./things.js").Mark>} [marks] */
const tableOf = (coins, stars, marks = new Map()) => viewOf({
  game: GAME, boards: { 0: boardWith({ prints: ["card"], counters: [coins, 9 - coins], stars: [stars], marks }) },
});

test("a ghost tells what would be written, and what one would get", () => {
  const { marks, gains } = ghostOf(tableOf(1, 2), { marks: [[3, "filled", "5"], [4, "crossed"]], counters: [3, 7], stars: [3] });
  assert.deepEqual([...marks], [[3, { mark: "filled", text: "5", tile: "" }], [4, { mark: "crossed", text: "", tile: "" }]]);
  assert.deepEqual(gains, [["coin", 2], ["star", 1]]);
});

test("what is spent is no gain", () => {
  assert.deepEqual(ghostOf(tableOf(3, 0), { counters: [1, 6] }).gains, []);
});

test("a move is seen and heard by what it wrote and gained", () => {
  const after = tableOf(2, 1, new Map([[4, { mark: "filled", text: "6", tile: "" }]]));
  const { written, gains, stars, round, rolled } = changesOf(tableOf(1, 0), after);
  assert.deepEqual({ written, gains, stars, round, rolled }, { written: [4], gains: [["coin", 1]], stars: 1, round: false, rolled: false });
});

test("with a new round the paper is new, and nothing was gained", () => {
  const before = { ...tableOf(1, 4), status: statusOf({ round: 1 }) };
  const other = boardWith({ prints: ["other"], counters: [2, 7], stars: [0] });
  const { written, gains, stars, round } = changesOf(before, { ...before, status: statusOf({ round: 2 }), boards: { 0: other } });
  assert.deepEqual({ written, gains, stars, round }, { written: [], gains: [], stars: 0, round: true });
});

test("it is up to me again when there are moves after there were none", () => {
  assert(changesOf(tableOf(0, 0), { ...tableOf(0, 0), moves: [moveAt("done")] }).turn);
  assert(!changesOf({ ...tableOf(0, 0), moves: [moveAt("done")] }, { ...tableOf(0, 0), moves: [moveAt("x")] }).turn);
});

test("with a counter in hand only what spends of it is meant, and a tap makes what costs nothing else", () => {
  const moves = [moveAt("write", 1), moveAt("guarded", 1, { price: ["guard"] }), moveAt("both", 2, { price: ["guard", "dupe"] })];
  assert.deepEqual(spending(moves, "dupe").map(({ move }) => move), ["both"]);
  assert.deepEqual(armedView(viewOf({ moves }), "guard").moves.map(({ move, plain }) => [move, plain]), [["guarded", true], ["both", false]]);
  assert.equal(armedView(viewOf({ moves }), "").moves.length, 3);
});

test("a made die has a value", () => {
  assert.deepEqual(["die4", "heart", "die0", ""].map(madeDie), ["4", "", "", ""]);
});

test("ways to do one thing are told apart on the board", () => {
  const one = moveAt("a", 1, { touches: [1, 2] });
  const two = moveAt("b", 1, { touches: [1, 3] });
  assert(areWays([one, two]));
  assert(areWays([one, { ...two, touches: [1] }]), "a single place is a way as well");
  assert(!areWays([one]), "nothing to choose");
  assert(areWays([{ ...one, price: ["coin"], plain: false }]), "what costs something waits for its tick");
  assert(!areWays([one, { ...two, price: ["coin"], plain: false }]), "words tell what each costs");
  assert(!areWays([one, { ...two, place: -1 }]), "nothing is drawn");
  assert(!areWays([one, { ...two, sources: [4] }]));
});

test("where only the die is left to choose, it is asked for", () => {
  const [one, two] = [moveAt("a", 1, { die: "A" }), moveAt("b", 1, { die: "B" })];
  assert(asksForDie([one, two]));
  assert(!asksForDie([one, { ...two, die: "A" }]));
  assert(!asksForDie([one, two, { ...two, move: "c" }]), "one of them has two ways");
  assert(!asksForDie([one]));
});

test("a menu has one entry for all ways with one die and price", () => {
  const [one, two] = [moveAt("a", 1, { die: "A" }), moveAt("b", 1, { die: "A", touches: [1, 2] })];
  const dear = moveAt("c", 1, { die: "A", price: ["coin"] });
  const loose = [moveAt("d", -1), moveAt("e", -1)];
  assert.deepEqual(entriesOf([one, dear, two, ...loose]).map((ways) => ways.map(({ move }) => move)), [["a", "b"], ["c"], ["d"], ["e"]]);
});

test("many ways are sorted by their shapes, however these lie", () => {
  /** @type {any[]} */
  const places = Array.from({ length: 9 }, (_, at) => ({ number: at, center: [40 * (at % 3), 40 * Math.floor(at / 3)] }));
  const moves = [[0], [0, 1], [0, 3], [0, 1, 3], [1, 4], [1, 3, 4], [0, 1, 2], [1, 0, 4]].map((touches, at) => moveAt(`m${at}`, touches[0] ?? 0, { touches }));
  assert.deepEqual(byShape({ moves, at: 1, place: 0 }, places), { ways: [1, 2, 4], kind: 1, kinds: 4, following: 3 });
  assert.deepEqual(byShape({ moves, at: 7, place: 0 }, places), { ways: [3, 5, 7], kind: 2, kinds: 4, following: 6 });
  assert.equal(byShape({ moves, at: 6, place: 0 }, places).following, 0, "and round again");
  assert.deepEqual(byShape({ moves: moves.slice(0, 3), at: 0, place: 0 }, places), { ways: [0, 1, 2], kind: 0, kinds: 1, following: -1 });
});

test("turning a proposal goes through all ways and round again", () => {
  const proposal = { moves: [moveAt("a"), moveAt("b"), moveAt("c")], at: 1, place: 4 };
  assert.equal(turned(proposal).at, 2);
  assert.equal(turned(turned(proposal)).at, 0);
  assert.equal(turned(proposal, -2).at, 2);
});

test("many places that only cost something wait for a counter, a few do not", () => {
  /** @param {number} plain @param {number} special @returns {Map<number, "plain" | "special">} */
  const open = (plain, special) => new Map(Array.from({ length: plain + special }, (_, at) => [at, at < plain ? "plain" : "special"]));
  assert.equal(calmed(open(3, 30)).size, 3);
  assert.equal(calmed(open(3, 4)).size, 7);
  assert.equal(calmed(open(0, 30)).size, 0);
});
