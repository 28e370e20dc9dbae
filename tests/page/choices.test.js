// Which die, which place and which move a tap means.
import assert from "node:assert/strict";
import { test } from "node:test";

import * as choices from "../../src/rollwright/web/static/app/choices.js";
import { cellOf, diceIn, faceView, groupOf, mapView, movesOf, rerollView, viewOf } from "./things.js";

/** @param {import("./things.js").Move[]} moves */
const texts = (moves) => moves.map((move) => move.move);

test("dice come from the status, in colours or as bare numbers", () => {
  const [red, blue] = choices.diceOf(null, [["red", 3], ["wild", 5]]);
  assert.deepEqual([red?.key, red?.value, red?.tint, red?.letter], ["r3", "3", "red", "R"]);
  assert.deepEqual([blue?.key, blue?.letter], ["w5", "W"]);
  assert.deepEqual(choices.diceOf(null, [3, 5]).map((die) => [die.key, die.value]), [["A", "3"], ["B", "5"]]);
  assert.deepEqual(choices.diceOf(null, null), []);
});

test("dice that are drawn on the sheet come from there", () => {
  const sheet = { groups: [groupOf("dice", cellOf("die:black", { print: "black", text: "", title: "Farm", mark: "crossed" }))] };
  const [die] = choices.diceOf(sheet, [1, 2]);
  assert.deepEqual([die?.key, die?.cell, die?.title, die?.used], ["black", "die:black", "Farm", true]);
});

test("a move belongs to the die its text begins with", () => {
  const [red, blue] = diceIn(mapView());
  const [plain, changed, other, longer] = movesOf("r3>PA", "r3c>CA", "b4>IA", "r31>PA");
  assert(red && blue && plain && changed && other && longer);
  assert.deepEqual([plain, changed, other, longer].map((move) => choices.isOf(move, red)), [true, true, false, false]);
  assert(choices.isOf(other, blue));
  assert(!choices.isOf({ ...plain, from: ["PA"] }, red));
});

test("plain is a die as it lies, without a power", () => {
  const [red] = diceIn(mapView());
  assert(red);
  assert.deepEqual(movesOf("r3>PA", "r3>PA!", "r3c>CA", "b4>IA").map((move) => choices.isPlain(move, red)), [true, false, false, false]);
});

test("the die that counts is the one tapped, or the only one left", () => {
  const view = mapView();
  const dice = diceIn(view);
  assert.deepEqual(choices.usableDice(view, dice).map((die) => die.key), ["r3", "b4"]);
  assert.equal(choices.chosenDie(view, dice, "b4")?.key, "b4");
  assert.equal(choices.chosenDie(view, dice, ""), undefined);
  const left = { ...view, moves: movesOf("b4>IA", "done") };
  assert.equal(choices.chosenDie(left, dice, "r3")?.key, "b4");
});

test("a place offers what the chosen die can do there, or what others can if it can't", () => {
  const view = mapView();
  const dice = diceIn(view);
  const [red, blue] = dice;
  assert.deepEqual(texts(choices.movesAt(view, dice, red, "PA")), ["r3>PA", "r3>PA!"]);
  assert.deepEqual(texts(choices.movesAt(view, dice, blue, "PA")), ["r3>PA", "r3>PA!"]);
  const both = { ...view, moves: movesOf("r3>PA", "b4>PA", "dupe>PA") };
  assert.deepEqual(texts(choices.movesAt(both, dice, blue, "PA")), ["b4>PA", "dupe>PA"]);
  assert.deepEqual(texts(choices.movesAt(both, dice, undefined, "PA")), ["r3>PA", "b4>PA", "dupe>PA"]);
  assert.deepEqual(choices.movesAt(view, dice, red, "TX"), []);
});

test("a tap plays what costs nothing, and asks about the rest", () => {
  const dice = diceIn(mapView());
  /** @param {string[]} moves */
  const plain = (...moves) => choices.plainMove(movesOf(...moves), dice)?.move;
  assert.equal(plain("r3>PA"), "r3>PA");
  assert.equal(plain("r3>PA", "r3>PA!"), "r3>PA");
  assert.equal(plain("r3>PA!"), undefined);
  assert.equal(plain("r3c>CA"), undefined);
  assert.equal(plain("dupe>IL"), undefined);
  assert.equal(plain("r3>PA", "b4>PA"), undefined);
  assert.equal(plain(), undefined);
});

