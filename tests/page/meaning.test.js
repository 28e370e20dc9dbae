// What a tap does: a move at once, a menu, something in hand, a reason.
import assert from "node:assert/strict";
import { test } from "node:test";

import { tapOn, tapOnDie, withName } from "../../src/rollwright/web/static/app/meaning.js";
import { cellOf, diceIn, faceView, mapView, movesOf, rerollView, seatOf, viewOf } from "./things.js";

/** @param {import("./things.js").View} view @param {string} [die] @param {string} [hand] @param {boolean} [asking] */
function hands(view, die = "", hand = "", asking = false) {
  const dice = diceIn(view);
  return { view, dice, chosen: dice.find(({ key }) => key === die), hand, asking };
}

/** @param {import("../../src/rollwright/web/static/app/meaning.js").Meaning} meaning */
const offered = (meaning) => ("offer" in meaning ? meaning.offer.map((move) => move.move) : meaning);

test("a plain place plays at once, before or after its die", () => {
  assert.deepEqual(tapOn(hands(mapView(), "r3"), cellOf("PA"), false, null), { play: "r3>PA" });
  assert.deepEqual(tapOn(hands(mapView()), cellOf("IA"), false, null), { play: "b4>IA" });
});

test("holding a place, or asking first, offers what costs a power", () => {
  assert.deepEqual(offered(tapOn(hands(mapView(), "r3"), cellOf("PA"), true, null)), ["r3>PA", "r3>PA!"]);
  assert.deepEqual(offered(tapOn(hands(mapView(), "r3", "", true), cellOf("PA"), false, null)), ["r3>PA", "r3>PA!"]);
});

test("what costs a power is never played without asking, even if it is all that is left", () => {
  assert.deepEqual(offered(tapOn(hands(mapView(), "r3"), cellOf("CA"), false, null)), ["r3c>CA"]);
  const dupe = { ...mapView(), moves: movesOf("dupe>IL", "done") };
  assert.deepEqual(offered(tapOn(hands(dupe), cellOf("IL"), false, null)), ["dupe>IL"]);
});

test("the server is asked about a place where the chosen die cannot go", () => {
  assert.deepEqual(tapOn(hands(mapView(), "r3"), cellOf("TX"), false, null), { why: "r3" });
  assert.deepEqual(tapOn(hands(mapView()), cellOf("TX"), false, null), { why: "" });
  assert.deepEqual(tapOn(hands(faceView(), "", "black:1"), cellOf("tray:mill"), false, null), { why: "black:barony" });
});

test("a source is taken in hand, changed for another one, and let go", () => {
  const view = faceView();
  assert.deepEqual(tapOn(hands(view), cellOf("black:1"), false, null), { take: "black:1" });
  assert.deepEqual(tapOn(hands(view, "", "black:1"), cellOf("black:5"), false, null), { take: "black:5" });
  assert.deepEqual(tapOn(hands(view, "", "black:1"), cellOf("black:1"), false, null), { take: "" });
  assert.deepEqual(tapOn(hands(view, "", "black:1"), cellOf("tray:county"), false, null), { play: "black:barony>county" });
});

test("holding a source tells what it is, and takes nothing", () => {
  assert.deepEqual(tapOn(hands(faceView()), cellOf("black:1", { name: "Barony, 1 dot" }), true, null), { tell: "Barony, 1 dot" });
});

test("who has nothing to do is told what the table waits for, and what the place is", () => {
  const waiting = viewOf({ seats: [seatOf(0), seatOf(1, { name: "Bob", waiting: true })] });
  assert.deepEqual(tapOn(hands(waiting), cellOf("PA"), false, null), { tell: "Waiting for Bob" });
  const named = cellOf("mill", { title: "Mill", name: "Mill (Lands)" });
  assert.deepEqual(tapOn(hands(waiting), named, false, null), { tell: "Mill (Lands). Waiting for Bob" });
  assert.deepEqual(tapOn(hands(viewOf()), cellOf("PA"), false, null), { tell: "Nothing can be done here now." });
});

test("a name stands before a reason once, and only if it says more than the title", () => {
  const fate = cellOf("fate:1", { title: "Fate", name: "Fate die" });
  assert.equal(withName(fate, "No."), "Fate die. No.");
  assert.equal(withName(fate, "No: Fate die."), "No: Fate die.");
  assert.equal(withName(cellOf("x", { title: "x" }), "No."), "No.");
});

test("a menu tells what it is about", () => {
  const view = rerollView();
  const [black] = diceIn(view);
  assert(black);
  assert.deepEqual(tapOnDie(view, black, ""), { offer: [view.moves[0]], about: "Barony, 1 dot" });
});

test("a die that goes somewhere is chosen, and let go by a second tap", () => {
  const view = mapView();
  const [red] = diceIn(view);
  assert(red);
  assert.deepEqual(tapOnDie(view, red, ""), { take: "r3" });
  assert.deepEqual(tapOnDie(view, red, "b4"), { take: "r3" });
  assert.deepEqual(tapOnDie(view, red, "r3"), { take: "" });
});
