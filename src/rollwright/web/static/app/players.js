// Everybody at the table, their sheets in small, and the tools of the host.
import { diceOf } from "./choices.js";
import { Dialog } from "./dialog.js";
import { DiceTray } from "./dice.js";
import { roleOf } from "./lobby.js";
import { go, Link } from "./route.js";
import { SureButton } from "./sure.js";
import { Miniature, ReadSheet } from "./sheet.js";
import { rollOf } from "./tray.js";
import { html, useEffect, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").Seat} Seat */
/** @typedef {import("./types").Sheet} Sheet */
/** @typedef {import("./types").View} View */
/** @typedef {import("./store.js").TableStore} TableStore */

/** @typedef {{seats: Seat[], seat?: Seat, sheet: Sheet | null, choose: (seat: number) => void}} Watched */

/** The sheet of another seat, asked anew whenever something happened there. @param {TableStore} store @param {number | null} seat @param {unknown} moment */
export function useSheet(store, seat, moment) {
  const [sheet, setSheet] = useState(/** @type {Sheet | null} */ (null));
  useEffect(() => {
    let current = seat !== null;
    if (current) store.send("sheet", { seat }).then((answer) => {
      if (current && answer.op === "sheet" && answer.sheet) setSheet(answer.sheet);
    });
    return () => { current = false; };
  }, [seat, moment]);
  return sheet;
}

/** @param {{store: TableStore, view: View, seat: Seat}} props */
function OtherSheet({ store, view, seat }) {
  const [large, setLarge] = useState(false);
  const moment = `${view.log.at(-1)?.version ?? 0}`;
  const sheet = useSheet(store, seat.seat, moment);
  if (!sheet) return null;
  return html`<div class="miniature-frame"><${Miniature} sheet=${sheet} width=${252} />
      <button class="cover" aria-label=${say("table.show-sheet", { name: seat.name })} onClick=${() => setLarge(true)}></button></div>
    ${large && html`<${Dialog} title=${say("table.sheet-of", { name: seat.name })} kind="wide" close=${() => setLarge(false)}>
      <${ReadSheet} sheet=${sheet} rules=${[]} /><//>`}`;
}

/** For those who only watch: whom they like. @param {TableStore} store @param {View} view @returns {Watched} */
export function useWatched(store, view) {
  const seats = view.you.seat === null ? view.seats.filter((seat) => seat.kind !== "open") : [];
  const [wanted, choose] = useState(seats[0]?.seat ?? 0);
  const seat = seats.find((one) => one.seat === wanted);
  return { seats, seat, choose, sheet: useSheet(store, seat?.seat ?? null, view.log.at(-1)?.version ?? 0) };
}

/** @param {{view: View, watched: Watched}} props */
export function WatchedSheet({ view, watched: { seats, seat: shown, sheet, choose } }) {
  if (!seats.length) return null;
  return html`<div class="watched">
    <label class="inline">${say("end.seat")}<select value=${String(shown?.seat)} onChange=${(/** @type {any} */ event) => choose(Number(event.target.value))}>
      ${seats.map((seat) => html`<option key=${seat.seat} value=${String(seat.seat)}>${seat.name}</option>`)}</select></label>
    ${sheet && !Array.isArray(view.status?.dice) && html`<${DiceTray} dice=${diceOf(sheet, [])} roll=${rollOf(view.status)} usable=${[]} />`}
    ${sheet && html`<${ReadSheet} sheet=${sheet} rules=${view.rules} />`}
  </div>`;
}

/** @param {{store: TableStore, view: View, seat: Seat}} props */
function HostButtons({ store, view, seat }) {
  if (!view.you.host || seat.seat === view.you.seat) return null;
  return html`<details class="seat-tools"><summary aria-label=${`${say("host.tools")}: ${seat.name}`}>⋯</summary>
    <div class="buttons">
      ${seat.kind !== "open" && html`<${SureButton} class="small" label=${say("host.kick")} title=${say("lobby.kick", { name: seat.name })}
        text=${say(seat.kind === "bot" ? "host.free-sure" : "host.kick-sure", { name: seat.name })} act=${() => store.send("kick", { seat: seat.seat })} />`}
      ${seat.kind === "person" && html`<button class="small" onClick=${() => store.send("hand", { seat: seat.seat })}>${say("host.hand")}</button>`}
      ${seat.kind === "open" && html`<${SureButton} class="small" label=${say("host.bot")} text=${say("host.bot-sure")}
        act=${() => store.send("bot", { seat: seat.seat, bot: "greedy" })} />`}
    </div></details>`;
}

/** @param {{store: TableStore, view: View, watched: Watched}} props */
export function Players({ store, view, watched }) {
  const standings = store.standings.value;
  // Of a crowd the scores come in batches, and the own one with them.
  const pointsOf = (/** @type {Seat} */ seat) => (seat.seat === view.you.seat && standings?.you?.points) || seat.points;
  return html`<section class="panel players">
    <h2>${say("table.players")}</h2>
    ${view.kind === "event" && standings?.you && html`<p><b>${say("place.you", { place: standings.you.place, count: standings.you.points })}</b></p>`}
    <ul class="seats">${view.seats.map((seat) => html`<li key=${seat.seat} class=${`seat${seat.waiting ? " waiting" : ""}`}>
      <span class="avatar" aria-hidden="true">${seat.kind === "open" ? "+" : (seat.name || "?").charAt(0).toUpperCase()}</span>
      <span class="seat-name">${seat.kind === "open" ? say("lobby.open") : seat.name} <small class="muted">${roleOf(seat, view)}</small></span>
      <span class="score" aria-label=${say("table.points", { count: pointsOf(seat) })}>${pointsOf(seat)}</span>
      <${HostButtons} store=${store} view=${view} seat=${seat} />
      ${view.kind === "table" && seat.seat !== (watched.seat?.seat ?? view.you.seat) && seat.kind !== "open" && view.stage !== "lobby"
        && html`<${OtherSheet} store=${store} view=${view} seat=${seat} />`}
    </li>`)}</ul>
  </section>`;
}

/** What concerns the whole table: invite, pause, leave. @param {{store: TableStore, view: View}} props */
export function TableTools({ store, view }) {
  const { host, seat } = view.you;
  const paused = view.stage === "paused";
  const leave = async () => {
    const answer = await store.leave();
    if (answer.op === "ack") go("/");
  };
  return html`<section class="panel host"><h2>${say("table.menu")}</h2>
    <p class="code-line muted">${say("lobby.code")} <b>${view.table}</b></p>
    <div class="buttons">
      ${host && html`<button class="small" onClick=${() => store.send(paused ? "resume" : "pause")}>${say(paused ? "host.resume" : "host.pause")}</button>`}
      ${host && view.kind === "event" && html`<button class="small" onClick=${() => store.send("hurry")}>${say("host.hurry")}</button>`}
      <${Link} to=${`/t/${view.table}/screen`} class="button small">${say("lobby.screen")}<//>
      ${seat !== null && html`<${SureButton} class="small" label=${say("table.leave")} text=${say("table.leave-sure")} no=${say("table.stay")}
        act=${leave} />`}
    </div></section>`;
}
