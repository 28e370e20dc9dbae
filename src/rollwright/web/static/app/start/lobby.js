// Before the start: who sits where, and how others get here.
import { OnlyHere, useLink } from "../connection/address.js";
import { fetchGames } from "../connection/api.js";
import { go, Link } from "../page/route.js";
import { BotChooser, botLines, firstBot } from "./bots.js";
import { botToMeet } from "./metbots.js";
import { JoinForm } from "../table/joinform.js";
import { Seal } from "../table/seal.js";
import { FindSeat, HostAway, LockButton } from "../table/host.js";
import { LeaveButton } from "../table/leave.js";
import { forgetTable } from "./mytables.js";
import { Played } from "./played.js";
import { QrCode } from "./qr.js";
import { canJoin, isClosed, isFull, SeatName, seatsOf } from "../page/seat.js";
import { language } from "../page/settings.js";
import { SureButton } from "../page/sure.js";
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Catalogue} Catalogue */
/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** @param {string} text @param {HTMLInputElement | null} field */
async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    return document.execCommand("copy");
  }
}

/** @param {{store: TableStore, view: View}} props */
function Invite({ store, view }) {
  const { link, onlyHere } = useLink(view.table);
  const share = async () => {
    const field = /** @type {HTMLInputElement | null} */ (document.getElementById("table-link"));
    const copied = await copy(link, field);
    store.tell(say(copied ? "lobby.copied" : "lobby.copy-failed"), "good");
  };
  // Where the device knows whom to send it to.
  const send = () => navigator.share({ title: view.game.name, url: link }).catch(() => undefined);
  const closed = isClosed(view);
  return html`<section class=${`panel invite${closed ? " is-closed" : ""}`}>
    <h2>${closed ? say("screen.follow") : say("lobby.invite-to", { game: view.game.name })}</h2>
    <${QrCode} text=${link} />
    <div class="invite-words">
      <p class="code"><span class="muted small">${say("lobby.code")}</span> <b>${view.table.slice(0, 4)}<i>${view.table.slice(4)}</i></b></p>
      <label><span class="visually-hidden">${say("lobby.link")}</span><input id="table-link" readonly value=${link}
        onFocus=${(/** @type {any} */ event) => event.target.select()} /></label>
      ${closed && html`<p class="muted small">${say("lobby.full-hint")}</p>`}
      <div class="buttons"><button class=${closed ? "" : "primary"} onClick=${share}>${say("lobby.copy")}</button>
        ${"share" in navigator && html`<button onClick=${send}>${say("lobby.share")}</button>`}
        ${view.kind === "table" && html`<${ScreenLink} view=${view} class="button quiet small" />`}</div>
      ${view.you.host && html`<${OnlyHere} onlyHere=${onlyHere} />`}
    </div>
  </section>`;
}

/** @param {{view: View, class: string}} props */
function ScreenLink({ view, class: look }) {
  return html`<${Link} to=${`/t/${view.table}/screen`} class=${look}>${say("lobby.screen")}<//>`;
}

/** How an event goes on: for the host with the screen for all, for everybody else with what they wait for. @param {{view: View}} props */
function EventWay({ view }) {
  if (view.kind !== "event") return null;
  if (!view.you.host) return html`<p class="notice">${say(view.you.seat === null ? "event.take-seat" : "event.seated")}</p>`;
  return html`<section class="panel event-way"><h2>${say("event.screen")}</h2><p>${say("event.screen-about")}</p>
    <${ScreenLink} view=${view} class="button" /></section>`;
}

/** @param {{store: TableStore, view: View, seat: Seat, bot: string}} props */
function SeatLine({ store, view, seat, bot }) {
  const sitDown = () => store.send("bot", { seat: seat.seat, bot: botToMeet(() => localStorage, view.game.id, bot) });
  const open = seat.kind === "open";
  return html`<li class=${`seat${open ? " open" : ""}${seat.seat === view.you.seat ? " own" : ""}`}>
    <${SeatName} view=${view} seat=${seat} />
    ${view.you.host && open && bot && html`<button class="small" onClick=${sitDown}>${say("lobby.add-bot")}</button>`}
    ${view.you.host && !open && seat.seat !== view.you.seat && html`<${KickButton} store=${store} seat=${seat} />`}
  </li>`;
}

