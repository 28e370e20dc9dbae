// Sentences in both languages, and what becomes of the end of a game.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { newestFirst } from "../../src/rollwright/web/static/app/table/log.js";
import { sentenceOf, spokenOf } from "../../src/rollwright/web/static/app/page/notices.js";
import { verdictOf } from "../../src/rollwright/web/static/app/ending/results.js";
import { avatarOf, canJoin, initialOf, roleOf } from "../../src/rollwright/web/static/app/page/seat.js";
import { language } from "../../src/rollwright/web/static/app/page/settings.js";
import { en as enFirst } from "../../src/rollwright/web/static/app/words/en.js";
import { enAnalysis } from "../../src/rollwright/web/static/app/words/enanalysis.js";
import { enLater } from "../../src/rollwright/web/static/app/words/enlater.js";
import { es } from "../../src/rollwright/web/static/app/words/es.js";
import { fetchWords, say } from "../../src/rollwright/web/static/app/words/words.js";
import { seatOf, viewOf } from "./things.js";

await fetchWords("es");

const en = { ...enFirst, ...enLater, ...enAnalysis };
const APP = new URL("../../src/rollwright/web/static/app/", import.meta.url);

/** The scripts that come with the first ones, and not later. @param {URL} file @param {Map<string, string>} found their texts by address */
function withImports(file, found = new Map()) {
  if (found.has(file.href)) return found;
  const text = readFileSync(file, "utf8");
  found.set(file.href, text);
  for (const [, path] of text.matchAll(/^(?:import|export)\b[^;]*?from "(\.[^"]+)"/gms)) if (path) withImports(new URL(path, file), found);
  return found;
}

