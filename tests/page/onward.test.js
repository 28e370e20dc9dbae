// A finished table leads to the next one once, whoever tells of it first.
import assert from "node:assert/strict";
import { test } from "node:test";
import { leadOnward } from "../../src/rollwright/web/static/app/table/onward.js";

test("who has come back to a finished table is not led onward again", () => {
  /** @type {string[]} */
  const led = [];
  leadOnward("one", () => led.push("by the table"));
  leadOnward("one", () => led.push("by the answer"));
  leadOnward("two", () => led.push("from another one"));
  assert.deepEqual(led, ["by the table", "from another one"]);
});
