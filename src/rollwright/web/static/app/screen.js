// The view for a big screen: large dice, who is still thinking, a countdown and the leaders.
import { diceOf } from "./choices.js";
import { DiceTray } from "./dice.js";
import { linkOf, QrCode } from "./lobby.js";
import { Connection, Notice } from "./notices.js";
import { rollOf, waitingText, Where } from "./tray.js";
import { Missing, useStore } from "./table.js";
import { html, useEffect, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./store.js").TableStore} TableStore */

const SECONDS = [30, 60, 90];

/** @param {{store: TableStore, view: View}} props */
function Countdown({ store, view }) {
  const [limit, setLimit] = useState(0);
  const [left, setLeft] = useState(0);
  const roll = rollOf(view.status);
  useEffect(() => setLeft(limit), [limit, roll]);
  useEffect(() => {
    if (!limit || left <= 0 || view.stage !== "playing" || view.status?.phase !== "play") return undefined;
    const timer = setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) store.send("hurry");
    }, 1000);
    return () => clearTimeout(timer);
  }, [limit, left, view.stage, view.status?.phase]);
  return html`<div class="countdown">
    ${limit > 0 && html`<p class="big-number" role="timer" aria-label=${say("screen.countdown")}>${left}</p>`}
    ${view.you.host && view.stage !== "over" && html`<div class="buttons">
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
      <span class="leader-place">${row.place || "·"}</span><span>${row.name}</span><b>${row.points}</b></li>`)}</ol>
  </section>`;
}

/** @param {{table: string}} props */
export function Screen({ table }) {
  const store = useStore(table);
  const view = store.view.value;
  if (!view) return html`<${Missing} store=${store} />`;
  const dice = diceOf(null, view.status?.dice);
  const standings = store.standings.value;
  const waiting = standings?.waiting ?? view.status?.waiting.length ?? 0;
  const taken = view.seats.filter((seat) => seat.kind !== "open").length;
  const count = standings?.seats ?? (view.kind === "event" ? view.count ?? taken : taken);
  const idle = view.status?.phase !== "play" || view.stage === "paused";
  const note = view.stage === "over" ? say("end.title") : idle && waitingText(view, standings);
  return html`<${Connection} store=${store} />
    <main id="content" class="screen">
      <section class="screen-main">
        <h1>${view.game.name}</h1>
        ${view.stage === "lobby" ? html`<div class="screen-join"><${QrCode} text=${linkOf(table)} />
          <p>${say("screen.join")}<br /><b>${linkOf(table).replace(/^https?:\/\//, "")}</b></p></div>`
          : html`<${DiceTray} dice=${dice} roll=${rollOf(view.status)} usable=${dice} />
            <${Where} status=${view.status} />
            ${note && html`<p class="muted">${note}</p>`}`}
        <div class="screen-numbers">
          ${view.stage === "playing" && html`<p><span class="big-number">${waiting}</span> ${say("screen.waiting")}</p>`}
          <p><span class="big-number">${count}</span> ${say("screen.seats", { count })}</p>
        </div>
        <${Countdown} store=${store} view=${view} />
      </section>
      <${Leaders} store=${store} view=${view} />
    </main><${Notice} store=${store} />`;
}