test("what is said while a game is played does not come later", () => {
  const scripts = [...withImports(new URL("main.js", APP))].filter(([address]) => !address.includes("/words/"));
  assert(scripts.length > 60, "the scripts were found");
  for (const [address, text] of scripts) {
    const said = [...text.matchAll(/["'`]([a-z][\w-]*(?:\.[\w-]+)+)["'`]/g)].map(([, key]) => key ?? "");
    assert.deepEqual(said.filter((key) => key in enLater), [], address);
    for (const [, start = ""] of text.matchAll(/`([a-z][\w-]*\.[\w.-]*)\$\{/g)) {
      assert.deepEqual(Object.keys(enLater).filter((key) => key.startsWith(start)), [], address);
    }
  }
});

test("no sentence comes twice", () => {
  assert.deepEqual(Object.keys(enFirst).filter((key) => key in enLater), []);
});

/** @param {string} sentence */
const gaps = (sentence) => (sentence.match(/\{\w+\}/g) ?? []).sort();

test("every sentence is there in both languages, with the same gaps", () => {
  assert.deepEqual(Object.keys(es).sort(), Object.keys(en).sort());
  for (const [key, sentence] of Object.entries(en)) {
    const other = es[/** @type {keyof typeof en} */ (key)];
    assert(sentence && other, key);
    // What serves for one may leave the number out, or say it.
    if (!key.endsWith(".one")) assert.deepEqual(gaps(other), gaps(sentence), key);
  }
});

test("whatever serves for one belongs to a sentence for many", () => {
  for (const key of Object.keys(en).filter((name) => name.endsWith(".one"))) assert(key.slice(0, -4) in en, key);
});

test("gaps are filled, and one is not many", (t) => {
  t.after(() => { language.value = "en"; });
  assert.equal(say("table.waiting-count", { count: 2 }), "Waiting for 2 players");
  assert.equal(say("table.waiting-count", { count: 1 }), "Waiting for 1 player");
  assert.equal(say("lobby.joined", { count: 0 }), "0 at the table");
  assert.equal(say("lobby.kick"), "Remove ");
  language.value = "es";
  assert.equal(say("lost.die", { count: 1 }), "un dado sin usar");
  assert.equal(say("lost.die", { count: 2 }), "2 dados sin usar");
  language.value = "xx";
  assert.equal(say("table.done"), "End turn");
});

/** @param {number} winners @param {number | null} own @param {number} [seats] */
function verdict(winners, own, seats = 12) {
  const results = Array.from({ length: seats }, (_, at) => ({
    seat: at + 5, name: `P${at + 5}`, place: at < winners ? 1 : winners + 1, score: 7, points: "7", words: "7 stars", numbers: {}, parts: [], labels: {},
  }));
  return verdictOf(viewOf({ winners, you: { seat: own, host: false, name: "" } }), results);
}

test("all who win are named or counted", () => {
  assert.equal(verdict(1, null), "P5 wins.");
  assert.equal(verdict(3, null), "P5, P6, P7 share the first place.");
  assert.equal(verdict(16, null), "P5 and 15 others win.");
  assert.equal(verdict(16, 6), "You and 15 others win.");
  assert.equal(verdict(2, 6), "You share the first place.");
  assert.equal(verdict(1, 5), "You win!");
  assert.equal(verdict(1, 5, 1), "7 stars at the end.");
  assert.equal(verdictOf(viewOf(), []), "");
});

test("a line of the log begins with its seat, unless the sentence names it", () => {
  const view = viewOf({ seats: [seatOf(0, { name: "The" })] });
  assert.equal(sentenceOf({ version: 1, seat: 0, text: "The turn is done.", kind: "move" }, view), "The: The turn is done.");
  assert.equal(sentenceOf({ version: 1, seat: 0, text: "The takes a seat.", kind: "move", named: true }, view), "The takes a seat.");
  assert.equal(sentenceOf({ version: 1, seat: null, text: "The dice show 3.", kind: "move" }, view), "The dice show 3.");
  assert.equal(sentenceOf({ version: 1, seat: 7, text: "Gone.", kind: "move" }, view), "Gone.");
  const line = { version: 1, kind: "move" };
  // Who was named last is not named again.
  const said = [[0, "A 3."], [0, "Done."], [null, "Turn 2."], [0, "A 4."]].map(([seat, text]) => ({ ...line, seat, text }));
  assert.equal(spokenOf(/** @type {any} */ (said), view), "The: A 3. Done. Turn 2. The: A 4.");
});

test("the newest comes first, of one version the last", () => {
  const told = [[1, "a"], [2, "b"], [2, "c"], [1, "own"]];
  const lines = told.map(([version, text]) => ({ version: Number(version), seat: null, text: String(text), kind: "move" }));
  assert.deepEqual(newestFirst(lines).map((line) => line.text), ["c", "b", "own", "a"]);
});

test("a seat shows a whole sign and what its owner is", () => {
  assert.equal(initialOf("👩‍👧 Eve"), "👩‍👧");
  assert.equal(initialOf("ada"), "A");
  assert.equal(initialOf(""), "?");
  const view = viewOf();
  assert.equal(roleOf(seatOf(0, { host: true }), view), "you, host");
  assert.equal(roleOf(seatOf(1, { kind: "bot", away: true }), view), "bot");
  assert.equal(roleOf(seatOf(1, { away: true }), view), "away");
});

test("two seats with one initial are told apart", () => {
  const seats = ["Guest", "Greedy", "Bo", "Guest 2", "G"].map((name, seat) => seatOf(seat, { name }));
  const shown = seats.map((seat) => avatarOf(seat, seats));
  assert.deepEqual(shown, ["G1", "Gr", "B", "G4", "G5"]);
  assert.equal(new Set(shown).size, seats.length);
});

test("a seat can be taken where there is one", () => {
  const you = { seat: null, host: false, name: "" };
  const open = [seatOf(0), seatOf(1, { kind: "open" })];
  assert(canJoin(viewOf({ you, seats: open })));
  assert(!canJoin(viewOf({ you })));
  assert(!canJoin(viewOf({ seats: open })));
  assert(!canJoin(viewOf({ you, seats: open, stage: "over" })));
  assert(canJoin(viewOf({ you, kind: "event", stage: "lobby", seats: [] })));
  assert(!canJoin(viewOf({ you, kind: "event", seats: open })));
});
