// Codes and links, however they were copied.
import assert from "node:assert/strict";
import { test } from "node:test";

import { codeOf, routeOf } from "../../src/rollwright/web/static/app/page/paths.js";

test("a code is found in what was pasted", () => {
  for (const text of [
    " abcd2345 ", "abcd 2345", "abcd-2345", "abcd–2345", "ABCD2345", "http://127.0.0.1:8044/t/abcd2345?from=mail",
    "http://127.0.0.1:8044/t/ABCD2345/screen#top", "Come to http://127.0.0.1:8044/t/abcd2345.",
  ]) assert.equal(codeOf(text), "abcd2345", text);
});

test("what is no code is refused", () => {
  for (const text of ["", "what?", "abcd", "abcd23456", "/t/abcd23456", "abcd_2345"]) assert.equal(codeOf(text), "", text);
});

test("an address leads to a page, in capitals too", () => {
  assert.deepEqual(routeOf("/"), { page: "start" });
  assert.deepEqual(routeOf("/index.html"), { page: "start" });
  assert.deepEqual(routeOf("/puzzles"), { page: "puzzles" });
  assert.deepEqual(routeOf("/t/abcd2345"), { page: "table", table: "abcd2345" });
  assert.deepEqual(routeOf("/t/ABCD2345/"), { page: "table", table: "abcd2345" });
  assert.deepEqual(routeOf("/t/abcd2345/screen"), { page: "screen", table: "abcd2345" });
  for (const path of ["/t/", "/t/abcd/other", "/nothing", "/x/abcd2345"]) assert.deepEqual(routeOf(path), { page: "nowhere" }, path);
});
