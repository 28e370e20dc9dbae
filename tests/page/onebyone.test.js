// What makes a browser a guest is asked one by one, in all tabs where the browser can tell.
import assert from "node:assert/strict";
import { test } from "node:test";

import { oneByOne } from "../../src/rollwright/web/static/app/connection/onebyone.js";
import { settle } from "./browser.js";

/** @param {Record<string, unknown>} value */
function setNavigator(value) {
  Object.defineProperty(globalThis, "navigator", { value, configurable: true });
}

/** Questions whose answers a test gives, and the order in which they were asked. */
function questions() {
  /** @type {string[]} */
  const asked = [];
  /** @type {Record<string, {resolve: (answer: string) => void, reject: (error: Error) => void}>} */
  const answer = {};
  /** @param {string} name @returns {() => Promise<string>} */
  const ask = (name) => () => {
    asked.push(name);
    return new Promise((resolve, reject) => { answer[name] = { resolve, reject }; });
  };
  return { asked, answer, ask };
}

test("the second question waits for the first answer, good or bad", async () => {
  setNavigator({});
  const { asked, answer, ask } = questions();
  const [one, two, three] = ["one", "two", "three"].map((name) => oneByOne(ask(name)));
  await settle();
  assert.deepEqual(asked, ["one"]);
  answer["one"]?.resolve("a seat");
  assert.equal(await one, "a seat");
  await settle();
  assert.deepEqual(asked, ["one", "two"]);
  answer["two"]?.reject(new Error("full"));
  assert.equal(await two?.catch((error) => error.message), "full");
  await settle();
  assert.deepEqual(asked, ["one", "two", "three"]);
  answer["three"]?.resolve("another");
  assert.equal(await three, "another");
});

test("where the browser has locks, all tabs wait for one another", async () => {
  /** @type {string[]} */
  const names = [];
  setNavigator({ locks: { request: (/** @type {string} */ name, /** @type {() => Promise<string>} */ act) => { names.push(name); return act(); } } });
  assert.equal(await oneByOne(async () => "a seat"), "a seat");
  assert.equal(await oneByOne(() => Promise.reject(new Error("full"))).catch((error) => error.message), "full");
  assert.deepEqual(names, ["rollwright.guest", "rollwright.guest"]);
});
