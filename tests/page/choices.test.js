// Which die, which place and which move a tap means.
import assert from "node:assert/strict";
import { test } from "node:test";

import * as choices from "../../src/rollwright/web/static/app/gestures/choices.js";
import { armedView, shownPlaces } from "../../src/rollwright/web/static/app/gestures/hands.js";
import {
  BARONY, boardWith, CA, COUNTY, dieOf, diceIn, DONE, faceView, IA, IL, mapView, moveAt, PA, rerollView, statusOf, TINKER, TX, viewOf, WV,
} from "./things.js";

/** @param {import("./things.js").Move[]} moves */
const texts = (moves) => moves.map((move) => move.move);

test("dice are those before me; who only watches sees those of all", () => {
  const shown = [dieOf("A", "3")];
  const status = statusOf({ shown });
  assert.deepEqual(choices.diceOf(viewOf({ status, boards: { 0: boardWith({ dice: [dieOf("A", "4")] }) } })).map((die) => die.value), ["4"]);
  assert.deepEqual(choices.diceOf(viewOf({ status, you: { seat: null, host: false, name: "" } })), shown);
  assert.deepEqual(choices.diceOf(viewOf({ status: null })), []);
});

test("my sheet is there as soon as its prints are", () => {
  assert.deepEqual(choices.ownSheet(faceView())?.cards.map((card) => card.places.map((place) => place.number)), [[0, 1], [2, 3]]);
  assert.equal(choices.ownSheet(viewOf({ you: { seat: null, host: false, name: "" } })), null);
});

test("the die that counts is the one tapped, or the only one left", () => {
  const view = mapView();
  const dice = diceIn(view);
  assert.deepEqual(choices.usableDice(view, dice).map((die) => die.id), ["r3", "b4"]);
  assert.equal(choices.chosenDie(view, dice, "b4")?.id, "b4");
  assert.equal(choices.chosenDie(view, dice, ""), undefined);
  const left = { ...view, moves: [moveAt("b4>IA", IA, { die: "b4" }), DONE] };
  assert.equal(choices.chosenDie(left, dice, "r3")?.id, "b4");
});

test("a place offers what the chosen die can do there, and not what another one could", () => {
  const view = mapView();
  const [red, blue] = diceIn(view);
  assert.deepEqual(texts(choices.movesAt(view, red, PA)), ["r3>PA", "r3>PA!"]);
  assert.deepEqual(choices.movesAt(view, blue, PA), []);
  const both = { ...view, moves: [moveAt("r3>PA", PA, { die: "r3" }), moveAt("b4>PA", PA, { die: "b4" }), moveAt("dupe>PA", PA, { price: ["dupe"] })] };
  assert.deepEqual(texts(choices.movesAt(both, blue, PA)), ["b4>PA", "dupe>PA"]);
  assert.deepEqual(texts(choices.movesAt(both, undefined, PA)), ["r3>PA", "b4>PA", "dupe>PA"]);
  assert.deepEqual(choices.movesAt(view, red, TX), []);
});

test("every place of a shape stands for it, after the moves that are made at the place itself", () => {
  const shape = moveAt("A>cloth:a1,a2", 7, { touches: [7, 8] });
  const view = viewOf({ moves: [shape, moveAt("A>cloth:a2,a3", 8, { touches: [8, 9] })] });
  assert.deepEqual(texts(choices.movesAt(view, undefined, 8)), ["A>cloth:a2,a3", "A>cloth:a1,a2"]);
  assert.equal(choices.plainMove(choices.movesAt(view, undefined, 8), 8), undefined, "two shapes cover it");
  assert.equal(choices.plainMove(choices.movesAt(view, undefined, 7), 7)?.move, "A>cloth:a1,a2");
  assert.deepEqual(texts(choices.movesAt(view, undefined, 9)), ["A>cloth:a2,a3"]);
  assert.equal(choices.plainMove(choices.movesAt(view, undefined, 9), 9)?.move, "A>cloth:a2,a3", "the only move that is meant");
  assert.deepEqual([...choices.touchedBy(shape)], [7, 8]);
});

test("a tap plays what costs nothing, and asks about the rest", () => {
  const free = moveAt("r3>PA", PA);
  const guarded = moveAt("r3>PA!", PA, { price: ["guard"] });
  assert.equal(choices.plainMove([free], PA)?.move, "r3>PA");
  assert.equal(choices.plainMove([free, guarded], PA)?.move, "r3>PA");
  assert.equal(choices.plainMove([guarded], PA), undefined);
  assert.equal(choices.plainMove([free, moveAt("b4>PA", PA)], PA), undefined);
  assert.equal(choices.plainMove([], PA), undefined);
  // What is in hand was taken for that price.
  assert.equal(choices.plainMove([moveAt("x>y", 2, { sources: [1], price: ["upgrade"] })], 2)?.move, "x>y");
});

