// Everybody at the table, their sheets in small, and what concerns the whole table.
import { Holdings } from "./counters.js";
import { Dialog } from "../page/dialog.js";
import { DiceTray } from "../drawing/dice.js";
import { PictureButton } from "../page/picturebutton.js";
import { FindSeat, HostAway, HostButtons, LockButton } from "./host.js";
import { latestOf } from "./log.js";
import { LeaveButton } from "./leave.js";
import { Link } from "../page/route.js";
import { SeatName, seatsOf } from "../page/seat.js";
import { Miniature, ownCards, ReadSheet } from "../drawing/sheet.js";
import { useFresh } from "../feel/fresh.js";
import { sheetOf } from "../drawing/documents.js";
import { html, useEffect, useRef, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** `follows`: whoever has just moved is in sight. @typedef {{seats: Seat[], seat?: Seat, choose: (seat: number) => void, follows?: boolean}} Watched */

/** Instead of a seat: whoever has just moved. Each of them stays in sight for at least so long. */
export const FOLLOWED = -1;
const STAY_MS = 4000;

/** The board of another seat, as it changes. @param {TableStore} store @param {View} view @param {number | null} seat */
export function useBoard(store, view, seat) {
  useEffect(() => (seat === null ? undefined : store.watch(seat)), [seat]);
  return seat === null ? undefined : view.boards[String(seat)];
}

/** What somebody has, and their dice where everybody has dice of their own. @param {{view: View, seat: number, board?: import("../types").Board}} props */
export function Things({ view, seat, board }) {
  const own = board && board.dice.length > (view.status?.shown?.length ?? 0);
  return html`<${Holdings} view=${view} board=${board} />
    ${own && html`<${DiceTray} dice=${board.dice} board=${board} tools=${view} rolled=${view.status?.rolled} seat=${seat} usable=${[]} />`}`;
}

/** The sheet of another seat over the page, with what its player has. @param {{store: TableStore, view: View, seat: Seat, close: () => void}} props */
export function SheetDialog({ store, view, seat, close }) {
  const board = useBoard(store, view, seat.seat);
  const fresh = useFresh(board, view, seat.seat);
  const sheet = sheetOf(board);
  const cards = ownCards(sheet);
  return html`<${Dialog} title=${say("table.sheet-of", { name: seat.name })} kind="wide" close=${close}>
    <${Things} view=${view} seat=${seat.seat} board=${board} />
    ${sheet && html`<${ReadSheet} sheet=${{ ...sheet, cards }} tools=${view} fresh=${fresh} />`}<//>`;
}

/** @param {{store: TableStore, view: View, seat: Seat}} props */
function OtherSheet({ store, view, seat }) {
  const [large, setLarge] = useState(false);
  const board = useBoard(store, view, seat.seat);
  const fresh = useFresh(board, view, seat.seat);
  const sheet = sheetOf(board);
  if (!sheet) return null;
  return html`<div class="miniature-frame"><${Miniature} sheet=${sheet} tools=${view} fresh=${fresh} />
      <button class="cover" aria-label=${say("table.show-sheet", { name: seat.name })} onClick=${() => setLarge(true)}></button></div>
    ${large && html`<${SheetDialog} store=${store} view=${view} seat=${seat} close=${() => setLarge(false)} />`}`;
}

/** For those who only watch: whom they like. @param {View} view @returns {Watched} */
export function useWatched(view) {
  const seats = view.you.seat === null ? view.seats.filter((seat) => seat.kind !== "open") : [];
  const [wanted, choose] = useState(seats[0]?.seat ?? 0);
  const followed = useFollowed(view, wanted === FOLLOWED);
  const shown = wanted === FOLLOWED ? followed : wanted;
  return { seats, choose, follows: wanted === FOLLOWED, seat: seats.find((one) => one.seat === shown) ?? seats[0] };
}

/** Whose move is the newest; each stays in sight for a while. @param {View} view @param {boolean} follows */
function useFollowed(view, follows) {
  const newest = latestOf(view)?.seat ?? 0;
  const [seen, setSeen] = useState(newest);
  const since = useRef(0);
  useEffect(() => {
    if (!follows || newest === seen) return undefined;
    const timer = setTimeout(() => {
      since.current = Date.now();
      setSeen(newest);
    }, Math.max(0, since.current + STAY_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [newest, seen, follows]);
  return seen;
}

/** @param {{store: TableStore, view: View, watched: Watched}} props */
export function Players({ store, view, watched }) {
  const standings = store.standings.value;
  const mine = standings?.you;
  // Of a crowd the scores come in batches, and the own one with them.
  const scoreOf = (/** @type {Seat} */ seat) => (seat.seat === view.you.seat && mine) || seat;
  return html`<section class="panel players">
    <h2>${say("table.players")}</h2>
    ${view.game.scoring && html`<p class="muted small">${view.game.scoring}</p>`}
    <${HostAway} store=${store} view=${view} />
    ${view.kind === "event" && mine && html`<p><b>${say("place.you", { place: mine.place, score: mine.words })}</b></p>`}
    <ul class="seats">${seatsOf(view).map((seat) => html`<li key=${seat.seat} class=${`seat${seat.waiting ? " waiting" : ""}`}>
      <${SeatName} view=${view} seat=${seat} />
      <span class="score" aria-label=${scoreOf(seat).words}>${scoreOf(seat).points}</span>
      <${HostButtons} store=${store} view=${view} seat=${seat} />
      ${view.kind === "table" && seat.seat !== (watched.seat?.seat ?? view.you.seat) && seat.kind !== "open" && view.stage !== "lobby"
        && html`<${OtherSheet} store=${store} view=${view} seat=${seat} />`}
    </li>`)}</ul>
    <${FindSeat} store=${store} view=${view} />
  </section>`;
}

/** What concerns the whole table: invite, pause, leave. @param {{store: TableStore, view: View, watched: Watched}} props */
export function TableTools({ store, view, watched }) {
  const { host, seat } = view.you;
  const shown = seat ?? watched.seat?.seat;
  const paused = view.stage === "paused";
  const alone = view.kind === "table" && view.seats.length === 1;
  return html`<section class="panel host"><h2>${say("table.menu")}</h2>
    ${!alone && html`<p class="code-line muted">${say("lobby.code")} <b>${view.table}</b></p>`}
    <div class="buttons">
      ${host && !alone && html`<button class="small" onClick=${() => store.send(paused ? "resume" : "pause")}>
        ${say(paused ? "host.resume" : "host.pause")}</button>`}
      ${!alone && html`<${LockButton} store=${store} view=${view} />`}
      ${host && view.kind === "event" && html`<button class="small" onClick=${() => store.send("hurry")}>${say("host.hurry")}</button>`}
      ${!alone && html`<${Link} to=${`/t/${view.table}/screen`} class="button small">${say("lobby.screen")}<//>`}
      ${shown !== undefined && html`<${PictureButton} store=${store} view=${view} seat=${shown} class="small" />`}
      ${seat !== null && html`<${LeaveButton} store=${store} view=${view} />`}
    </div></section>`;
}
