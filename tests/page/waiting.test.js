// Waiting for bots, and for a countdown.
import assert from "node:assert/strict";
import { test } from "node:test";

import { secondsLeft } from "../../src/rollwright/web/static/app/table/clock.js";
import { waitsForBots } from "../../src/rollwright/web/static/app/table/skip.js";
import { DONE, seatOf, statusOf, viewOf } from "./things.js";

const CLOCK = { seconds: 30, left: 12.5, every: false, runs: true, at: 1000 };
const SEATS = [seatOf(0), seatOf(1, { kind: "bot" }), seatOf(2)];

test("whole seconds are left, none when time is up, and all while the clock stands still", () => {
  assert.deepEqual([1000, 1400, 1600, 13_500, 99_000].map((now) => secondsLeft(CLOCK, now)), [13, 13, 12, 0, 0]);
  assert.equal(secondsLeft({ ...CLOCK, runs: false }, 99_000), 13);
});

test("only who waits for bots alone may skip them", () => {
  const view = viewOf({ seats: SEATS, moves: [], status: statusOf({ waiting: [1] }) });
  assert(waitsForBots(view));
  assert(!waitsForBots({ ...view, moves: [DONE] }));
  assert(!waitsForBots({ ...view, status: statusOf({ waiting: [1, 2] }) }));
  assert(!waitsForBots({ ...view, status: statusOf({ waiting: [] }) }));
  assert(!waitsForBots({ ...view, stage: "paused" }));
  assert(!waitsForBots({ ...view, kind: "event" }));
  assert(!waitsForBots({ ...view, you: { ...view.you, seat: null, host: false } }));
  assert(waitsForBots({ ...view, you: { ...view.you, seat: null, host: true } }));
});
