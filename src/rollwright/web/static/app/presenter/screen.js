// The view for a big screen: large dice, who is still thinking, a countdown and the leaders.
import { OnlyHere, useLink } from "../connection/address.js";
import { Progress } from "../table/bar.js";
import { Board } from "../table/board.js";
import { DiceTray } from "../drawing/dice.js";
import { sheetOf } from "../drawing/documents.js";
import { NextGame } from "../ending/ending.js";
import { Connection, Notice } from "../page/notices.js";
import { useBoard } from "../table/players.js";
import { useLeft } from "../table/clock.js";
import { waitingText } from "../table/prompt.js";
import { QrCode } from "../start/qr.js";
import { initialOf } from "../page/seat.js";
import { verdictOf } from "../ending/results.js";
import { go, Link } from "../page/route.js";
import { Missing, useNextTable, useStore } from "../table/table.js";
import { html, useEffect, useRef, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

const SECONDS = [30, 60, 90];
/** So many of the best are listed, and so many of them come on the big screen, each for so long. */
const LISTED = 12;
const SHOWN = 5;
const SHOWN_MS = 12_000;

/** The server counts, and all seats see it; the host chooses. @param {{store: TableStore, view: View}} props */
function Countdown({ store, view }) {
  const left = useLeft(store);
  const limit = store.clock.value?.seconds ?? 0;
  const [every, setEvery] = useState(false);
  const count = (/** @type {number} */ seconds) => store.send("countdown", { seconds, every });
  return html`<div class="countdown">
    ${limit > 0 && html`<p class="clock" role="timer" aria-label=${say("screen.countdown")}>
      <svg viewBox="0 0 100 100" aria-hidden="true"><circle class="clock-whole" cx="50" cy="50" r="44" pathLength="60" />
        <circle class="clock-left" cx="50" cy="50" r="44" pathLength=${limit} stroke-dasharray=${`${left} ${limit}`} /></svg><span>${left}</span></p>`}
    ${view.you.host && html`<div class="buttons">
      ${limit ? html`<button class="small" onClick=${() => count(0)}>${say("screen.stop-countdown")}</button>`
        : html`${SECONDS.map((seconds) => html`<button key=${seconds} class="small" onClick=${() => count(seconds)}>
          ${say("screen.start-countdown", { seconds })}</button>`)}
          <label class="inline every"><input type="checkbox" checked=${every}
            onChange=${(/** @type {any} */ event) => setEvery(event.target.checked)} />${say("screen.every-turn")}</label>`}
      ${view.stage === "lobby" && html`<button class="primary small" onClick=${() => store.send("start")}>${say("lobby.start")}</button>`}
    </div>`}
  </div>`;
}

/** @typedef {{seat: number, name: string, points?: string, place: number}} Row */

/** The best, or everybody. @param {TableStore} store @param {View} view @returns {Row[]} */
function rowsOf(store, view) {
  if (view.stage === "over" && view.result.length) return view.result;
  const standings = store.standings.value;
  if (standings) return standings.top;
  const people = view.seats.filter((seat) => seat.kind !== "open");
  return people.map(({ seat, name, points = "" }) => ({ seat, name, points, place: 0 }));
}

/** The places of a turn ago, by seat: who has risen since? @param {Row[]} rows @param {string} turn */
function usePlacesBefore(rows, turn) {
  const kept = useRef({ turn, now: new Map(), before: /** @type {Map<number, number>} */ (new Map()) });
  if (kept.current.turn !== turn) kept.current = { turn, now: new Map(), before: kept.current.now };
  kept.current.now = new Map(rows.map(({ seat, place }) => [seat, place]));
  return kept.current.before;
}

/** @param {{risen: number}} props places */
function Change({ risen }) {
  if (!risen) return html`<span></span>`;
  return html`<span class=${`leader-change ${risen > 0 ? "up" : "down"}`} aria-hidden="true">${risen > 0 ? "▲" : "▼"}${Math.abs(risen)}</span>`;
}

/** @param {{store: TableStore, view: View}} props */
function Leaders({ store, view }) {
  const rows = rowsOf(store, view);
  const before = usePlacesBefore(rows, `${view.status?.round} ${view.status?.turn}`);
  return html`<section class="panel leaders"><h2>${say(rows.some(({ place }) => place) ? "screen.leaders" : "table.players")}</h2>
    <ol>${rows.slice(0, LISTED).map((row) => html`<li key=${row.seat}><span class="leader-place">${row.place || "·"}</span>
      <${Change} risen=${view.stage === "over" ? 0 : (before.get(row.seat) || row.place) - row.place} />
      <span class="leader-name" title=${row.name}>${row.name}</span><b>${row.points}</b></li>`)}</ol>
  </section>`;
}

/** @param {string} table */
const screenOf = (table) => `/t/${table}/screen`;

/** One after the other of those who lead comes on the big screen. @param {Row[]} rows */
function useShown(rows) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((now) => now + 1), SHOWN_MS);
    return () => clearInterval(timer);
  }, []);
  const shown = rows.slice(0, SHOWN);
  return shown[turn % Math.max(1, shown.length)];
}

