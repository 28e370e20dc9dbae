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
  meetNext(store, "america", "rival-24");
  assert.equal(botToMeet(store, "america", "rival"), "rival-24");
  assert.equal(botToMeet(store, "realms", "rival"), "rival");
  assert.equal(botToMeet(store, "america", "club"), "club");
});

test("whatever a browser has kept, a bot of the kind that is wanted is asked for", () => {
  for (const text of ["no json", "[]", '{"america even":7}', '{"america even":"expert"}']) {
    assert.equal(botToMeet(storeOf({ "rollwright.met-bots": text }), "america", "rival"), "rival");
  }
  const broken = () => { throw new Error("nothing is kept here"); };
  meetNext(broken, "america", "rival-24");
  assert.equal(botToMeet(broken, "america", "rival"), "rival");
});
