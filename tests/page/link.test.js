// The socket of a table: it comes back by itself, loses no command, and notices a dead line.
import assert from "node:assert/strict";
import { test } from "node:test";

import { Link } from "../../src/rollwright/web/static/app/connection/link.js";
import { openBrowser } from "./browser.js";

const VIEW = { op: "view", version: 4, view: {} };
const LOST = { op: "gone", code: "lost", reason: "The table has to be loaded again." };

/** @param {import("node:test").Context} t */
function openLink(t) {
  const browser = openBrowser(t);
  /** @type {[string, number][]} */
  const states = [];
  /** @type {string[]} */
  const heard = [];
  const link = new Link("abcd2345", () => "es", {
    receive: (answer) => heard.push(answer.op),
    state: (state, seconds) => states.push([state, seconds]),
  });
  t.after(() => link.close());
  return { ...browser, link, states, heard };
}

test("it asks for the table in the language of the page, and is open when the table is shown", (t) => {
  const { last, states, heard } = openLink(t);
  assert.equal(last().address, "ws://host:1/api/tables/abcd2345/socket?language=es");
  assert.deepEqual(states, [["trying", 0]]);
  last().tell(VIEW, { op: "standings" });
  assert.deepEqual(heard, ["view", "standings"]);
  assert.deepEqual(states.at(-1), ["open", 0]);
});

test("a command waits for the table, tells the version that was seen, and gets its answer", async (t) => {
  const { last, link } = openLink(t);
  const answer = link.send("pause");
  assert.deepEqual(last().said, []);
  last().tell(VIEW);
  const later = link.send("play", { move: "done" });
  const [pause, play] = last().said;
  assert.deepEqual([pause?.["op"], pause?.["version"], play?.["version"], play?.["move"]], ["pause", 0, 4, "done"]);
  last().tell({ op: "refused", command: play?.["command"], version: 4 }, { op: "ack", command: pause?.["command"], version: 5 });
  assert.equal((await answer).op, "ack");
  assert.equal((await later).op, "refused");
  assert.equal(link.version, 5);
  assert.equal(link.pending.size, 0);
});

test("any view answers a wish to see everything again", async (t) => {
  const { last, link } = openLink(t);
  last().tell(VIEW);
  const answer = link.send("sync");
  last().tell({ ...VIEW, version: 9 });
  assert.equal((await answer).op, "view");
});

test("it waits longer after each failure, up to a limit, and is quick again once the table was shown", async (t) => {
  const { clock, sockets, last, states } = openLink(t);
  /** @type {number[]} */
  const waits = [];
  for (let at = 0; at < 7; at++) {
    last().tell(LOST);
    last().end();
    const [state, seconds] = states.at(-1) ?? [];
    assert.equal(state, "waiting");
    waits.push(seconds ?? 0);
    const before = sockets.length;
    await clock.run((seconds ?? 0) * 1000 - 1);
    assert.equal(sockets.length, before);
    await clock.run(1);
    assert.equal(sockets.length, before + 1);
  }
  assert.deepEqual(waits, [0.5, 1, 2, 4, 8, 15, 15]);
  last().tell(VIEW);
  last().end();
  assert.deepEqual(states.at(-1), ["waiting", 0.5]);
});

test("who does not want to wait, has a network again or looks at the page is connected at once", async (t) => {
  const { clock, sockets, last, link, world, page } = openLink(t);
  for (const wake of [
    () => link.hurry(),
    () => world.dispatchEvent(new Event("online")),
    () => page.dispatchEvent(new Event("visibilitychange")),
  ]) {
    const before = sockets.length;
    last().tell(VIEW);
    last().end();
    wake();
    assert.equal(sockets.length, before + 1);
    wake();
    await clock.run(700);
    assert.equal(sockets.length, before + 1, "one line is enough");
  }
  last().end();
  page.visibilityState = "hidden";
  const before = sockets.length;
  page.dispatchEvent(new Event("visibilitychange"));
  assert.equal(sockets.length, before);
});

test("a table that cannot be had is not asked for again", async (t) => {
  const { clock, sockets, last } = openLink(t);
  last().tell({ op: "gone", code: "unreadable-table", reason: "Damaged." });
  last().end(4404);
  await clock.run(60_000);
  assert.equal(sockets.length, 1);
});

test("a command that was not answered is sent again over the next line", async (t) => {
  const { clock, last, link } = openLink(t);
  last().tell(VIEW);
  const answer = link.send("play", { move: "r3>PA" });
  const [first] = last().said;
  last().end();
  await clock.run(500);
  assert.deepEqual(last().said, []);
  last().tell(VIEW);
  assert.deepEqual(last().said, [first]);
  last().tell({ op: "ack", command: first?.["command"], version: 5 });
  assert.equal((await answer).op, "ack");
});

