// What the page knows of its table: views and changes, the seat, notices, and what came of them.
import assert from "node:assert/strict";
import { test } from "node:test";

import { ApiError } from "../../src/rollwright/web/static/app/connection/api.js";
import { failureText } from "../../src/rollwright/web/static/app/connection/failure.js";
import { merged } from "../../src/rollwright/web/static/app/connection/merge.js";
import { bots, language } from "../../src/rollwright/web/static/app/page/settings.js";
import { TableStore } from "../../src/rollwright/web/static/app/connection/store.js";
import { answerRequests, openBrowser, settle } from "./browser.js";
import { statusOf, viewOf } from "./things.js";
import { fetchWords } from "../../src/rollwright/web/static/app/words/words.js";

await fetchWords("es");

/** @param {import("node:test").Context} t @param {Partial<import("./things.js").View>} [more] */
async function openStore(t, more = {}) {
  const browser = openBrowser(t);
  const view = wireView(more);
  answerRequests(() => ({ status: 200, body: { table: view.table, version: 4, view } }));
  const store = new TableStore(view.table);
  t.after(() => store.close());
  await settle();
  browser.last().tell({ op: "view", version: 4, view });
  return { ...browser, store, view };
}

/** A view on the wire. @param {Partial<import("./things.js").View>} [more] @returns {import("../../src/rollwright/web/static/app/wire").View} */
function wireView(more = {}) {
  const moves = [{ die: "r3", plain: true, moves: [["r3>PA", 0]] }, { ends: true, moves: [["done", -1]] }];
  return /** @type {any} */ ({ ...viewOf(more), moves, boards: { 0: { prints: ["map"], marks: [[1, "filled", "4"]], stars: [], dice: [] } } });
}

/** The answer of the server to what was said last. @param {import("./browser.js").Socket} socket @param {Record<string, unknown>} answer */
async function answerLast(socket, answer) {
  socket.tell({ command: socket.said.at(-1)?.["command"], ...answer });
  await settle();
}

test("changes go into the view, and marks into their places on the boards", () => {
  const view = merged(null, { op: "view", view: wireView() });
  assert(view);
  const next = merged(view, { op: "update", changes: { can_undo: true }, boards: { 0: { marks: [[0, "outlined", "3"]] }, 1: { prints: ["map"], marks: [] } } });
  assert.equal(next?.can_undo, true);
  assert.deepEqual([...(next?.boards[0]?.marks ?? [])], [[1, { mark: "filled", text: "4", tile: "" }], [0, { mark: "outlined", text: "3", tile: "" }]]);
  assert.deepEqual(next?.boards[1]?.prints, ["map"]);
  assert.equal(next?.moves, view.moves, "what has not changed need not be drawn anew");
  assert.deepEqual([view.can_undo, view.boards[0]?.marks.size], [false, 1], "what was shown stays as it was");
  const round = merged(next, { op: "update", boards: { 0: { prints: ["other"], marks: [[2, "crossed"]] } } });
  assert.deepEqual([...(round?.boards[0]?.marks ?? [])], [[2, { mark: "crossed", text: "", tile: "" }]], "new prints are blank");
});

test("moves come in groups, and are told apart", () => {
  const view = merged(null, { op: "view", view: wireView() });
  assert.deepEqual(view?.moves.map(({ move, place, die, plain, ends }) => [move, place, die, plain, ends]),
    [["r3>PA", 0, "r3", true, false], ["done", -1, "", false, true]]);
  const next = merged(view, { op: "update", changes: { moves: [{ price: ["coin"], sources: [3], moves: [["A>x:y", 5, [5, 6]]] }] } });
  const expected = [{
    move: "A>x:y", place: 5, touches: [5, 6], die: "", price: ["coin"], plain: false, ends: false, sources: [3], makes: "", like: "", forfeits: [], harms: "",
    skips: false,
  }];
  assert.deepEqual(next?.moves, expected);
});

test("new lines are added to the log, of which old ones are forgotten", () => {
  /** @param {number} version */
  const line = (version) => ({ version, seat: null, text: `${version}`, kind: "roll" });
  let view = merged(null, { op: "view", view: wireView({ log: [line(1)] }) });
  view = merged(view, { op: "update", lines: [line(2), line(3)] });
  assert.deepEqual(view?.log.map(({ version }) => version), [1, 2, 3]);
  view = merged(view, { op: "update", changes: { log: [line(9)] } });
  assert.deepEqual(view?.log.map(({ version }) => version), [9]);
  view = merged(view, { op: "update", lines: Array.from({ length: 300 }, (_, at) => line(at + 10)) });
  assert.deepEqual([view?.log.length, view?.log.at(-1)?.version], [200, 309]);
});

