// What the page knows of its table: views and changes, the seat, notices, and what came of them.
import assert from "node:assert/strict";
import { test } from "node:test";

import { ApiError } from "../../src/rollwright/web/static/app/api.js";
import { failureText } from "../../src/rollwright/web/static/app/failure.js";
import { merged } from "../../src/rollwright/web/static/app/merge.js";
import { language } from "../../src/rollwright/web/static/app/settings.js";
import { TableStore } from "../../src/rollwright/web/static/app/store.js";
import { answerRequests, openBrowser, settle } from "./browser.js";
import { cellOf, groupOf, movesOf, viewOf } from "./things.js";

/** @param {import("node:test").Context} t @param {Partial<import("./things.js").View>} [more] */
async function openStore(t, more = {}) {
  const browser = openBrowser(t);
  const view = viewOf({ moves: movesOf("r3>PA", "done"), ...more });
  answerRequests(() => ({ status: 200, body: { table: view.table, view } }));
  const store = new TableStore(view.table);
  t.after(() => store.close());
  await settle();
  browser.last().tell({ op: "view", version: 4, view });
  return { ...browser, store, view };
}

/** The answer of the server to what was said last. @param {import("./browser.js").Socket} socket @param {Record<string, unknown>} answer */
async function answerLast(socket, answer) {
  socket.tell({ command: socket.said.at(-1)?.["command"], ...answer });
  await settle();
}

test("changes go into the view, and cells into their places on the sheet", () => {
  const sheet = { groups: [groupOf("map", cellOf("PA"), cellOf("IA")), groupOf("track", cellOf("PA"))] };
  const view = viewOf({ sheet });
  const next = merged(view, { op: "update", changes: { can_undo: true }, cells: { map: [cellOf("PA", { text: "3" })] } });
  assert.equal(next?.can_undo, true);
  assert.deepEqual(next?.sheet?.groups.map((group) => group.cells.map((cell) => cell.text)), [["3", ""], [""]]);
  assert.equal(next?.sheet?.groups[1], sheet.groups[1], "what has not changed need not be drawn anew");
  assert.equal(view.can_undo, false, "what was shown stays as it was");
  assert.deepEqual(sheet.groups[0]?.cells.map((cell) => cell.text), ["", ""]);
});

test("a whole view takes the place of everything, and nothing else does", () => {
  const [one, other] = [viewOf({ question: "?" }), viewOf()];
  assert.equal(merged(one, { op: "view", view: other }), other);
  assert.equal(merged(null, { op: "view", view: other }), other);
  assert.equal(merged(one, { op: "ack", version: 5 }), one);
  assert.equal(merged(null, { op: "update", changes: { question: "!" } }), null);
  assert.equal(merged(viewOf(), { op: "update", changes: {}, cells: { map: [cellOf("PA")] } })?.sheet, null);
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
  store.hand.value = "PA";
  store.hinted.value = "r3>PA";
  store.asking.value = true;
  store.play("r3>PA");
  assert.equal(store.hinted.value, "");
  await answerLast(last(), { op: "refused", error: { code: "stale", message: "Too late." } });
  assert.deepEqual([store.die.value, store.hand.value, store.asking.value, store.notice.value.text], ["r3", "PA", true, "Too late."]);
  store.play("r3>PA");
  assert.equal(store.notice.value.text, "");
  await answerLast(last(), { op: "ack", version: 5 });
  assert.deepEqual([store.die.value, store.hand.value, store.asking.value], ["", "", false]);
});

test("at an event the own moves are kept here, and taken back here", async (t) => {
  const { last, store } = await openStore(t, { kind: "event" });
  for (const version of [5, 6]) {
    store.play("r3>PA");
    await answerLast(last(), { op: "ack", version });
  }
  assert.deepEqual(store.own.value, [5, 6].map((version) => ({ version, seat: 0, text: "r3>PA." })));
  store.undo();
  await answerLast(last(), { op: "ack", version: 7 });
  assert.deepEqual(store.own.value.map((line) => line.version), [5]);
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
  answerRequests(() => ({ status: 200, body: { table: "abcd2345", view: viewOf() } }));
  const store = new TableStore("abcd2345");
  store.close();
  await settle();
  assert.equal(sockets.length, 0);
});

test("a table that is not there, or a server that fails, can be tried again", async (t) => {
  const { sockets } = openBrowser(t);
  let status = 404;
  answerRequests(() => ({ status, body: status === 200 ? { table: "abcd2345", view: viewOf() } : { error: { code: "no-table", message: "None." } } }));
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
