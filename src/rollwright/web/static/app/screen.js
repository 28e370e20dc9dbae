// The view for a big screen: large dice, who is still thinking, a countdown and the leaders.
import { OnlyHere, useLink } from "./address.js";
import { DiceTray } from "./dice.js";
import { NextGame } from "./ending.js";
import { Connection, Notice } from "./notices.js";
import { useBoard } from "./players.js";
import { waitingText } from "./prompt.js";
import { QrCode } from "./qr.js";
import { verdictOf } from "./results.js";
import { go } from "./route.js";
import { Where } from "./tray.js";
import { Missing, useNextTable, useStore } from "./table.js";
import { html, useEffect, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./store.js").TableStore} TableStore */

const SECONDS = [30, 60, 90];
const AGAIN_MS = 10_000;

/** @param {{store: TableStore, view: View}} props */
function Countdown({ store, view }) {
  const [limit, setLimit] = useState(0);
  const [left, setLeft] = useState(0);
  const roll = JSON.stringify(view.status?.rolled);
  const running = limit > 0 && view.stage === "playing" && view.status?.phase === "play";
  useEffect(() => {
    // Somebody else is the host now, and counts or not.
    if (!view.you.host) setLimit(0);
  }, [view.you.host]);
  useEffect(() => setLeft(limit), [limit, roll]);
  useEffect(() => {
    if (!running) return undefined;
    // A server that was started anew knows of no hurry: it is asked again as long as nothing happens.
    const timer = left > 0 ? setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) store.send("hurry");
    }, 1000) : setInterval(() => store.send("hurry"), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [running, left, roll]);
  return html`<div class="countdown">
    ${limit > 0 && html`<p class="big-number" role="timer" aria-label=${say("screen.countdown")}>${left}</p>`}
    ${view.you.host && html`<div class="buttons">
      ${limit ? html`<button class="small" onClick=${() => setLimit(0)}>${say("screen.stop-countdown")}</button>`
        : SECONDS.map((seconds) => html`<button key=${seconds} class="small" onClick=${() => setLimit(seconds)}>
          ${say("screen.start-countdown", { seconds })}</button>`)}
      ${view.stage === "lobby" && html`<button class="primary small" onClick=${() => store.send("start")}>${say("lobby.start")}</button>`}
    </div>`}
  </div>`;
}

/** @param {{store: TableStore, view: View}} props */
function Leaders({ store, view }) {
  const standings = store.standings.value;
  const rows = view.stage === "over" && view.result ? view.result
    : standings?.top ?? view.seats.filter((seat) => seat.kind !== "open").map((seat) => ({ ...seat, place: 0 }));
  return html`<section class="panel leaders"><h2>${say("screen.leaders")}</h2>
    <ol>${rows.slice(0, 12).map((row) => html`<li key=${row.seat}>
      <span class="leader-place">${row.place || "·"}</span><span class="leader-name" title=${row.name}>${row.name}</span><b>${row.points}</b></li>`)}</ol>
  </section>`;
}

/** @param {string} table */
const screenOf = (table) => `/t/${table}/screen`;

/** Where everybody has dice of their own: those of whoever leads. @param {{store: TableStore, view: View}} props */
function LeadersDice({ store, view }) {
  const people = view.seats.filter((seat) => seat.kind !== "open");
  const best = Math.max(...people.map((seat) => seat.score ?? 0));
  const leader = store.standings.value?.top[0] ?? people.find((seat) => seat.score === best);
  const board = useBoard(store, view, leader?.seat ?? null);
  const dice = board?.dice ?? [];
  if (!leader || !dice.length) return null;
  return html`<p class="muted">${say("screen.dice-of", { name: leader.name })}</p>
    <${DiceTray} dice=${dice} board=${board} tools=${view} rolled=${view.status?.rolled} seat=${leader.seat} usable=${dice} />`;
}

/** @param {{store: TableStore, view: View}} props */
function Running({ store, view }) {
  const dice = view.status?.shown ?? [];
  const idle = view.status?.phase !== "play" || view.stage === "paused";
  const note = idle && waitingText(view, store.standings.value);
  return html`${dice.some((die) => die.tile) ? html`<${LeadersDice} store=${store} view=${view} />`
      : dice.length > 0 && html`<${DiceTray} dice=${dice} tools=${view} rolled=${view.status?.rolled} usable=${dice} />`}
    <${Where} status=${view.status} />
    ${note && html`<p class="muted">${note}</p>`}`;
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

/** @param {{table: string}} props */
function Welcome({ table }) {
  const { link, onlyHere } = useLink(table);
  return html`<div class="screen-join"><${QrCode} text=${link} />
    <p>${say("screen.join")}<br /><b>${link.replace(/^https?:\/\//, "")}</b></p></div>
    <${OnlyHere} onlyHere=${onlyHere} />`;
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
  return html`<${Connection} store=${store} />
    <main id="content" class="screen">
      <section class="screen-main">
        <h1>${view.game.name}</h1>
        <${Stage} store=${store} view=${view} table=${table} />
        <div class="screen-foot">
          <div class="screen-numbers">
            ${view.stage === "playing" && html`<p><span class="big-number">${waiting}</span> ${say("screen.waiting")}</p>`}
            <p><span class="big-number">${count}</span> ${say("screen.seats", { count })}</p>
          </div>
          ${view.stage !== "over" && html`<${Countdown} store=${store} view=${view} />`}
        </div>
      </section>
      <${Leaders} store=${store} view=${view} />
    </main><${Notice} store=${store} />`;
}
