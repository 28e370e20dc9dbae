// What this browser forgets of somebody who had everything deleted.
import assert from "node:assert/strict";
import { test } from "node:test";

import { forgetPlayer } from "../../src/rollwright/web/static/app/page/privacy.js";

/** @param {Record<string, string>} kept */
function storageOf(kept) {
  return /** @type {Storage} */ (/** @type {unknown} */ ({
    get length() { return Object.keys(kept).length; },
    key: (/** @type {number} */ at) => Object.keys(kept)[at] ?? null,
    removeItem: (/** @type {string} */ key) => { delete kept[key]; },
  }));
}

test("tables, words and the name are forgotten, the look of the page and what others keep are not", () => {
  const kept = { "rollwright.tables": "[]", "rollwright.name": "Ann", "rollwright.word.abc": "x", "rollwright.theme": "dark", other: "1" };
  forgetPlayer(storageOf(kept));
  assert.deepEqual(Object.keys(kept), ["rollwright.theme", "other"]);
});
