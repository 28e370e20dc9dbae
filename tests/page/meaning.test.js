// What a tap does: a move at once, a menu, something in hand, a reason.
import assert from "node:assert/strict";
import { test } from "node:test";

import { movesOf } from "../../src/rollwright/web/static/app/connection/merge.js";
import { openPlaces } from "../../src/rollwright/web/static/app/gestures/choices.js";
import { heldFor } from "../../src/rollwright/web/static/app/gestures/hint.js";
import { tapOn, tapOnDie } from "../../src/rollwright/web/static/app/gestures/meaning.js";
import { BARONY, CA, COUNTY, diceIn, DONE, faceView, IA, IL, mapView, MILL, moveAt, PA, placeOf, rerollView, seatOf, TINKER, TX, viewOf } from "./things.js";

/**
 * @param {import("./things.js").View} view @param {number} place
 * @param {{die?: string, hand?: number, aim?: number, asking?: boolean, all?: boolean, hint?: string}} [how]
 */
function tap(view, place, { die = "", hand = -1, aim = -1, asking = false, all = false, hint = "" } = {}) {
  const chosen = diceIn(view).find(({ id }) => id === die);
  return tapOn({ view, chosen, hand, aim, asking, hinted: moveIn(view, hint) }, placeOf(place), "Here: blank", all, null);
}

/** @param {import("./things.js").View} view @param {string} text */
const moveIn = (view, text) => view.moves.find(({ move }) => move === text);

/** @param {import("../../src/rollwright/web/static/app/gestures/meaning.js").Meaning} meaning */
const offered = (meaning) => ("offer" in meaning ? meaning.offer.map((move) => move.move) : meaning);

test("a plain place plays at once, before or after its die", () => {
  assert.deepEqual(tap(mapView(), PA, { die: "r3" }), { play: "r3>PA" });
  assert.deepEqual(tap(mapView(), IA), { play: "b4>IA" });
});

test("holding a place, or asking first, offers what costs a power", () => {
  assert.deepEqual(offered(tap(mapView(), PA, { die: "r3", all: true })), ["r3>PA", "r3>PA!"]);
  assert.deepEqual(offered(tap(mapView(), PA, { die: "r3", asking: true })), ["r3>PA", "r3>PA!"]);
});

test("what costs a power is never played without asking, even if it is all that is left", () => {
  assert.deepEqual(offered(tap(mapView(), CA, { die: "r3" })), ["r3c>CA"]);
  const dupe = { ...mapView(), moves: [moveAt("dupe>IL", IL, { price: ["dupe"] }), DONE] };
  assert.deepEqual(offered(tap(dupe, IL)), ["dupe>IL"]);
});

test("the server is asked about a place where nothing can be done", () => {
  assert.deepEqual(tap(mapView(), TX, { die: "r3" }), { why: true });
  assert.deepEqual(tap(mapView(), TX), { why: true });
  assert.deepEqual(tap(faceView(), MILL, { hand: BARONY }), { why: true });
});

test("a source is taken in hand, changed for another one, and let go", () => {
  const view = faceView();
  assert.deepEqual(tap(view, BARONY), { take: BARONY });
  assert.deepEqual(tap(view, TINKER, { hand: BARONY }), { take: TINKER });
  assert.deepEqual(tap(view, BARONY, { hand: BARONY }), { take: -1 });
  assert.deepEqual(tap(view, COUNTY, { hand: BARONY }), { play: "black:barony>county" });
});

test("holding a source tells what it is, and takes nothing", () => {
  assert.deepEqual(tap(faceView(), BARONY, { all: true }), { tell: "Here: blank" });
});

test("who has nothing to do is told what the table waits for, and what the place is", () => {
  const waiting = viewOf({ seats: [seatOf(0), seatOf(1, { name: "Bob", waiting: true })] });
  assert.deepEqual(tap(waiting, PA), { tell: "Waiting for Bob" });
  assert.deepEqual(tap(viewOf(), PA), { tell: "Nothing can be done here now." });
});

test("a menu tells what it is about", () => {
  const view = rerollView();
  const [black] = diceIn(view);
  assert(black);
  const [free] = view.moves;
  const set = moveAt("set:black=farm", -1, { die: "black", price: ["set"], makes: "farm" });
  assert.deepEqual(tapOnDie({ ...view, moves: [...view.moves, set] }, black, ""), { offer: [free, set], about: "Barony, 1 dot" });
});

test("a die that can do one thing does it", () => {
  const view = rerollView();
  const [black] = diceIn(view);
  assert(black);
  assert.deepEqual(tapOnDie(view, black, ""), { only: view.moves[0] });
});