test("a whole view takes the place of everything, and nothing else does", () => {
  const one = viewOf({ question: "?" });
  assert.equal(merged(one, { op: "view", view: wireView() })?.question, "");
  assert.equal(merged(one, { op: "ack", version: 5 }), one);
  assert.equal(merged(null, { op: "update", changes: { question: "!" } }), null);
});

test("whom one watches is told once, and again on a new line", async (t) => {
  const { clock, last, store, view } = await openStore(t);
  const stop = store.watch(2);
  store.watch(1);
  store.watch(2);
  await settle();
  assert.deepEqual(last().said.filter(({ op }) => op === "watch").map(({ seats }) => seats), [[1, 2]]);
  await answerLast(last(), { op: "watching" });
  stop();
  await settle();
  assert.equal(last().said.filter(({ op }) => op === "watch").length, 1, "somebody else still looks there");
  last().end();
  await clock.run(500);
  last().tell({ op: "view", version: 5, view });
  await settle();
  assert.deepEqual(last().said.filter(({ op }) => op === "watch").map(({ seats }) => seats), [[1, 2]]);
});

test("sentences of moves are asked for once, and forgotten with the moves", async (t) => {
  const { last, store } = await openStore(t);
  const moves = store.view.value?.moves ?? [];
  assert.equal(store.labels.of(moves)(/** @type {any} */ (moves[0])), "…");
  store.labels.of(moves);
  assert.deepEqual(last().said.filter(({ op }) => op === "labels").map((said) => said["moves"]), [["r3>PA", "done"]]);
  await answerLast(last(), { op: "labels", labels: { "r3>PA": "Write it", done: "End turn" } });
  assert.equal(store.labels.of(moves)(/** @type {any} */ (moves[0])), "Write it");
  last().tell({ op: "update", version: 9, changes: { moves: [] } });
  assert.equal(store.labels.of(moves)(/** @type {any} */ (moves[0])), "…");
});

test("the version that was seen goes with each command, however far it jumped", async (t) => {
  const { last, store } = await openStore(t);
  last().tell({ op: "update", version: 9, changes: { question: "Which?" } });
  assert.equal(store.view.value?.question, "Which?");
  store.send("pause");
  assert.equal(last().said.at(-1)?.["version"], 9);
});

test("after a lost line everything is shown again, and what was missed is there", async (t) => {
  const { clock, last, store, view } = await openStore(t);
  last().end();
  assert.deepEqual(store.connection.value, { state: "waiting", seconds: 0.5 });
  await clock.run(500);
  last().tell({ op: "view", version: 12, view: { ...view, question: "Missed?" } });
  assert.equal(store.view.value?.question, "Missed?");
  assert.equal(store.connection.value.state, "open");
  assert.deepEqual([store.notice.value.text, store.notice.value.kind], ["net.back", "good"]);
});

test("a first connection says nothing", async (t) => {
  const { store } = await openStore(t);
  assert.equal(store.notice.value.text, "");
});

test("what could not be kept is not told to be safe", async (t) => {
  const { clock, last, store, view } = await openStore(t);
  store.send("pause");
  await answerLast(last(), { op: "refused", error: { code: "internal", message: "The disk is full." } });
  last().tell({ op: "gone", code: "lost", reason: "The table has to be loaded again." });
  last().end();
  await clock.run(500);
  store.quiet();
  last().tell({ op: "view", version: 4, view });
  assert.deepEqual([store.notice.value.text, store.notice.value.kind], ["The disk is full.", "bad"]);
});

test("a table that is gone tells why", async (t) => {
  const { last, store } = await openStore(t);
  last().tell({ op: "gone", code: "unreadable-table", reason: "Damaged." });
  assert.deepEqual([store.notice.value.text, store.notice.value.kind], ["Damaged.", "bad"]);
});

test("a move that was made empties the hand; one that was refused does not", async (t) => {
  const { last, store } = await openStore(t);
  store.die.value = "r3";
  store.hand.value = 7;
  store.hinted.value = "r3>PA";
  store.asking.value = true;
  store.play("r3>PA");
  assert.equal(store.hinted.value, "");
  await answerLast(last(), { op: "refused", error: { code: "stale", message: "Too late." } });
  assert.deepEqual([store.die.value, store.hand.value, store.asking.value, store.notice.value.text], ["r3", 7, true, "Too late."]);
  store.play("r3>PA");
  assert.equal(store.notice.value.text, "");
  await answerLast(last(), { op: "ack", version: 5 });
  assert.deepEqual([store.die.value, store.hand.value, store.asking.value], ["", -1, false]);
});