test("the only move without a die, or of what is in hand, is plain", () => {
  const dice = diceIn(mapView());
  assert.equal(choices.plainMove([{ move: "buy", label: "", cell: "shop" }], dice)?.move, "buy");
  assert.equal(choices.plainMove([{ move: "x>y", label: "", cell: "y", from: ["x"] }], dice)?.move, "x>y");
});

test("more is offered where a tap would play at once", () => {
  const view = mapView();
  const dice = diceIn(view);
  assert(choices.hasMore(view, dice, dice[0]));
  assert(!choices.hasMore({ ...view, moves: movesOf("r3>PA", "r3c>CA", "done") }, dice, dice[0]));
});

test("outlines tell what costs nothing from what costs more, for the chosen die alone", () => {
  const view = mapView();
  const dice = diceIn(view);
  const [red] = dice;
  assert.deepEqual([...choices.marksOf(view, dice, red, "")], [["PA", "plain"], ["CA", "special"], ["WV", "plain"]]);
  assert.deepEqual([...choices.marksOf(view, dice, undefined, "").keys()], ["PA", "CA", "WV", "IA", "IL"]);
  const dupes = { ...view, moves: [{ move: "dupe>IL", label: "", cell: "IL" }, { move: "take", label: "", cell: "box" }] };
  assert.deepEqual([...choices.marksOf(dupes, dice, undefined, "")], [["IL", "special"], ["box", "plain"]]);
});

test("with nothing in hand the sources are marked, and then where the one in hand can go", () => {
  const view = faceView();
  const dice = diceIn(view);
  assert.deepEqual([...choices.marksOf(view, dice, undefined, "").keys()], ["black:1", "black:5"]);
  assert.deepEqual([...choices.marksOf(view, dice, undefined, "black:1").keys()], ["tray:county"]);
  assert.deepEqual([...choices.sourcesOf(view)], ["black:1", "black:5"]);
  assert(choices.isSource(view, "black:5"));
  assert(!choices.isSource(view, "tray:mill"));
  assert.equal(choices.startOf(view, "black:5"), "black:tinker");
  assert.equal(choices.startOf(view, "tray:mill"), "");
});

test("prices are those of what is in hand", () => {
  const view = faceView();
  assert.deepEqual([...choices.notesOf(view, "black:1")], [["tray:county", "1"]]);
  assert.deepEqual([...choices.notesOf(view, "")], []);
  const twice = viewOf({ moves: ["1", "3", "3"].map((note) => ({ move: note, label: "", cell: "mill", note })) });
  assert.deepEqual([...choices.notesOf(twice, "")], [["mill", "1/3"]]);
});

test("a place of a die is no place to go: it is a button of the die", () => {
  const view = rerollView();
  const dice = diceIn(view);
  const [black, white] = dice;
  assert.deepEqual(choices.usableDice(view, dice), [black]);
  assert.equal(choices.marksOf(view, dice, undefined, "").size, 0);
  assert.deepEqual(texts(choices.buttonsOf(view, black)), ["reroll:black", "done"]);
  assert.deepEqual(texts(choices.buttonsOf(view, white)), ["done"]);
  assert.equal(choices.doneMove(view)?.move, "done");
});

test("a hint marks the die it speaks of, by its text or by its place", () => {
  const [hint] = movesOf("b4>IA");
  assert.deepEqual(choices.withHint(diceIn(mapView()), hint).map((die) => die.hinted), [false, true]);
  const view = rerollView();
  assert.deepEqual(choices.withHint(diceIn(view), view.moves[0]).map((die) => die.hinted), [true, false]);
  assert.deepEqual(choices.withHint(diceIn(view), undefined), diceIn(view));
});

test("a move lights the cells of its board that its text names", () => {
  const sheet = { groups: [groupOf("scythe", cellOf("scythe:top"), cellOf("scythe:2"), cellOf("scythe:3")), groupOf("other", cellOf("other:3"))] };
  assert.deepEqual([...choices.cellsNamed({ move: "A>scythe:top+3", label: "", cell: "scythe:top" }, sheet)], ["scythe:top", "scythe:3"]);
  assert.deepEqual([...choices.cellsNamed({ move: "A>x", label: "", cell: "x" }, null)], ["x"]);
});
