// Clicks that were meant for what a button was before.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Guard, READING_MS } from "../../src/rollwright/web/static/app/page/guard.js";
import { meaningOf } from "../../src/rollwright/web/static/app/table/finish.js";
import { Clock } from "./browser.js";
import { DONE, mapView, moveAt, statusOf } from "./things.js";

test("a button with a new meaning takes no click at once, and one that was read does", async () => {
  const clock = new Clock();
  const guard = new Guard(() => {});
  guard.see("keep dice");
  assert(!guard.takes());
  await clock.run(READING_MS);
  assert(guard.takes());
  assert(guard.takes(), "as often as one likes, as long as it means the same");
  guard.see("stop buying");
  assert(!guard.takes());
  await clock.run(READING_MS);
  assert(guard.takes());
});

test("however often somebody clicks, only a click after a rest counts", async () => {
  const clock = new Clock();
  const guard = new Guard(() => {});
  guard.see("keep dice");
  await clock.run(READING_MS);
  const taken = [];
  for (let click = 0; click < 5; click += 1) {
    taken.push(guard.takes());
    guard.see(`step ${click}`);
    await clock.run(READING_MS - 50);
  }
  assert.deepEqual(taken, [true, false, false, false, false]);
});

test("whoever looks at the button learns when it takes clicks again", async () => {
  const clock = new Clock();
  let told = 0;
  const guard = new Guard(() => { told += 1; });
  guard.see("keep dice");
  assert(guard.fresh);
  await clock.run(READING_MS);
  assert.deepEqual([guard.fresh, told], [false, 1]);
});

test("the next step is another button; what is done within a step leaves it the same", () => {
  const view = mapView();
  assert.equal(meaningOf(view), meaningOf({ ...view, moves: [moveAt("b4>IA")] }), "a turn that can be ended now, and one that cannot yet");
  assert(meaningOf(view) !== meaningOf({ ...view, status: statusOf({ turn: 2 }) }));
  assert(meaningOf(view) !== meaningOf({ ...view, status: statusOf({ round: 2 }) }));
  assert(meaningOf({ ...view, moves: [] }) !== meaningOf({ ...view, moves: [DONE] }), "my turn begins");
});
