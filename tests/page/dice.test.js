// The dice: hashes without a secure connection, the browser's part in making them, and its check at the end.
import assert from "node:assert/strict";
import { test } from "node:test";

import { checkDice, resultsOf } from "../../src/rollwright/web/static/app/dice/check.js";
import { bytesOf, hashOf, hexOf, hmac } from "../../src/rollwright/web/static/app/dice/sha256.js";
import { Sight } from "../../src/rollwright/web/static/app/dice/sight.js";
import { listOf, mixOf, numbersOf, pledgeOf } from "../../src/rollwright/web/static/app/dice/toss.js";
import { Tosser } from "../../src/rollwright/web/static/app/dice/tosser.js";
import { newWord } from "../../src/rollwright/web/static/app/dice/word.js";
import { sentencesOf, verdictOf } from "../../src/rollwright/web/static/app/ending/proof.js";
import { settle } from "./browser.js";
import { statusOf, viewOf } from "./things.js";

/** @typedef {import("../../src/rollwright/web/static/app/wire").DiceResponse} Report */
/** @typedef {import("../../src/rollwright/web/static/app/types").View} View */

// --- hashes and numbers ---------------------------------------------------------------------

/** Texts, how often they are repeated, and their hashes: vectors of NIST, and all lengths around a block. @type {[string, number, string][]} */
const HASHES = [
  ["", 1, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", 1, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1, "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
  ["a", 1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ["x", 55, "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072"],
  ["x", 56, "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e"],
  ["x", 63, "75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2"],
  ["x", 64, "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c"],
  ["x", 65, "9537c5fdf120482f7d58d25e9ed583f52c02b4e304ea814db1633ad565aed7e9"],
  ["x", 119, "000b48d4edf0fa7bee3c6236ecd2785baa5db4eeb8bb54341b029e0d9fa5fb0c"],
  ["x", 120, "13f05a0b594787f5ecd315edc96141bd3243203d1b7d4f0836f37308b276ba98"],
];

test("SHA-256 and HMAC are those of everybody else", () => {
  for (const [text, times, hash] of HASHES) assert.equal(hashOf(text.repeat(times)), hash);
  // From RFC 4231.
  const short = hexOf(hmac(bytesOf("Jefe"), bytesOf("what do ya want for nothing?")));
  assert.equal(short, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  const long = hexOf(hmac(new Uint8Array(131).fill(0xaa), bytesOf("Test Using Larger Than Block-Size Key - Hash Key First")));
  assert.equal(long, "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
});

test("the mix and the rolls are those of the server", () => {
  // The same known values as in tests/core/test_toss.py.
  const commitment = hashOf("the secret");
  const words = { 0: "a".repeat(32), 10: "c".repeat(32), 2: "b".repeat(40) };
  const pledges = Object.entries(words).map(([seat, word]) => /** @type {[number, number, string]} */ ([+seat, +seat, pledgeOf(commitment, +seat, word)]));
  const mix = mixOf(listOf(commitment, pledges), words);
  assert.equal(mix, "3ee58de574d5130cd0c72447b445144f4c85d0f54666e21bd4b45bc3f1971b76");
  assert.deepEqual(numbersOf("the secret", mix, 1, Array(12).fill(6)), [0, 0, 0, 1, 0, 5, 4, 1, 3, 2, 3, 0]);
});

test("integers that would favor small numbers are passed over", () => {
  /** @type {bigint[]} */
  const chunks = [];
  for (let block = 0; block < 10; block++) {
    const digest = new DataView(hmac(bytesOf("s"), bytesOf(`rollwright dice 2\n1\n${block}\nm`)).buffer);
    chunks.push(...[0, 8, 16, 24].map((at) => digest.getBigUint64(at)));
  }
  // With this bound about every other one is.
  const bound = 2 ** 63 + 2048;
  const fair = chunks.filter((chunk) => chunk < BigInt(bound)).map(Number);
  assert(fair.length < 35);
  assert.deepEqual(numbersOf("s", "m", 1, fair.map(() => bound)), fair);
});

test("a word has 128 random bits, and a text of one's own behind them", () => {
  assert.match(newWord(), /^[0-9a-f]{32}$/);
  assert(newWord() !== newWord());
  assert.match(newWord("  Ñandú & Co. "), /^[0-9a-f]{32}-Nandu-Co\.$/);
  assert.equal(newWord("x".repeat(100)).length, 64);
  assert.match(newWord("雪"), /^[0-9a-f]{32}$/);
});

// --- what is kept ---------------------------------------------------------------------------

/** A storage as browsers have it. @returns {Storage} */
function newStorage() {
  const own = { getItem: 0, setItem: 0, removeItem: 0 };
  return /** @type {any} */ (new Proxy(/** @type {Record<string, string>} */ ({}), {
    get: (kept, name) => ({
      getItem: (/** @type {string} */ key) => kept[key] ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ value) => { kept[key] = value; },
      removeItem: (/** @type {string} */ key) => { delete kept[key]; },
    })[/** @type {keyof typeof own} */ (name)] ?? kept[String(name)],
  }));
}

test("what was seen first counts, in all tabs", () => {
  const storage = newStorage();
  const [one, two] = [new Sight("t", () => storage), new Sight("t", () => storage)];
  one.sawCommitment(1, "c");
  two.sawCommitment(1, "c");
  two.sawList("c", { list: "l", seat: 0, pledge: "p" });
  one.sawList("c", { list: "l", seat: 0, pledge: "p" });
  one.sawRoll(1, "r1 b2");
  assert.equal(two.seen().wrong, "");
  two.sawRoll(1, "r6 b6");
  assert.deepEqual([one.seen().wrong, one.seen().rolls["1"]], ["roll", "r1 b2"]);
  const three = new Sight("u", () => storage);
  three.sawCommitment(1, "c");
  three.sawCommitment(1, "d");
  assert.equal(three.seen().wrong, "commitment");
});

test("two tabs that make a word at the same time lose none, and the oldest tables are forgotten", () => {
  const storage = newStorage();
  const first = new Sight("t0", () => storage);
  first.keepWord("p1", "one");
  new Sight("t0", () => storage).keepWord("p2", "two");
  assert.deepEqual([first.wordOf("p1"), first.wordOf("p2"), first.wordOf("")], ["one", "two", ""]);
  for (let number = 0; number < 30; number++) {
    const sight = new Sight(`t${number}`, () => storage);
    sight.change({ at: number + 1 });
  }
  new Sight("last", () => storage).sawCommitment(1, "c");
  assert.deepEqual([first.wordOf("p1"), first.seen().at], ["", 0]);
  assert.equal(new Sight("t29", () => storage).seen().at, 30);
});

test("a browser that keeps nothing still plays, until it is left", () => {
  const sight = new Sight("nowhere", () => { throw new Error("forbidden"); });
  sight.keepWord("p", "word");
  sight.sawCommitment(1, "c");
  assert.deepEqual([sight.wordOf("p"), sight.seen().order], ["word", ["c"]]);
});

// --- this browser's part --------------------------------------------------------------------

const SECRET = "5ec7e7";
const COMMITMENT = hashOf(SECRET);

/** @param {string} table @param {Storage} storage */
function newTosser(table, storage) {
  /** @type {[string, Record<string, any>][]} */
  const said = [];
  const tosser = new Tosser(table, async (op, fields) => {
    said.push([op, fields]);
    return { op: "ack" };
  });
  tosser.sight.store = () => storage;
  return { tosser, said };
}

/** @param {Partial<import("../../src/rollwright/web/static/app/wire").TossView>} toss @param {Partial<View>} [more] @returns {View} */
const tossView = (toss, more = {}) => viewOf({ commitment: COMMITMENT, toss: { phase: "pledging", attempt: 1, ...toss }, ...more });

/** @param {[number, number, string][]} pledges @param {string} own @param {Partial<View>} [more] */
function frozenView(pledges, own, more = {}) {
  return tossView({ phase: "revealing", frozen: listOf(COMMITMENT, pledges), pledges }, { you: { seat: 0, host: true, name: "P0", pledge: own }, ...more });
}

test("it pledges once, shows the word once the list is frozen, and finds it again after a reload", async () => {
  const storage = newStorage();
  const { tosser, said } = newTosser("t", storage);
  tosser.look(tossView({}));
  tosser.look(tossView({}));
  const [op, { seat, commitment, hash }] = /** @type {[string, any]} */ (said[0]);
  assert.deepEqual([said.length, op, seat, commitment], [1, "pledge", 0, COMMITMENT]);
  const word = tosser.sight.wordOf(hash);
  assert.equal(pledgeOf(COMMITMENT, 0, word), hash);
  const again = newTosser("t", storage);
  // The server has the pledge: it is not made anew.
  again.tosser.look(tossView({}, { you: { seat: 0, host: true, name: "P0", pledge: hash } }));
  assert.equal(again.said.length, 0);
  again.tosser.look(frozenView([[0, 0, hash], [1, 1, "0".repeat(64)]], hash));
  await settle();
  assert.deepEqual(again.said, [["reveal", { commitment: COMMITMENT, word }]]);
  assert.equal(again.tosser.sight.seen().attempts[COMMITMENT]?.shown, true);
});

test("whose word is lost makes another one, and who only watches makes none", () => {
  const { tosser, said } = newTosser("t", newStorage());
  tosser.look(tossView({}, { you: { seat: null, host: false, name: "" } }));
  assert.equal(said.length, 0);
  tosser.look(tossView({}, { you: { seat: 0, host: true, name: "P0", pledge: "1".repeat(64) } }));
  assert.equal(said.length, 1);
  tosser.mixIn(tossView({}), "my text");
  assert.match(tosser.sight.wordOf(said[1]?.[1]["hash"]), /-my-text$/);
});

/** @type {[string, (hash: string) => View][]} */
const LIES = [
  ["word", (hash) => frozenView([[0, 0, "2".repeat(64)]], hash)],
  ["word", (hash) => frozenView([[0, 5, hash]], hash)],
  ["list", (hash) => ({ ...frozenView([[0, 0, hash]], hash), toss: { phase: "revealing", attempt: 1, frozen: "3".repeat(64), pledges: [[0, 0, hash]] } })],
];
for (const [doubt, lie] of LIES) {
  test(`it does not show its word for a list that is a lie about the ${doubt}`, async () => {
    const { tosser, said } = newTosser("t", newStorage());
    tosser.look(tossView({}));
    tosser.look(lie(said[0]?.[1]["hash"]));
    await settle();
    assert.deepEqual([said.length, tosser.doubt.value], [1, doubt]);
  });
}

test("a second list for the same secret gets no word", async () => {
  const { tosser, said } = newTosser("t", newStorage());
  tosser.look(tossView({}));
  const hash = said[0]?.[1]["hash"];
  tosser.look(tossView({ phase: "settled", frozen: "4".repeat(64) }));
  tosser.look(frozenView([[0, 0, hash]], hash));
  await settle();
  assert.deepEqual([said.length, tosser.doubt.value], [1, "list"]);
});

test("after a broken attempt it begins anew with another word", async () => {
  const { tosser, said } = newTosser("t", newStorage());
  tosser.look(tossView({}));
  const first = said[0]?.[1]["hash"];
  tosser.look(frozenView([[0, 0, first]], first));
  await settle();
  tosser.look({ ...tossView({ attempt: 2 }), commitment: hashOf("second") });
  assert.deepEqual(said.map(([op]) => op), ["pledge", "reveal", "pledge"]);
  assert(tosser.sight.wordOf(said[2]?.[1]["hash"]) !== tosser.sight.wordOf(first));
  assert.deepEqual(tosser.sight.seen().order, [COMMITMENT, hashOf("second")]);
});

// --- the check ------------------------------------------------------------------------------

const WORDS = { 0: "a".repeat(32), 1: "b".repeat(32) };
const PLEDGES = /** @type {[number, number, string][]} */ ([[0, 0, pledgeOf(COMMITMENT, 0, WORDS[0])], [1, 1, pledgeOf(COMMITMENT, 1, WORDS[1])]]);

/** A game of two rolls with two dice. @param {Partial<Report>} [more] @returns {Report} */
function reportOf(more = {}) {
  const { seed, pledges, words } = { seed: SECRET, pledges: PLEDGES, words: WORDS, ...more };
  const mix = mixOf(listOf(hashOf(seed), pledges), words);
  const rolls = [1, 2].map((number) => {
    const [one = 0, two = 0] = numbersOf(seed, mix, number, [6, 6]);
    const text = (/** @type {number} */ first, /** @type {number} */ second) => `${first + 1} ${second + 1}`;
    const sides = [0, 1, 2, 3, 4, 5];
    return { number, text: text(one, two), choices: [sides.map((side) => text(side, two)), sides.map((side) => text(one, side))] };
  });
  return { seed, pledges, words, broken: [], rolls, ...more };
}

/** What Ann saw of an honest game. @param {Report} [report] */
function sightOf(report = reportOf()) {
  const sight = new Sight("t", ((storage) => () => storage)(newStorage()));
  const attempts = [...report.broken, report];
  attempts.forEach(({ seed, pledges }, at) => {
    sight.sawCommitment(at + 1, hashOf(seed));
    sight.sawList(hashOf(seed), { list: listOf(hashOf(seed), pledges), seat: 0, pledge: pledges[0]?.[2] ?? "" });
    sight.showed(hashOf(seed));
  });
  sight.keepWord(report.pledges[0]?.[2] ?? "", WORDS[0]);
  for (const { number, text } of report.rolls) sight.sawRoll(number, text);
  return sight;
}

/** @param {Report} report @param {Sight} sight */
const check = (report, sight) => checkDice(report, sight.seen(), sight.file().word);

test("an honest game is fair to whose word is in it", () => {
  const report = reportOf();
  const verdict = check(report, sightOf());
  assert.deepEqual([verdict.state, verdict.rolls, verdict.words, resultsOf(verdict)], ["fair", 2, 2, 1]);
  assert.equal(verdictOf(verdict), "Dice checked: nobody else could choose them.");
  assert.match(sentencesOf(verdict).join(" "), /one of them is your browser's/);
});

test("to others it is as sealed, or only consistent", () => {
  const watcher = new Sight("t", ((storage) => () => storage)(newStorage()));
  assert.equal(check(reportOf(), watcher).state, "unseen");
  watcher.sawCommitment(1, COMMITMENT);
  watcher.sawList(COMMITMENT, { list: listOf(COMMITMENT, PLEDGES), seat: null, pledge: "" });
  const seen = check(reportOf(), watcher);
  assert.equal(seen.state, "seen");
  assert.match(sentencesOf(seen).join(" "), /none of them yours/);
  const wordless = reportOf({ pledges: [], words: {} });
  const alone = new Sight("t", ((storage) => () => storage)(newStorage()));
  alone.sawCommitment(1, COMMITMENT);
  alone.sawList(COMMITMENT, { list: listOf(COMMITMENT, []), seat: 0, pledge: "" });
  assert.match(verdictOf(check(wordless, alone)), /whoever runs this server could choose them/);
});

test("who withheld words could choose between so many results", () => {
  const pledges = /** @type {[number, number, string][]} */ ([...PLEDGES, [2, 2, "5".repeat(64)], [3, 3, "6".repeat(64)]]);
  const word = "w".repeat(32);
  const first = { seed: "first", pledges: [/** @type {[number, number, string]} */ ([0, 0, pledgeOf(hashOf("first"), 0, word)])], words: { 0: word } };
  const report = reportOf({ pledges, broken: [first] });
  const verdict = check(report, sightOf(report));
  assert.deepEqual([verdict.state, verdict.broken, verdict.skipped, resultsOf(verdict)], ["fair", 1, 2, 5]);
  assert.match(verdictOf(verdict), /between 5 results, and no more/);
});

const OTHER = "o".repeat(32);
/** @type {[string, (report: Report) => Report][]} */
const FORGERIES = [
  ["commitment", () => reportOf({ seed: "another secret" })],
  ["commitment", (report) => ({ ...report, broken: [{ seed: "hidden", pledges: [], words: {} }] })],
  ["list", (report) => reportOf({ words: { ...WORDS, 1: OTHER }, pledges: [/** @type {any} */ (report.pledges[0]), [1, 1, pledgeOf(COMMITMENT, 1, OTHER)]] })],
  ["list", () => reportOf({ pledges: PLEDGES.slice(0, 1), words: { 0: WORDS[0] } })],
  ["pledge", (report) => ({ ...report, words: { ...WORDS, 1: OTHER } })],
  ["word", () => reportOf({ words: { 1: WORDS[1] } })],
  ["roll", (report) => ({ ...report, rolls: report.rolls.map((roll) => ({ ...roll, text: "6 6", choices: roll.choices })) })],
  ["roll", (report) => ({ ...report, rolls: report.rolls.map((roll) => ({ ...roll, choices: [] })) })],
  ["fewer-rolls", (report) => ({ ...report, rolls: report.rolls.slice(0, 1) })],
];
for (const [reason, forge] of FORGERIES) {
  test(`a server that lies about the ${reason} is found out`, () => {
    const verdict = check(forge(reportOf()), sightOf());
    assert.deepEqual([verdict.state, verdict.reason], ["wrong", reason]);
    assert.equal(sentencesOf(verdict).length, 3);
  });
}

test("rolls that looked otherwise when they were seen are found out", () => {
  const sight = sightOf();
  sight.change({ rolls: { 1: "6 6" } });
  const verdict = check(reportOf(), sight);
  assert.deepEqual([verdict.reason, verdict.roll], ["other-roll", 1]);
  sight.sawRoll(1, "5 5");
  assert.equal(check(reportOf(), sight).reason, "twice-roll");
});

test("what is seen after the end was not seen beforehand", () => {
  const { tosser } = newTosser("t", newStorage());
  tosser.look(tossView({ phase: "settled", frozen: listOf(COMMITMENT, PLEDGES), pledges: PLEDGES }, { stage: "over" }));
  assert.equal(check(reportOf(), tosser.sight).state, "unseen");
});

test("the rolls of the table are kept as they come", () => {
  const { tosser } = newTosser("t", newStorage());
  tosser.look(tossView({ phase: "settled", frozen: listOf(COMMITMENT, []) }, { status: statusOf({ outcome: { number: 3, text: "r1 b2" } }) }));
  assert.deepEqual(tosser.sight.seen().rolls, { 3: "r1 b2" });
});