/** The board of one of the players. @param {{store: TableStore, view: View, row: Row}} props */
function Shown({ store, view, row }) {
  const board = useBoard(store, view, row.seat);
  const sheet = sheetOf(board);
  const own = board && board.dice.some((die) => die.tile) ? board.dice : [];
  return html`<section class="panel shown" aria-label=${say("table.sheet-of", { name: row.name })}>
    <div class="shown-who"><span class="avatar" aria-hidden="true">${initialOf(row.name)}</span><h2 title=${row.name}>${row.name}</h2>
      <p><b>${row.points}</b> ${row.place > 0 && html`<span class="muted">${say("screen.place", { place: row.place })}</span>`}</p>
      ${own.length > 0 && html`<${DiceTray} dice=${own} board=${board} tools=${view} rolled=${view.status?.rolled} seat=${row.seat} usable=${own} />`}</div>
    ${sheet && html`<${Board} sheet=${sheet} tools=${view} />`}
  </section>`;
}

/** How many have played this turn. @param {{waiting: number, count: number}} props */
function DoneBar({ waiting, count }) {
  const done = Math.max(0, count - waiting);
  return html`<section class="panel done-bar"><p><b class="big-number">${done}</b> ${say("screen.done", { count })}
      <span class="muted still-thinking">${say("screen.thinking", { count: waiting })}</span></p>
    <div class="done-track" aria-hidden="true"><i style=${{ width: `${(100 * done) / Math.max(1, count)}%` }}></i></div></section>`;
}

/** @param {{store: TableStore, view: View, waiting: number, count: number}} props */
function Running({ store, view, waiting, count }) {
  const dice = view.status?.shown ?? [];
  const idle = view.status?.phase !== "play" || view.stage === "paused";
  const note = idle && waitingText(view, store.standings.value);
  const row = useShown(rowsOf(store, view));
  return html`<section class="cloth">
      ${dice.length > 0 && html`<${DiceTray} dice=${dice} tools=${view} rolled=${view.status?.rolled} usable=${dice} />`}
      <div class="cloth-words"><p class="roll-text">${note || view.status?.roll}</p>
        ${(view.status?.remarks ?? []).map((remark) => html`<p key=${remark}>${remark}</p>`)}</div>
      <${Countdown} store=${store} view=${view} />
    </section>
    <${DoneBar} waiting=${waiting} count=${count} />
    ${row && html`<${Shown} key=${row.seat} store=${store} view=${view} row=${row} />`}`;
}

/** Who won, for all who look at the wall. @param {{store: TableStore, view: View}} props */
function Verdict({ store, view }) {
  const results = view.result ?? [];
  const forAll = { ...view, you: { ...view.you, seat: null } };
  const [first, second] = results;
  const sentence = verdictOf(forAll, results);
  // Many winners, or long names: the more letters, the smaller.
  const size = { "--size": Math.min(1, 5 / Math.sqrt(sentence.length)) };
  return html`<p class="muted">${say("end.title")}</p>
    <h2 class="screen-verdict" style=${size}>${sentence}</h2>
    ${first && second && html`<p class="roll-text">${first.words}</p>`}
    <div class="buttons"><${NextGame} store=${store} view=${view} to=${screenOf} /></div>`;
}

/** @param {{store: TableStore, view: View, count: number}} props */
function Welcome({ store, view, count }) {
  const { link, onlyHere } = useLink(view.table);
  return html`<section class="welcome">
    <div class="screen-join"><${QrCode} text=${link} />
      <p>${say("screen.join")}<br /><b>${link.replace(/^https?:\/\//, "")}</b></p></div>
    <p class="screen-numbers"><span class="big-number">${count}</span> ${say("screen.seats", { count })}</p>
    <${Countdown} store=${store} view=${view} />
    ${view.you.host && html`<${OnlyHere} onlyHere=${onlyHere} />`}</section>`;
}

/** @param {{table: string}} props */
export function Screen({ table }) {
  const store = useStore(table);
  const view = store.view.value;
  useNextTable(view, (next) => go(screenOf(next)));
  if (!view) return html`<${Missing} store=${store} />`;
  const standings = store.standings.value;
  const waiting = standings?.waiting ?? view.status?.waiting.length ?? 0;
  const taken = view.seats.filter((seat) => seat.kind !== "open").length;
  const count = standings?.seats ?? (view.kind === "event" ? view.count ?? taken : taken);
  const Stage = view.stage === "lobby" ? Welcome : view.stage === "over" ? Verdict : Running;
  const kind = Stage === Welcome ? "lobby" : Stage === Verdict ? "over" : "running";
  return html`<${Connection} store=${store} />
    <main id="content" class=${`screen is-${kind}`}>
      <header class="bar screen-bar"><h1>${view.game.name}</h1><p class="muted screen-count">${say("chip.players", { count })}</p>
        <${Link} to=${`/t/${view.table}`} class="button small">${say("screen.to-table")}<//>
        ${kind === "running" && html`<${Progress} status=${view.status} />`}</header>
      <div class="screen-main"><${Stage} store=${store} view=${view} waiting=${waiting} count=${count} /></div>
      <${Leaders} store=${store} view=${view} />
    </main><${Notice} store=${store} />`;
}