/** A bot goes at once: the host can put it back. @param {{store: TableStore, seat: Seat}} props */
function KickButton({ store, seat }) {
  const title = say("lobby.kick", { name: seat.name });
  const kick = () => store.send("kick", { seat: seat.seat });
  if (seat.kind === "bot") return html`<button class="round" aria-label=${title} onClick=${kick}>×</button>`;
  return html`<${SureButton} class="round" aria-label=${title} label=${say("host.kick")} title=${title}
    text=${say("host.kick-sure", { name: seat.name })} act=${kick}>×<//>`;
}

/** The way out for the host, who may have no seat. @param {{store: TableStore, view: View}} props */
function CancelButton({ store, view }) {
  const cancel = async () => {
    if (view.you.seat !== null && (await store.leave()).op !== "ack") return;
    forgetTable(() => localStorage, view.table);
    go("/");
  };
  return html`<${SureButton} class="quiet small" label=${say("lobby.cancel")} text=${say("lobby.cancel-sure")} no=${say("table.stay")} act=${cancel} />`;
}

/** Who sits where, and what begins the game. @param {{store: TableStore, view: View, catalogue: Catalogue | null}} props */
function Seats({ store, view, catalogue }) {
  const bots = catalogue?.bots ?? [];
  const [chosen, setBot] = useState("");
  const bot = chosen || firstBot(bots);
  const open = view.seats.some((seat) => seat.kind === "open");
  // Somebody may still come to the open seats; a crowd has none.
  const some = open && view.kind !== "event";
  const standings = view.kind === "event" ? store.standings.value : null;
  const count = standings?.seats ?? view.count ?? view.seats.length;
  return html`<section class="panel lobby-seats">
    <h2>${view.kind === "event" ? say("lobby.joined", { count }) : say("lobby.seats")}</h2>
    <${HostAway} store=${store} view=${view} />
    <ul class="seats">${seatsOf(view).map((seat) => html`<${SeatLine} key=${seat.seat} store=${store} view=${view} seat=${seat} bot=${bot} />`)}</ul>
    <${FindSeat} store=${store} view=${view} />
    ${view.locked && html`<p class="muted">${say("lobby.locked")}</p>`}
    ${view.you.host && open && bots.length > 1 && html`<label class="inline">${say("new.bot")}
      <${BotChooser} bots=${bots} names=${catalogue ? botLines(catalogue) : {}} value=${bot} set=${setBot} /></label>`}
    ${isFull(view) && view.you.seat === null && html`<p class="notice">${say("table.full-watching")}</p>`}
    ${!view.you.host && html`<${EventWay} view=${view} />`}
    ${canJoin(view) && html`<${JoinForm} store=${store} view=${view} />`}
    <div class="lobby-go">
      ${view.you.host ? html`<button class=${some ? "big" : "primary big"} onClick=${() => store.send("start")}>
        ${say(some ? "lobby.start-open" : "lobby.start")}</button>
        ${(view.kind === "event" || view.seats.length > 1) && html`<${LockButton} store=${store} view=${view} class="quiet small" />`}
        <${CancelButton} store=${store} view=${view} />`
        : html`<p class="muted">${say("lobby.wait-host")}</p>`}
      ${!view.you.host && view.you.seat !== null && html`<${LeaveButton} store=${store} view=${view} />`}
    </div>
  </section>`;
}

/** @param {{store: TableStore, view: View}} props */
export function Lobby({ store, view }) {
  const [catalogue, setCatalogue] = useState(/** @type {Catalogue | null} */ (null));
  const spoken = language.value;
  useEffect(() => { fetchGames().then(setCatalogue, () => undefined); }, [spoken]);
  const game = catalogue?.games.find(({ id }) => id === view.game.id);
  // Who sits has the others to call; who has just come wants a seat first.
  const inviting = !canJoin(view) && !isClosed(view);
  return html`<main id="content" class=${`lobby${inviting ? " is-inviting" : ""}`}>
    <section class="panel lobby-play">
      <header><p class="lobby-stage">${say(view.kind === "event" ? "event.lobby" : "lobby.title")}</p>
        <h1>${view.game.name}</h1><p class="goal">${view.game.goal}</p></header>
      ${(view.game.warnings ?? []).map((warning) => html`<p key=${warning} class="notice">${warning}</p>`)}
      ${game ? html`<${Played} game=${game} options=${view.game.options ?? {}} manual=${view.dice === "manual"} />` : html`<div class="played"></div>`}
    </section>
    <${Seats} store=${store} view=${view} catalogue=${catalogue} />
    ${view.you.host && html`<${EventWay} view=${view} />`}
    <${Invite} store=${store} view=${view} />
    <${Seal} store=${store} view=${view} />
  </main>`;
}