test("at an event the own moves are kept here, and taken back here", async (t) => {
  const { last, store } = await openStore(t, { kind: "event" });
  for (const version of [5, 6]) {
    store.play("r3>PA");
    await answerLast(last(), { op: "labels", labels: { "r3>PA": "Write it" } });
    await answerLast(last(), { op: "ack", version });
  }
  assert.deepEqual(store.own.value, [5, 6].map((version) => ({ version, seat: 0, text: "Write it.", kind: "move" })));
  store.undo();
  await answerLast(last(), { op: "ack", version: 7 });
  assert.deepEqual(store.own.value.map((line) => line.version), [5]);
});

test("several moves are taken back one after the other, and no more than can be", async (t) => {
  const { last, store } = await openStore(t, { can_undo: true });
  const undone = () => last().said.filter(({ op }) => op === "undo").length;
  const done = store.undoMany(3);
  await answerLast(last(), { op: "ack", version: 5 });
  assert.equal(undone(), 2);
  await answerLast(last(), { op: "refused", error: { code: "nothing-to-undo", message: "No." } });
  await done;
  assert.equal(undone(), 2);
});

test("bots are skipped until it is my turn again, and a new line is told so", async (t) => {
  const { last, store, view } = await openStore(t);
  const skips = () => last().said.filter(({ op }) => op === "skip").map(({ on }) => on);
  last().tell({ op: "update", version: 5, changes: { moves: [] } });
  store.skipBots(true);
  assert.deepEqual(skips(), [true]);
  last().tell({ op: "view", version: 5, view: { ...view, moves: [] } });
  assert.deepEqual(skips(), [true, true]);
  last().tell({ op: "update", version: 6, changes: { moves: view.moves } });
  assert.deepEqual([skips(), store.skipping.value], [[true, true, false], false]);
  bots.value = "at-once";
  t.after(() => { bots.value = "paced"; });
  assert.deepEqual(skips(), [true, true, false, true]);
});

test("the countdown is there as long as the server tells of one", async (t) => {
  const { last, store, view } = await openStore(t);
  last().tell({ op: "countdown", seconds: 30, left: 12, every: true, runs: true });
  const clock = store.clock.value;
  assert.deepEqual([clock?.seconds, clock?.left, clock?.every, clock?.runs], [30, 12, true, true]);
  last().tell({ op: "countdown", seconds: 0, left: 0, every: false, runs: false });
  assert.equal(store.clock.value, null);
  last().tell({ op: "countdown", seconds: 30, left: 12, every: true, runs: true });
  last().tell({ op: "view", version: 5, view });
  assert.equal(store.clock.value, null, "a new line tells it again");
});

test("whoever did not end the own turn at an event reads who did", async (t) => {
  const { last, store, view } = await openStore(t, { kind: "event" });
  last().tell({ op: "update", version: 5, changes: { moves: [] } });
  assert.deepEqual(store.own.value.map(({ kind, version }) => [kind, version]), [["time", 5]]);
  assert.equal(store.notice.value.text, "The bot played this turn for you.");
  last().tell({ op: "update", version: 6, changes: { moves: view.moves, status: statusOf({ turn: 2 }) } });
  store.play("done");
  await answerLast(last(), { op: "labels", labels: { done: "End the turn" } });
  await answerLast(last(), { op: "ack", version: 7 });
  last().tell({ op: "update", version: 7, changes: { moves: [] } });
  assert.deepEqual(store.own.value.map(({ kind }) => kind), ["time", "move"]);
  // Others were late in the turn that I ended myself; then I was, and the next turn came with that.
  const time = { seat: null, text: "Time was up.", kind: "time" };
  last().tell({ op: "update", version: 8, changes: { moves: view.moves, status: statusOf({ turn: 3 }) }, lines: [{ ...time, version: 8 }] });
  assert.equal(store.own.value.length, 2);
  last().tell({ op: "update", version: 9, changes: { status: statusOf({ turn: 4 }) }, lines: [{ ...time, version: 9 }] });
  assert.deepEqual(store.own.value.map(({ kind }) => kind), ["time", "move", "time"]);
});

test("at a table the server keeps the log", async (t) => {
  const { last, store } = await openStore(t);
  store.play("r3>PA");
  await answerLast(last(), { op: "ack", version: 5 });
  assert.deepEqual(store.own.value, []);
});

test("who loses the seat without leaving it is told so, until there is one again", async (t) => {
  const { last, store } = await openStore(t);
  last().tell({ op: "update", version: 5, changes: { you: { seat: null, host: false, name: "" } } });
  assert(store.removed.value);
  assert.match(store.notice.value.text, /The host has taken you from the table/);
  last().tell({ op: "update", version: 6, changes: { you: { seat: 1, host: false, name: "" } } });
  assert(!store.removed.value);
});