test("more is offered where a tap would play at once", () => {
  const view = mapView();
  assert(choices.hasMore(view));
  assert(!choices.hasMore({ ...view, moves: view.moves.filter((move) => !move.price.length) }));
});

test("places tell what costs nothing from what costs more, for the chosen die alone", () => {
  const view = mapView();
  const [red] = diceIn(view);
  assert.deepEqual([...choices.openPlaces(view, red, -1)], [[PA, "plain"], [CA, "special"], [WV, "plain"]]);
  assert.deepEqual([...choices.openPlaces(view, undefined, -1).keys()], [PA, CA, WV, IA, IL]);
  const dupes = { ...view, moves: [moveAt("dupe>IL", IL, { price: ["dupe"] }), moveAt("take", PA)] };
  assert.deepEqual([...choices.openPlaces(dupes, undefined, -1)], [[IL, "special"], [PA, "plain"]]);
});

test("with nothing in hand the sources are marked, and then where the one in hand can go", () => {
  const view = faceView();
  assert.deepEqual([...choices.openPlaces(view, undefined, -1).keys()], [BARONY, TINKER]);
  assert.deepEqual([...choices.openPlaces(view, undefined, BARONY).keys()], [COUNTY]);
  assert.deepEqual([...choices.sourcesOf(view)], [BARONY, TINKER]);
  assert(choices.isSource(view, TINKER));
  assert(!choices.isSource(view, COUNTY));
});

test("prices are those of what is in hand, and nothing where it is also free", () => {
  assert.deepEqual([...choices.pricesOf(faceView(), undefined, BARONY)], [[COUNTY, ["upgrade"]]]);
  assert.deepEqual([...choices.pricesOf(faceView(), undefined, -1)], []);
  const view = mapView();
  const [red] = diceIn(view);
  assert.deepEqual([...choices.pricesOf(view, red, -1)], [[PA, []], [CA, ["color-change"]], [WV, []]]);
});

test("what is done to a die itself is a button of the die", () => {
  const view = rerollView();
  const dice = diceIn(view);
  const [black, white] = dice;
  assert(black && white);
  assert.deepEqual(choices.usableDice(view, dice), [black]);
  assert(!choices.goesSomewhere(view, black));
  assert.equal(choices.openPlaces(view, undefined, -1).size, 0);
  assert.deepEqual(texts(choices.buttonsOf(view, black)), ["reroll:black"]);
  assert.deepEqual(texts(choices.buttonsOf(view, white)), []);
  assert.equal(choices.doneMove(view)?.move, "done");
});

test("of two dice that are just like each other nobody is asked which one is meant", () => {
  const view = viewOf({ moves: [moveAt("A>x:y", 7, { die: "A" }), moveAt("B>x:y", 7, { die: "B", like: "A" })] });
  assert.equal(choices.plainMove(choices.movesAt(view, undefined, 7), 7)?.move, "A>x:y");
  assert.equal(choices.plainMove(choices.movesAt(view, /** @type {any} */ ({ id: "B" }), 7), 7)?.move, "B>x:y");
});

test("where a tap would write what nobody wants is known by its sign", () => {
  const cross = moveAt("r3>xPA", PA, { die: "r3", harms: "x" });
  const view = { ...mapView(), moves: [cross, moveAt("r3>PA!", PA, { die: "r3", price: ["guard"] }), moveAt("b4>IA", IA, { die: "b4" })] };
  const [red, blue] = diceIn(view);
  assert.deepEqual([...choices.harmsOf(view, red)], [[PA, "x"]]);
  assert.deepEqual([...choices.harmsOf(view, blue)], []);
  // Another die could do some good there.
  assert.deepEqual([...choices.harmsOf({ ...view, moves: [...view.moves, moveAt("b4>PA", PA, { die: "b4" })] }, undefined)], []);
  // With a guard in hand nothing but a number is written.
  assert.deepEqual([...choices.harmsOf(armedView(view, "guard"), red)], []);
});

test("many places that only cost something are shown if they are all that the counter in hand helps with", () => {
  const moves = Array.from({ length: 12 }, (_, place) => moveAt(`dupe>${place}!`, place, { price: ["dupe", "guard"] }));
  const view = { ...mapView(), moves };
  assert.equal(shownPlaces(view, undefined, -1, "").size, 0);
  assert.equal(shownPlaces(view, undefined, -1, "guard").size, 12);
});
