// Where files to save are, and what can be chosen for them.
import assert from "node:assert/strict";
import { test } from "node:test";

import { boardsOf, paperPath, picturePath, printedOptions } from "../../src/rollwright/web/static/app/ending/downloads.js";
import { language } from "../../src/rollwright/web/static/app/page/settings.js";
import { seatOf, viewOf } from "./things.js";
import { fetchWords } from "../../src/rollwright/web/static/app/words/words.js";

await fetchWords("es");

/** @type {import("../../src/rollwright/web/static/app/types").GameCard} */
const GAME = {
  id: "realms", name: "Realms", goal: "", pieces: "realms", minutes: 30, cover: [], rolls: [],
  seats: { min: 1, max: null }, paper: { rules: true, options: ["set"] },
  options: [
    { name: "rounds", title: "Rounds", default: 3, choices: [1, 2, 3], labels: ["one", "two", "three"], lists: null },
    { name: "set", title: "Realms", default: "base", choices: ["base", "all"], labels: ["base box"], lists: null },
  ],
};

test("a wish becomes the address of its file, in the language of the page", (t) => {
  t.after(() => { language.value = "en"; });
  assert.equal(paperPath(GAME, { paper: "a4", ink: false, set: "a&b" }), "/api/games/realms/print?paper=a4&ink=false&set=a%26b&language=en");
  language.value = "es";
  assert.equal(picturePath(viewOf(), { seat: 1, look: "ink", format: "svg" }), "/api/tables/abcd2345/sheet?seat=1&look=ink&format=svg&language=es");
});

test("only options that matter on paper are asked for", () => {
  assert.deepEqual(printedOptions(GAME), [{ name: "set", title: "Realms", first: "base", choices: [["base", "base box"], ["all", "all"]] }]);
  assert.deepEqual(printedOptions({ ...GAME, paper: null }), []);
});

test("at a table every board can be chosen, of a crowd the one that is shown", () => {
  const seats = [seatOf(0), seatOf(1, { kind: "open" }), seatOf(2, { kind: "bot" })];
  assert.deepEqual(boardsOf(viewOf({ seats }), 0), [["0", "P0"], ["2", "P2"]]);
  assert.deepEqual(boardsOf(viewOf({ seats, kind: "event" }), 2), [["2", "P2"]]);
  assert.deepEqual(boardsOf(viewOf({ seats, kind: "event" }), 700), []);
});