test("who leaves is not told of the host", async (t) => {
  const { last, store } = await openStore(t);
  const left = store.leave();
  last().tell({ op: "update", version: 5, changes: { you: { seat: null, host: false, name: "" } } });
  await answerLast(last(), { op: "ack", version: 5 });
  assert.equal((await left).op, "ack");
  assert(!store.removed.value);
  assert.equal(store.notice.value.text, "");
});

test("standings are kept as they come", async (t) => {
  const { last, store } = await openStore(t, { kind: "event" });
  last().tell({ op: "standings", waiting: 2, seats: 3, top: [], version: 4 });
  assert.equal(store.standings.value?.waiting, 2);
});

test("another language is another line", async (t) => {
  t.after(() => { language.value = "en"; });
  const { sockets, last } = await openStore(t);
  language.value = "es";
  assert.equal(sockets.length, 2);
  assert.match(last().address, /language=es/);
});

test("a table that was left before its first answer opens no socket", async (t) => {
  const { sockets } = openBrowser(t);
  answerRequests(() => ({ status: 200, body: { table: "abcd2345", view: wireView() } }));
  const store = new TableStore("abcd2345");
  store.close();
  await settle();
  assert.equal(sockets.length, 0);
});

test("a table that is not there, or a server that fails, can be tried again", async (t) => {
  const { sockets } = openBrowser(t);
  let status = 404;
  answerRequests(() => ({ status, body: status === 200 ? { table: "abcd2345", view: wireView() } : { error: { code: "no-table", message: "None." } } }));
  const store = new TableStore("abcd2345");
  t.after(() => store.close());
  await settle();
  const failure = store.failure.value;
  assert(failure instanceof ApiError);
  assert.deepEqual([failure.status, failure.message, sockets.length], [404, "None.", 0]);
  assert.equal((await store.send("pause")).op, "refused");
  status = 200;
  store.begin();
  await settle();
  assert.deepEqual([store.failure.value, sockets.length], [null, 1]);
});

test("the server's own sentence is told; a browser's reason helps nobody", (t) => {
  t.after(() => { language.value = "en"; });
  language.value = "es";
  assert.equal(failureText(new ApiError("refused", "El anfitrión no quiere.", 409)), "El anfitrión no quiere.");
  assert.equal(failureText(new ApiError("failed", "Bad Gateway", 502)), "El servidor no responde.");
  assert.equal(failureText(new TypeError("NetworkError when attempting to fetch")), "El servidor no responde.");
});

test("who was a stranger before taking a seat connects anew, as the guest who sits there", async (t) => {
  const stranger = { seat: null, host: false, name: "", entry: null };
  const { store, sockets, last, view } = await openStore(t, { you: stranger });
  const sat = store.sit();
  await settle();
  assert.deepEqual(last().ops, ["sync"]);
  last().tell({ op: "view", version: 5, view: { ...view, you: stranger } });
  await sat;
  assert.equal(sockets.length, 2, "this socket will never hear of the seat");
  last().tell({ op: "view", version: 5, view: { ...view, you: { ...stranger, seat: 1, name: "Bob" } } });
  await settle();
  assert.equal(store.view.value?.you.seat, 1);
});

test("a guest whom the server knew keeps the socket when taking a seat", async (t) => {
  const { store, sockets, last, view } = await openStore(t, { you: { seat: null, host: false, name: "", entry: null } });
  const sat = store.sit();
  await settle();
  last().tell({ op: "view", version: 5, view: { ...view, you: { seat: 1, host: false, name: "Bob", entry: null } } });
  await sat;
  assert.equal(sockets.length, 1);
});

test("a preview that is refused tells nothing, and a move that is refused tells why", async (t) => {
  const { store, last } = await openStore(t);
  const error = { code: "illegal", message: "No." };
  store.preview("r3>PA");
  await answerLast(last(), { op: "refused", error });
  assert.equal(store.notice.peek().text, "");
  store.play("r3>PA");
  await settle();
  await answerLast(last(), { op: "refused", error });
  assert.equal(store.notice.peek().text, "No.");
});

test("what is done before the socket is there is done to the table that was seen", async (t) => {
  const browser = openBrowser(t);
  const view = wireView();
  answerRequests(() => ({ status: 200, body: { table: view.table, version: 4, view } }));
  const store = new TableStore(view.table);
  t.after(() => store.close());
  await settle();
  store.send("roll", { outcome: "r3 b4" });
  browser.last().tell({ op: "view", version: 4, view });
  await settle();
  const roll = browser.last().said.find(({ op }) => op === "roll");
  assert.equal(roll?.["version"], 4);
});
