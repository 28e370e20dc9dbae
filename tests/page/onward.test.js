// A finished table leads to the next one once, whoever tells of it first.
import assert from "node:assert/strict";
import { test } from "node:test";
import { canRematch, isOwnRematch, leadOnward } from "../../src/rollwright/web/static/app/table/onward.js";
import { viewOf } from "./things.js";

test("who has come back to a finished table is not led onward again", () => {
  /** @type {string[]} */
  const led = [];
  leadOnward("one", () => led.push("by the table"));
  leadOnward("one", () => led.push("by the answer"));
  leadOnward("two", () => led.push("from another one"));
  assert.deepEqual(led, ["by the table", "from another one"]);
});

/** @param {number | null} seat @param {boolean} host */
const you = (seat, host = false) => ({ seat, host, name: "" });

test("only who has opened the next table follows it unasked", () => {
  const opened = viewOf({ rematch: "bcde2345", rematch_by: 1 });
  assert.equal(isOwnRematch({ ...opened, you: you(1) }), true);
  assert.equal(isOwnRematch({ ...opened, you: you(0, true) }), false);
  assert.equal(isOwnRematch({ ...opened, you: you(null) }), false);
  // A host without a seat, at the big screen.
  assert.equal(isOwnRematch({ ...opened, rematch_by: null, you: you(null, true) }), true);
  assert.equal(isOwnRematch({ ...opened, rematch_by: null, you: you(1) }), false);
  assert.equal(isOwnRematch(viewOf({ rematch_by: null, you: you(null, true) })), false);
});

test("whoever sits may open the next table, of a crowd only the host", () => {
  assert.equal(canRematch(viewOf({ you: you(1) })), true);
  assert.equal(canRematch(viewOf({ you: you(null) })), false);
  assert.equal(canRematch(viewOf({ you: you(1), kind: "event" })), false);
  assert.equal(canRematch(viewOf({ you: you(null, true), kind: "event" })), true);
});
