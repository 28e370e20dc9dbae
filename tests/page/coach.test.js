// Who is told the first steps, and where the words lie.
import assert from "node:assert/strict";
import { test } from "node:test";

import { placeBeside } from "../../src/rollwright/web/static/app/gestures/placing.js";
import { anchorOf, isTaught } from "../../src/rollwright/web/static/app/table/coach.js";
import { DONE, statusOf, viewOf } from "./things.js";

const game = { id: "toy", name: "Toy", goal: "", counters: [] };
const first = () => viewOf({ game, moves: [DONE] });

test("who has never played is told in the first turn", () => {
  assert(isTaught(first(), ""));
  assert(isTaught(first(), "other game"));
  assert(!isTaught(first(), "other toy"), "known already");
  assert(!isTaught({ ...first(), status: statusOf({ turn: 2 }) }, ""));
  assert(!isTaught({ ...first(), status: statusOf({ round: 2 }) }, ""));
  assert(isTaught({ ...first(), status: statusOf({ turn: 3, turn_names: ["Roll", "Buy", "Swap"] }) }, ""), "steps of one round");
});

test("who watches or waits is left alone", () => {
  assert(!isTaught({ ...first(), you: { seat: null, host: true, name: "" } }, ""));
  assert(!isTaught({ ...first(), moves: [] }, ""));
  assert(!isTaught({ ...first(), stage: "paused" }, ""));
});

test("a small part is pointed at from beside, a large one from inside", () => {
  const room = { width: 400, height: 800 };
  const small = { left: 10, right: 90, top: 700, bottom: 760 };
  assert.deepEqual(anchorOf(/** @type {DOMRect} */ (small), room), small);
  const anchor = anchorOf(/** @type {DOMRect} */ ({ left: 0, right: 400, top: 50, bottom: 600 }), room);
  const { top } = placeBeside(anchor, { width: 300, height: 100 }, room);
  assert(top > 300 && top + 100 < 500, "in its middle, where neither the rule stands nor what counts");
});
