// What is asked for before the page is there, and who takes it.
import assert from "node:assert/strict";
import { test } from "node:test";

import { answerTo } from "../../src/rollwright/web/static/app/connection/answers.js";
import { settle } from "./browser.js";

const VIEW = { hand: "h", tiles: "", boards: { 0: { prints: ["a", "b"] }, 1: { prints: ["a"] } } };
let count = 0;
/** The names of the lines of the page whose files are fetched. @type {string[]} */
let linked = [];

/** Opens the page at a path, and returns what it asks for. @param {string} path @param {{ok?: boolean, kept?: string, stage?: string}} [more] */
async function arrive(path, { ok = true, kept = "", stage = "playing" } = {}) {
  /** @type {string[]} */
  const asked = [];
  linked = [];
  const parts = {
    early: undefined,
    location: { pathname: path },
    navigator: { language: "fr-FR" },
    localStorage: { getItem: () => kept || null },
    document: {
      head: { append: (/** @type {{href: string}} */ { href }) => { linked.push(href); } },
      createElement: () => ({}),
      querySelectorAll: (/** @type {string} */ selector) => [{ getAttribute: () => /"(.*)"/.exec(selector)?.[1] }],
    },
    fetch: async (/** @type {string} */ url) => {
      asked.push(url);
      const answer = { ok, url, clone: () => answer, json: async () => ({ view: { ...VIEW, stage } }) };
      return answer;
    },
  };
  for (const [name, value] of Object.entries(parts)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  count += 1;
  await import(`../../src/rollwright/web/static/app/connection/early.js?${count}`);
  await settle();
  return asked;
}

test("a table and its prints are asked for at once, and each answer is taken once", async () => {
  const asked = await arrive("/t/ABCD2345");
  const wanted = ["/api/tables/abcd2345?language=en", "/prints/h", "/prints/a", "/prints/b"];
  assert.deepEqual(asked, wanted);
  for (const path of wanted) assert.equal((await answerTo(path)).url, path);
  assert.deepEqual(asked, wanted, "nothing is asked for twice");
  await answerTo("/prints/a");
  assert.deepEqual(asked, [...wanted, "/prints/a"], "an old answer is not taken again");
});

test("the language is the chosen one, and a table that is not there has no prints", async () => {
  assert.deepEqual(await arrive("/t/abcd2345/screen", { ok: false, kept: "es" }), ["/api/tables/abcd2345?language=es"]);
});

test("a command is never answered early", async () => {
  const asked = await arrive("/t/abcd2345");
  await answerTo("/api/tables/abcd2345?language=en", { method: "POST" });
  assert.equal(asked.filter((path) => path.startsWith("/api/")).length, 2);
});

test("what else is needed is fetched at once: the words of a language, and the rest where no game is played", async () => {
  await arrive("/t/abcd2345");
  assert.deepEqual(linked, ["words-en"]);
  await arrive("/t/abcd2345", { kept: "es" });
  assert.deepEqual(linked, ["words-es"]);
  for (const stage of ["lobby", "over"]) {
    await arrive("/t/abcd2345", { stage });
    assert.deepEqual(linked, ["words-en", "rest-script", "rest-style"]);
  }
  for (const path of ["/", "/t/abcd2345/screen"]) {
    await arrive(path, { kept: "es" });
    assert.deepEqual(linked, ["words-es", "rest-script", "rest-style"]);
  }
});

test("elsewhere nothing is asked for", async () => {
  assert.deepEqual(await arrive("/"), []);
  assert.deepEqual(await arrive("/no/such/page"), []);
});
