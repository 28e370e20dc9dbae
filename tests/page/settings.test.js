// What a visitor chose, remembered and shown: language, theme and name.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

import { keepSettings } from "../../src/rollwright/web/static/app/page/memory.js";
import { language, playerName, theme } from "../../src/rollwright/web/static/app/page/settings.js";

const FIRST = readFileSync(new URL("../../src/rollwright/web/static/app/page/theme-first.js", import.meta.url), "utf8");

/** @param {Record<string, string>} kept */
function storageOf(kept) {
  return /** @type {Storage} */ (/** @type {unknown} */ ({
    getItem: (/** @type {string} */ key) => kept[key] ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => { kept[key] = value; },
  }));
}

const rootOf = () => Object.assign(new EventTarget(), { dataset: /** @type {Record<string, string>} */ ({}), lang: "" });
const DENIED = () => { throw new Error("denied"); };

/** @param {import("node:test").Context} t @param {{kept?: Record<string, string>, spoken?: string, storage?: () => Storage}} [more] */
function visit(t, { kept = {}, spoken = "en-GB", storage = () => storageOf(kept) } = {}) {
  const root = rootOf();
  const stop = keepSettings({ storage, root: /** @type {any} */ (root), spoken });
  t.after(() => {
    stop();
    [language.value, theme.value, playerName.value] = ["en", "system", ""];
  });
  return { root, kept };
}

test("the page speaks the language of the browser, if it can", (t) => {
  assert.equal(visit(t, { spoken: "es-AR" }).root.lang, "es");
  assert.equal(visit(t, { spoken: "fr-FR" }).root.lang, "en");
});

test("what was chosen is remembered, and goes before the browser", (t) => {
  const { root, kept } = visit(t);
  let wishes = 0;
  root.addEventListener("wish", () => { wishes += 1; });
  [language.value, theme.value, playerName.value] = ["es", "dark", "Ada"];
  assert.deepEqual(kept, {
    "rollwright.language": "es", "rollwright.theme": "dark", "rollwright.name": "Ada", "rollwright.sound": "on", "rollwright.bots": "paced",
    "rollwright.taught": "",
  });
  assert.deepEqual([root.lang, root.dataset["wish"], wishes], ["es", "dark", 1]);
  visit(t, { kept: { ...kept } });
  assert.deepEqual([language.value, theme.value, playerName.value], ["es", "dark", "Ada"]);
  visit(t, { kept: { "rollwright.language": "xx" } });
  assert.equal(language.value, "en");
});

test("a browser that keeps nothing still plays", (t) => {
  const { root } = visit(t, { storage: DENIED, spoken: "es-ES" });
  theme.value = "light";
  assert.deepEqual([root.lang, root.dataset["wish"]], ["es", "light"]);
});

/** What the page shows before its first paint. @param {{wish?: string, dark?: boolean, storage?: boolean}} of */
function firstPaint({ wish, dark = false, storage = true }) {
  const root = rootOf();
  const media = Object.assign(new EventTarget(), { matches: dark });
  const world = { document: { documentElement: root }, matchMedia: () => media };
  Object.defineProperty(world, "localStorage", { get: storage ? () => storageOf(wish === undefined ? {} : { "rollwright.theme": wish }) : DENIED });
  runInNewContext(FIRST, world);
  return { root, media };
}

test("the first paint shows the wished theme, or else that of the system", () => {
  assert.equal(firstPaint({}).root.dataset["theme"], "light");
  assert.equal(firstPaint({ dark: true }).root.dataset["theme"], "dark");
  assert.equal(firstPaint({ wish: "light", dark: true }).root.dataset["theme"], "light");
  assert.equal(firstPaint({ wish: "dark" }).root.dataset["theme"], "dark");
  assert.equal(firstPaint({ wish: "system", dark: true }).root.dataset["theme"], "dark");
  assert.equal(firstPaint({ storage: false, dark: true }).root.dataset["theme"], "dark");
});

test("the theme follows the system and the wish", () => {
  const { root, media } = firstPaint({});
  media.matches = true;
  media.dispatchEvent(new Event("change"));
  assert.equal(root.dataset["theme"], "dark");
  root.dataset["wish"] = "light";
  root.dispatchEvent(new Event("wish"));
  assert.equal(root.dataset["theme"], "light");
});
