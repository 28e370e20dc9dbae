// A hint: what is told while it is searched, and for whom it comes too late.
import assert from "node:assert/strict";
import { test } from "node:test";

import { TableStore } from "../../src/rollwright/web/static/app/connection/store.js";
import { askHint, hasMoreToTell, showWay } from "../../src/rollwright/web/static/app/gestures/hint.js";
import { whyOf } from "../../src/rollwright/web/static/app/table/hintline.js";
import { moveAt, viewOf } from "./things.js";

const PA = 38;
const OH = 35;

/** A store whose hint is given by hand; `asked` counts how often one was asked for. */
function searching() {
  const store = new TableStore("k7m3x9pq");
  store.view.value = viewOf({ moves: [moveAt("r3>PA", PA, { die: "r3" }), moveAt("r3>OH", OH, { die: "r3" })] });
  let asked = 0;
  /** @type {(answer: import("../../src/rollwright/web/static/app/types").Answer) => void} */
  let give = () => undefined;
  store.send = () => {
    asked += 1;
    return new Promise((resolve) => { give = resolve; });
  };
  const told = { reasons: ["Saves an X.", "Spends no power."], ways: [{ move: "r3>OH", label: "Write it in Ohio", cost: "about as good", even: true }] };
  return { store, asked: () => asked, give: () => give({ op: "hint", move: "r3>PA", label: "Write the red 3 in Pennsylvania", ...told }) };
}

test("while a hint is searched the page says so, and asks once", async (t) => {
  const { store, asked, give } = searching();
  t.after(() => store.close());
  const waiting = askHint(store);
  await askHint(store);
  assert.equal(asked(), 1);
  assert.deepEqual([store.hinting.value, store.notice.value.text], [true, "Looking for a good move …"]);
  give();
  await waiting;
  assert.deepEqual([store.hinting.value, store.hinted.value, store.die.value], [false, "r3>PA", "r3"]);
});

test("who has taken something in hand meanwhile keeps it", async (t) => {
  const { store, give } = searching();
  t.after(() => store.close());
  const waiting = askHint(store);
  store.arm("guard");
  give();
  await waiting;
  assert.deepEqual([store.hinted.value, store.armed.value, store.die.value], ["", "guard", ""]);
});

test("another way is shown like a hint, and the hint stays at hand", async (t) => {
  const { store, give } = searching();
  t.after(() => store.close());
  const waiting = askHint(store);
  give();
  await waiting;
  assert(hasMoreToTell(store.counsel.value));
  assert.deepEqual(whyOf(store.counsel.value, store.hinted.value), ["Saves an X.", "Spends no power."]);
  showWay(store, "r3>OH");
  assert.deepEqual([store.hinted.value, store.advice.value], ["r3>OH", "Other way: Write it in Ohio (about as good)."]);
  // The facts speak for the hint alone.
  assert.deepEqual(whyOf(store.counsel.value, store.hinted.value), []);
  showWay(store, "r3>PA");
  assert.equal(store.hinted.value, "r3>PA");
  store.letGo();
  assert.equal(store.counsel.value, null);
  assert(!hasMoreToTell(store.counsel.value));
});
