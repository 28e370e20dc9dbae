// The host: what only the host can do to a seat, and who takes over from one who is away.
import { DEFAULT_BOT } from "../start/bots.js";
import { SeatName } from "../page/seat.js";
import { SureButton } from "../page/sure.js";
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** Of a crowd so many seats are listed: who is behind them has to be looked for. */
const LISTED = 12;

/** At a running event another bot would take the seat of a bot. @param {View} view @param {Seat} seat */
function canRemove(view, seat) {
  if (seat.kind === "bot") return view.kind === "table" || view.stage === "lobby";
  return seat.kind === "person";
}

/** @param {{store: TableStore, view: View, seat: Seat}} props */
export function HostButtons({ store, view, seat }) {
  const remove = canRemove(view, seat);
  if (!view.you.host || seat.seat === view.you.seat || (seat.kind === "bot" && !remove)) return null;
  return html`<details class="seat-tools"><summary aria-label=${`${say("host.tools")}: ${seat.name}`}>⋯</summary>
    <div class="buttons">
      ${remove && html`<${SureButton} class="small" label=${say("host.kick")} title=${say("lobby.kick", { name: seat.name })}
        text=${say(seat.kind === "bot" ? "host.free-sure" : "host.kick-sure", { name: seat.name })} act=${() => store.send("kick", { seat: seat.seat })} />`}
      ${seat.kind === "person" && html`<button class="small" onClick=${() => store.send("hand", { seat: seat.seat })}>${say("host.hand")}</button>`}
      ${seat.kind === "open" && html`<${SureButton} class="small" label=${say("host.bot")} text=${say("host.bot-sure")}
        act=${() => store.send("bot", { seat: seat.seat, bot: DEFAULT_BOT })} />`}
    </div></details>`;
}

/** Anybody in a crowd, by name. @param {{store: TableStore, view: View}} props */
export function FindSeat({ store, view }) {
  const [text, setText] = useState("");
  const [found, setFound] = useState(/** @type {Seat[] | null} */ (null));
  const standings = store.standings.value;
  const wanted = view.you.host && view.kind === "event" && (standings?.seats ?? view.count ?? 0) > LISTED;
  useEffect(() => {
    let current = true;
    if (!wanted || !text.trim()) setFound(null);
    else store.send("seats", { text }).then((answer) => { if (current && answer.seats) setFound(answer.seats); });
    return () => { current = false; };
  }, [wanted, text, standings]);
  if (!wanted) return null;
  return html`<div class="find-seat">
    <label>${say("host.find")}<input type="search" value=${text} maxlength="40" autocomplete="off"
      onInput=${(/** @type {any} */ event) => setText(event.target.value)} /></label>
    <ul class="seats">${found?.map((seat) => html`<li key=${seat.seat} class="seat">
      <${SeatName} view=${view} seat=${seat} /><${HostButtons} store=${store} view=${view} seat=${seat} /></li>`)}</ul>
    ${found?.length === 0 && html`<p class="muted">${say("host.found-nobody")}</p>`}
  </div>`;
}

/** Nobody new can take a seat, until the host wants it otherwise. @param {{store: TableStore, view: View, class?: string}} props */
export function LockButton({ store, view, class: look = "small" }) {
  if (!view.you.host || view.stage === "over") return null;
  return html`<button class=${look} aria-pressed=${Boolean(view.locked)} title=${say("host.lock-hint")}
    onClick=${() => store.send("lock", { on: !view.locked })}>${say(view.locked ? "host.unlock" : "host.lock")}</button>`;
}

/** Whoever sits need not wait for ever. @param {{store: TableStore, view: View}} props */
export function HostAway({ store, view }) {
  const { host, you } = view;
  if (!host?.away || you.host || you.seat === null) return null;
  return html`<div class="host-away">
    <p>${host.name ? say("host.away-named", { name: host.name }) : say("host.away")}</p>
    <button onClick=${() => store.send("claim")}>${say("host.claim")}</button></div>`;
}