test("a command that loses the table is repeated once and given up", async (t) => {
  const { clock, last, link, heard } = openLink(t);
  last().tell(VIEW);
  const answer = link.send("pause");
  for (const wait of [500, 500]) {
    assert.deepEqual(last().ops, ["pause"]);
    last().tell(LOST);
    last().end();
    await clock.run(wait);
    last().tell(VIEW);
  }
  assert.deepEqual(last().ops, []);
  const { op, error } = await answer;
  assert.deepEqual([op, error?.code], ["refused", "lost"]);
  assert.match(error?.message ?? "", /That could not be done/);
  assert.deepEqual(heard.slice(-2), ["view", "refused"]);
});

test("a table that is lost before it was shown is nobody's fault", async (t) => {
  const { clock, last, link } = openLink(t);
  link.send("pause");
  for (const wait of [500, 1000, 2000]) {
    last().tell(LOST);
    last().end();
    await clock.run(wait);
  }
  last().tell(VIEW);
  assert.deepEqual(last().ops, ["pause"]);
});

test("a move that is not answered in time goes over a new line", async (t) => {
  const { clock, sockets, last, link } = openLink(t);
  last().tell(VIEW);
  link.send("play", { move: "r3>PA" });
  await clock.run(8000);
  assert.equal(sockets.length, 1);
  await clock.run(2000);
  assert.equal(sockets.length, 2);
  last().tell(VIEW);
  assert.deepEqual(last().ops, ["play"]);
  sockets[0]?.tell({ op: "update", version: 99 });
  assert.equal(link.version, 4, "the dead line is heard no more");
});

test("who is only slow is given more time from one line to the next, until it answers", async (t) => {
  const { clock, sockets, last, link } = openLink(t);
  last().tell(VIEW);
  link.send("play", { move: "r3>PA" });
  await clock.run(10_000);
  last().tell(VIEW);
  await clock.run(15_000);
  assert.equal(sockets.length, 2);
  await clock.run(3000);
  assert.equal(sockets.length, 3);
  last().tell(VIEW);
  last().tell({ op: "ack", command: last().said[0]?.["command"], version: 5 });
  link.send("undo");
  await clock.run(10_000);
  assert.equal(sockets.length, 4);
});

test("a bot may think: silence after a hint means nothing", async (t) => {
  const { clock, sockets, last, link } = openLink(t);
  last().tell(VIEW);
  link.send("hint");
  link.send("hurry");
  await clock.run(29_000);
  assert.equal(sockets.length, 1);
});

test("who only waits asks for a sign of life, and takes a new line if none comes", async (t) => {
  const { clock, sockets, last, heard } = openLink(t);
  last().tell(VIEW);
  await clock.run(30_000);
  assert.deepEqual(last().ops, []);
  await clock.run(10_000);
  assert.deepEqual(last().ops, ["why"]);
  await clock.run(10_000);
  assert.equal(sockets.length, 2);
  assert.deepEqual(heard, ["view"]);
});

test("a server that has nothing to say is asked seldom and kept, and the page sees nothing of it", async (t) => {
  const { clock, sockets, last, heard } = openLink(t);
  last().tell(VIEW);
  let answered = 0;
  for (let at = 0; at < 150; at++) {
    await clock.run(1000);
    for (const { command } of last().said.slice(answered)) last().tell({ op: "why", command, legal: false });
    answered = last().said.length;
  }
  assert.equal(sockets.length, 1);
  assert(answered >= 2 && answered <= 5, String(answered));
  assert.deepEqual(heard, ["view"]);
});

test("whoever looks at the page again wants to know sooner", async (t) => {
  const { clock, last, page } = openLink(t);
  last().tell(VIEW);
  page.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual(last().ops, []);
  await clock.run(3000);
  page.dispatchEvent(new Event("visibilitychange"));
  assert.deepEqual(last().ops, ["why"]);
});

test("a new line that brings nothing is given up", async (t) => {
  const { clock, sockets } = openLink(t);
  await clock.run(16_000);
  assert.equal(sockets.length, 1);
  await clock.run(2000);
  assert.equal(sockets.length, 2);
});

test("another language needs a new line, and the old one is heard no more", (t) => {
  const { sockets, last, link, states } = openLink(t);
  last().tell(VIEW);
  link.reopen();
  assert.equal(sockets.length, 2);
  sockets[0]?.end();
  assert.deepEqual(states.at(-1), ["trying", 0]);
});

test("a link that was closed does nothing any more", async (t) => {
  const { clock, sockets, last, link, world } = openLink(t);
  last().tell(VIEW);
  link.close();
  last().end();
  link.hurry();
  world.dispatchEvent(new Event("online"));
  await clock.run(100_000);
  assert.equal(sockets.length, 1);
  assert.equal(clock.timers.size, 0);
});