test("nobody is offered to pay for what can be done to a die for nothing", () => {
  /** @param {string} move @param {Partial<import("../../src/rollwright/web/static/app/types").MoveGroup>} more */
  const group = (move, more, place = -1) => ({ moves: /** @type {[[string, number]]} */ ([[move, place]]), ...more });
  const token = group("token:black", { die: "black", price: ["token"] });
  const set = group("set:black=farm", { die: "black", price: ["set"], makes: "farm" });
  const other = group("token:white", { die: "white", price: ["token"] });
  const texts = (/** @type {any[]} */ groups) => movesOf(groups).map(({ move }) => move);
  assert.deepEqual(texts([group("reroll:black", { die: "black", plain: true }), token, set, other]), ["reroll:black", "set:black=farm", "token:white"]);
  assert.deepEqual(texts([token, set]), ["token:black", "set:black=farm"]);
  // What is done with a die at a place is something else each time.
  assert.equal(texts([group("r3>PA", { die: "r3", plain: true }, PA), group("r3>PA!", { die: "r3", price: ["guard"] }, PA)]).length, 2);
});

test("a new piece may be tapped first, and then what it replaces", () => {
  const view = faceView();
  const swaps = view.moves.filter(({ place }) => place === COUNTY);
  const [only] = swaps;
  assert(only && swaps.length === 1);
  assert.deepEqual(tap(view, COUNTY), { swap: only, from: BARONY, to: COUNTY });
  const dear = { ...only, move: "black:tinker>county", sources: [TINKER], price: ["upgrade", "upgrade"] };
  const cheap = { ...dear, move: "black:tinker>>county", price: [] };
  const two = { ...view, moves: [...view.moves, dear, cheap] };
  assert.deepEqual(tap(two, COUNTY), { aim: COUNTY });
  assert.deepEqual(tap(two, COUNTY, { aim: COUNTY }), { aim: -1 });
  assert.deepEqual(tap(two, TINKER, { aim: COUNTY }), { swap: cheap, from: TINKER, to: COUNTY });
  assert.deepEqual([...openPlaces(two, undefined, -1, COUNTY).keys()].sort(), [BARONY, TINKER]);
  // One that can't become that is taken in hand, as without an aim.
  assert.deepEqual(tap(view, TINKER, { aim: COUNTY }), { take: TINKER });
});

test("a die that goes somewhere is chosen, and let go by a second tap", () => {
  const view = mapView();
  const [red] = diceIn(view);
  assert(red);
  assert.deepEqual(tapOnDie(view, red, ""), { choose: "r3" });
  assert.deepEqual(tapOnDie(view, red, "b4"), { choose: "r3" });
  assert.deepEqual(tapOnDie(view, red, "r3"), { choose: "" });
});

test("a hint is made by tapping what it shows, whatever else could be done there", () => {
  const view = mapView();
  assert.deepEqual(tap(view, PA, { die: "r3", hint: "r3>PA!" }), { play: "r3>PA!" });
  assert.deepEqual(tap(view, IA, { die: "r3", hint: "r3>PA!" }), tap(view, IA, { die: "r3" }));
  // Whoever asks for all that can be done gets that.
  assert.deepEqual(offered(tap(view, PA, { die: "r3", hint: "r3>PA!", all: true })), ["r3>PA", "r3>PA!"]);
  assert.deepEqual(offered(tap(view, PA, { die: "r3", hint: "r3>PA!", asking: true })), ["r3>PA", "r3>PA!"]);
});

test("a hint about a die is made by tapping it, and a die of a hint is not let go", () => {
  const dice = diceIn(rerollView());
  const [black] = dice;
  assert(black);
  assert.deepEqual(tapOnDie(rerollView(), black, "", moveIn(rerollView(), "reroll:black")), { play: "reroll:black" });
  const [red] = diceIn(mapView());
  assert(red);
  assert.deepEqual(tapOnDie(mapView(), red, "r3", moveIn(mapView(), "r3>PA")), { choose: "r3" });
  assert.deepEqual(tapOnDie(mapView(), red, "r3"), { choose: "" });
});

test("a hint about a swap has its face in hand, which stays there", () => {
  const view = faceView();
  assert.deepEqual(tap(view, BARONY, { hand: BARONY, hint: "black:barony>county" }), { take: BARONY });
  assert.deepEqual(tap(view, COUNTY, { hand: BARONY, hint: "black:barony>county" }), { play: "black:barony>county" });
  assert.deepEqual(tap(view, TINKER, { hand: BARONY, hint: "black:barony>county" }), { take: TINKER });
});

test("what a hint needs is taken in hand", () => {
  const counters = ["guard", "color-change"].map((id) => ({ id, name: id, sign: id, about: "" }));
  /** @param {import("./things.js").View} view @param {string} text */
  const held = (view, text) => heldFor(moveIn(view, text) ?? DONE, [...counters, { id: "x", name: "X", sign: "x", about: "", heading: "Xs" }]);
  assert.deepEqual(held(mapView(), "r3>PA"), { die: "r3", hand: -1, armed: "" });
  assert.deepEqual(held(mapView(), "r3>PA!"), { die: "r3", hand: -1, armed: "guard" });
  assert.deepEqual(held(faceView(), "black:barony>county"), { die: "", hand: BARONY, armed: "" });
  assert.deepEqual(held(rerollView(), "reroll:black"), { die: "", hand: -1, armed: "" });
});
