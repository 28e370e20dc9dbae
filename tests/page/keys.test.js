// Keys that lead over the board.
import assert from "node:assert/strict";
import { test } from "node:test";

import { following } from "../../src/rollwright/web/static/app/gestures/keys.js";
import { gainWords } from "../../src/rollwright/web/static/app/gestures/proposal.js";

test("a key leads to the next open place, all around, and from elsewhere to the first or last", () => {
  assert.deepEqual([following(-1, 4, 1), following(-1, 4, -1)], [0, 3]);
  assert.deepEqual([following(0, 4, 1), following(3, 4, 1), following(0, 4, -1)], [1, 0, 3]);
});

test("what a move would bring is heard", () => {
  assert.equal(gainWords([]), "");
  assert.equal(gainWords([["heart", 2], ["star", 1]]), "Brings: 2 × heart, star.");
});
