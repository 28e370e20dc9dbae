// The bar above a table: which game, how far it is, and who plays.
import { BarClock } from "./clock.js";
import { Supply } from "./counters.js";
import { Chip } from "./chip.js";
import { OriginLink } from "./origin.js";
import { RulesButton } from "./rulesbutton.js";
import { seatsOf } from "../page/seat.js";
import { Link } from "../page/route.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("../types").Status} Status */
/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** So many players have a chip of their own. */
const CHIPS = 5;
/** More steps than this are not drawn as dots. */
const DOTS = 12;
/** As on the server. */
const MOST_WATCHERS = 20;

/** How far along something is. @param {{at: number, of: number}} props */
function Dots({ at, of }) {
  if (of < 2 || of > DOTS) return null;
  return html`<span class="dots" aria-hidden="true">${Array.from({ length: of }, (_, one) => html`<i key=${one}
    class=${one + 1 < at ? "past" : one + 1 === at ? "now" : ""}></i>`)}</span>`;
}

/** @param {{name: string, at: number, of: number}} props */
function Step({ name, at, of }) {
  return html`<span class="where-part"><span><b>${name}</b>${of > 1 && html` <span class="where-of">${say("table.of", { count: of })}</span>`}</span>
    <${Dots} at=${at} of=${of} /></span>`;
}

/** The turns of a round by their names: those before this one are done. @param {{names: string[], turn: number}} props */
function Stepper({ names, turn }) {
  return html`<span class="stepper">${names.map((name, at) => {
    const [number, now] = [at + 1, at + 1 === turn];
    return html`<span key=${name} class=${`step${now ? " now" : number < turn ? " past" : ""}`} aria-current=${now ? "step" : undefined}
      aria-hidden=${now ? undefined : "true"}><i>${number < turn ? "✓" : number}</i> <b>${name}</b></span>`;
  })}</span>`;
}

/** Where the game stands. @param {{status: Status | null}} props */
export function Progress({ status }) {
  if (!status) return null;
  const { round, turn, rounds = 0, turns = 0, turn_names: names = [] } = status;
  return html`<p class="where">
    <${Step} name=${status.round_name || say("table.round", { round })} at=${round} of=${status.round_name ? 0 : rounds} />
    ${names.length ? html`<${Stepper} names=${names} turn=${turn} />`
      : html`<${Step} name=${status.turn_name || say("table.turn", { turn })} at=${turn} of=${status.turn_name ? 0 : turns} />`}
  </p>`;
}

/**
 * Two contenders whose scores decide: both numbers large, and marked who leads and for whom is played now.
 * @param {{view: View, own: Seat, open: () => void}} props
 */
function Duel({ view, own: { contenders = [], words = "" }, open }) {
  const most = Math.max(...contenders.map(({ score }) => score));
  const ties = contenders.every(({ score }) => score === most);
  return html`<button title=${view.game.scoring} class="duel" onClick=${open}>
    ${contenders.map(({ name, points, score, acts }, at) => html`${at > 0 && html`<span class="duel-colon" aria-hidden="true">:</span>`}
      <span key=${name} class=${`duel-side${acts ? " acts" : ""}${score === most && !ties ? " leads" : ""}`}>
        <span class="duel-name">${name}</span> <b class="duel-points">${points}</b></span>`)}
    <span class="visually-hidden">${words}</span></button>`;
}

/** @param {{store: TableStore, view: View, open: () => void, look: (seat: number) => void}} props */
function Chips({ store, view, open, look }) {
  const standings = store.standings.value;
  const taken = seatsOf(view).filter((seat) => seat.kind !== "open");
  const own = taken.find((seat) => seat.seat === view.you.seat);
  const event = view.kind === "event";
  const others = event ? [] : taken.filter((seat) => seat !== own);
  const shown = [...(own ? [own] : []), ...others.slice(0, CHIPS - Number(Boolean(own)))];
  const count = event ? standings?.seats ?? view.count ?? taken.length : taken.length;
  if (own?.contenders?.length) return html`<div class="player-chips"><${Duel} view=${view} own=${own} open=${open} /></div>`;
  const scoreOf = (/** @type {Seat} */ seat) => (seat === own && standings?.you) || seat;
  const many = count > 2;
  return html`<div class=${`player-chips${many ? " are-many" : ""}`}>
    ${shown.map((seat) => {
      const { points = "", words = "" } = scoreOf(seat);
      return html`<${Chip} key=${seat.seat} view=${view} seat=${seat} points=${points} words=${words}
        open=${seat === own ? open : () => look(seat.seat)} />`;
    })}
    ${many && html`<button class=${`player-chip more-chip${count > shown.length ? "" : " only-narrow"}`} onClick=${open}>
      ${say("chip.players", { count })}</button>`}
  </div>`;
}

/** How many look on; more than the server counts are not told apart. @param {{view: View}} props */
function Watchers({ view: { watchers } }) {
  if (!watchers) return null;
  const words = say("table.watchers", { count: watchers });
  return html`<span class="watchers" role="img" aria-label=${words} title=${words}><svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d="M2 12q10-13 20 0q-10 13-20 0z" /><circle cx="12" cy="12" r="3" /></svg>${watchers < MOST_WATCHERS ? watchers : `${watchers}+`}</span>`;
}

/**
 * @param {{store: TableStore, view: View, opened: boolean, toggle: () => void, help: () => void, look: (seat: number) => void}} props
 *   `opened`: what lies beside the table is in sight; `look`: at the sheet of a seat
 */
export function Bar({ store, view, opened, toggle, help, look }) {
  return html`<header class="bar">
    <${Link} to="/" class="brand" aria-label=${say("page.home")}>
      <svg viewBox="0 0 32 32" aria-hidden="true"><rect x="2" y="2" width="28" height="28" rx="7" />
        <circle cx="10" cy="10" r="3" /><circle cx="16" cy="16" r="3" /><circle cx="22" cy="22" r="3" /></svg><//>
    <h1 class="bar-game">${view.game.name}</h1>
    <${OriginLink} view=${view} />
    <${Progress} status=${view.status} />
    <${BarClock} store=${store} />
    <${Supply} view=${view} />
    ${view.you.seat === null ? html`<span class="player-chips"></span>`
      : html`<${Chips} store=${store} view=${view} open=${() => { if (!opened) toggle(); }} look=${look} />`}
    <${Watchers} view=${view} />
    <${RulesButton} open=${help} />
    <button class="bar-menu" aria-expanded=${opened ? "true" : "false"} aria-controls="beside" aria-label=${say("table.beside")} onClick=${toggle}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" /></svg></button>
  </header>`;
}
