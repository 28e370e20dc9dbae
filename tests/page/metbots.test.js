// Which bot is met next: it adapts to the results of this browser.
import assert from "node:assert/strict";
import { test } from "node:test";
import { botToMeet, meetNext } from "../../src/rollwright/web/static/app/start/metbots.js";

/** @param {Record<string, string>} [items] @returns {() => any} */
function storeOf(items = {}) {
  const kept = new Map(Object.entries(items));
  return () => ({
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  });
}

test("the bot of the last result in this game is met, others as they are", () => {
  const store = storeOf();
  meetNext(store, "america", "even-24");
  assert.equal(botToMeet(store, "america", "even"), "even-24");
  assert.equal(botToMeet(store, "realms", "even"), "even");
  assert.equal(botToMeet(store, "america", "club"), "club");
});

test("whatever a browser has kept, a bot of the kind that is wanted is asked for", () => {
  for (const text of ["no json", "[]", '{"america even":7}', '{"america even":"expert"}']) {
    assert.equal(botToMeet(storeOf({ "rollwright.met-bots": text }), "america", "even"), "even");
  }
  const broken = () => { throw new Error("nothing is kept here"); };
  meetNext(broken, "america", "even-24");
  assert.equal(botToMeet(broken, "america", "even"), "even");
});
