// The sheets of the others: always fresh, and never more questions than a server takes.
import assert from "node:assert/strict";
import { test } from "node:test";

import { SheetQueue } from "../../src/rollwright/web/static/app/sheets.js";
import { Clock, settle } from "./browser.js";

const OTHERS = [1, 2, 3, 4, 5, 6, 7];

/** A table of eight, whose sheets are answered when the test says so. */
function openQueue() {
  const clock = new Clock();
  /** @type {number[]} */
  const asked = [];
  /** @type {(() => void)[]} */
  const held = [];
  const state = { holds: false, shown: 0 };
  const queue = new SheetQueue((seat) => {
    asked.push(seat);
    const answer = { op: "sheet", sheet: { groups: [] } };
    return state.holds ? new Promise((resolve) => { held.push(() => resolve(answer)); }) : Promise.resolve(answer);
  });
  const wishes = OTHERS.map((seat) => ({ seat, show: () => { state.shown += 1; }, busy: false }));
  const happen = () => wishes.forEach((wish) => queue.want(wish));
  return { clock, asked, held, state, queue, wishes, happen };
}

test("a lively table does not make the page flood its server", async () => {
  const { clock, asked, happen } = openQueue();
  for (let at = 0; at < 60; at++) {
    happen();
    await clock.run(25);
  }
  // A table at once, then four a second.
  assert(asked.length >= 7 && asked.length <= 8 + 4 * 1.5 + 1, String(asked.length));
  assert.deepEqual(asked.slice(0, 7), OTHERS);
  await clock.run(3000);
  assert.deepEqual(asked.slice(-7).sort(), OTHERS, "whatever was left out is made up for");
});

test("a sheet on its way is not asked for again, but once more after it", async () => {
  const { clock, asked, held, state, happen } = openQueue();
  state.holds = true;
  for (let at = 0; at < 4; at++) {
    happen();
    await clock.run(300);
  }
  assert.deepEqual(asked, OTHERS);
  state.holds = false;
  held.forEach((answer) => answer());
  await settle();
  await clock.run(5000);
  assert.deepEqual([...asked].sort(), OTHERS.flatMap((seat) => [seat, seat]));
  assert.equal(state.shown, 14);
});

test("who is looked at no more is asked for no more, and shows nothing", async () => {
  const { clock, asked, held, state, queue, wishes, happen } = openQueue();
  state.holds = true;
  happen();
  happen();
  wishes.forEach((wish) => queue.forget(wish));
  held.forEach((answer) => answer());
  await settle();
  await clock.run(5000);
  assert.deepEqual([asked.length, state.shown], [7, 0]);
});
