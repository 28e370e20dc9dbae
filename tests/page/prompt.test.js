// What to do next, whom the table waits for, and what ending the turn would waste.
import assert from "node:assert/strict";
import { test } from "node:test";

import { adviceFor, waitingText } from "../../src/rollwright/web/static/app/prompt.js";
import { language } from "../../src/rollwright/web/static/app/settings.js";
import { isUnfinished, wasteOf } from "../../src/rollwright/web/static/app/waste.js";
import { usableDice } from "../../src/rollwright/web/static/app/choices.js";
import { BARONY, CA, diceIn, DONE, faceView, IA, IL, mapView, moveAt, rerollView, seatOf, statusOf, TINKER, viewOf } from "./things.js";

/** @param {import("./things.js").View} view @param {string} [die] @param {number} [hand] */
function advice(view, die = "", hand = -1) {
  const dice = diceIn(view);
  return adviceFor(view, usableDice(view, dice), dice.find(({ id }) => id === die), hand);
}

/** @param {number} waiting @returns {import("../../src/rollwright/web/static/app/types").Standings} */
const standings = (waiting) => ({ op: "standings", top: [], waiting, seats: 3, version: 1, you: null });

test("the way to the next move is told step by step", () => {
  assert.equal(advice(mapView()), "Tap a die, then a marked place.");
  assert.equal(advice(mapView(), "r3"), "Tap a marked place.");
  assert.equal(advice({ ...mapView(), moves: [moveAt("pass"), DONE] }), "Choose one of the moves below.");
  assert.equal(advice(viewOf()), "");
  assert.equal(advice(rerollView()), "Tap a die to see what it can do, or a button below.");
  const only = rerollView();
  assert.equal(advice({ ...only, moves: only.moves.slice(0, 1) }), "Tap a die to see what it can do.");
});

test("when only paying is left, or nothing at all, it is told so", () => {
  const paid = moveAt("dupe>IA", IA, { price: ["dupe"] });
  assert.equal(advice({ ...mapView(), moves: [paid, DONE] }), "End the turn, or tap a marked place and pay what stands there.");
  assert.equal(advice({ ...mapView(), moves: [paid] }), "Tap a marked place; it costs what stands there.");
  assert.equal(advice({ ...mapView(), moves: [DONE] }), "Nothing is left to do in this turn.");
});

test("what is in hand is named with its board, and whether it costs something", () => {
  const view = faceView();
  assert.equal(advice(view), "You have 2 upgrades left. Tap one of your faces that is marked, then what it should become.");
  assert.equal(advice(view, "", BARONY),
    "You have 2 upgrades left. In hand: side 1 (Black die). Tap what it should become; the signs there are the cost.");
  const free = { ...view, moves: view.moves.map((move) => ({ ...move, price: [] })) };
  assert.equal(advice(free, "", TINKER), "You have 2 upgrades left. In hand: side 5 (Black die). Tap what it should become.");
});

test("who watches reads so", () => {
  const you = { seat: null, host: false, name: "" };
  assert.equal(advice(viewOf({ you })), "You are watching.");
  assert.equal(advice(viewOf({ you, kind: "event" })), "You are watching; you can play the next one.");
});

test("others are waited for by name, and open seats once", () => {
  const open = { kind: /** @type {const} */ ("open"), name: "", waiting: true };
  const seats = [seatOf(0, { waiting: true }), seatOf(1, { name: "Bob", waiting: true }), seatOf(2, open), seatOf(3, open), seatOf(4)];
  assert.equal(waitingText(viewOf({ seats }), null), "Waiting for Bob, an open seat");
  assert.equal(waitingText(viewOf(), null), "");
});

test("a crowd is counted, without whoever reads it", () => {
  /** @param {boolean} waiting */
  const crowd = (waiting) => viewOf({ kind: "event", moves: waiting ? [DONE] : [], you: { seat: 0, host: false, name: "P0", entry: seatOf(0) } });
  assert.equal(waitingText(crowd(true), standings(3)), "Waiting for 2 players");
  assert.equal(waitingText(crowd(true), standings(2)), "Waiting for 1 player");
  assert.equal(waitingText(crowd(true), standings(1)), "");
  assert.equal(waitingText(crowd(false), standings(1)), "Waiting for 1 player");
  assert.equal(waitingText(viewOf({ kind: "event" }), null), "");
});

test("a pause and a roll are told before anything else", () => {
  assert.equal(waitingText(viewOf({ stage: "paused" }), null), "The host has paused the game.");
  assert.equal(waitingText(viewOf({ status: null }), null), "");
  assert.equal(waitingText(viewOf({ status: statusOf({ phase: "roll" }) }), null), "The dice are about to roll …");
  const wanted = statusOf({ phase: "roll", wanted: "Bob rolls." });
  assert.equal(waitingText(viewOf({ status: wanted, dice: "manual" }), null), "Bob rolls. The host types in the dice.");
});

test("unused dice are counted, in either language", (t) => {
  t.after(() => { language.value = "en"; });
  assert.equal(wasteOf(mapView(), null), "2 dice are unused.");
  assert.equal(wasteOf({ ...mapView(), moves: [moveAt("b4>IA", IA, { die: "b4" }), DONE] }, null), "1 die is unused.");
  language.value = "es";
  assert.equal(wasteOf(mapView(), null), "2 dados quedan sin usar.");
});

test("what costs a power may be kept: it is no waste", () => {
  const dear = [moveAt("r3c>CA", CA, { die: "r3", price: ["color-change"] }), moveAt("b4>IL!", IL, { die: "b4", price: ["guard"] }), DONE];
  assert.equal(wasteOf({ ...mapView(), moves: dear }, null), "");
});

test("what would be lost from the hand is asked about in the words of the game", () => {
  assert.equal(wasteOf(faceView(), null), "You have 2 upgrades left.");
  assert.equal(wasteOf({ ...faceView(), question: "" }, null), "You could still do something.");
});

test("who can take it back is not asked: somebody else is waited for", () => {
  const mine = seatOf(0, { waiting: true });
  /** @param {Partial<import("./things.js").Seat>} other */
  const beside = (other) => wasteOf({ ...mapView(), seats: [mine, seatOf(1, { waiting: true, ...other })] }, null);
  assert.equal(beside({}), "");
  assert.equal(beside({ kind: "open" }), "");
  assert.equal(beside({ kind: "bot" }), "2 dice are unused.");
  assert.equal(beside({ waiting: false }), "2 dice are unused.");
  const event = { ...mapView(), kind: "event", you: { seat: 0, host: false, name: "P0", entry: mine } };
  assert.equal(wasteOf(event, standings(2)), "");
  assert.equal(wasteOf(event, standings(1)), "2 dice are unused.");
});

test("ending the turn is what comes next when nothing is left to use or to decide", () => {
  assert(isUnfinished(mapView()));
  assert(isUnfinished(faceView()));
  assert(isUnfinished({ ...viewOf(), question: "Which one?" }));
  assert(!isUnfinished({ ...mapView(), moves: [DONE] }));
});
