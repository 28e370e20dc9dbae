// Dice that show pieces lie on the board, large enough to be read: mine, and in small those of everybody else with what they have.
import { useBoard } from "./players.js";
import { SignPicture } from "./counters.js";
import { ownBoard } from "../gestures/choices.js";
import { DiceTray } from "../drawing/dice.js";
import { avatarKind, avatarOf } from "../page/seat.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Die} Die */
/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */
/** What can be done with dice; nothing, for those who only look. @typedef {{dice: Die[], usable: Die[], chosen?: Die, hinted?: import("../types").Move,
 *   choose?: (die: Die) => void}} Hands */

/** The dice that everybody sees, by their ids. @param {View} view */
function sharedIds(view) {
  return new Set((view.status?.shown ?? []).map(({ id }) => id));
}

/** What makes up a score. @param {{seat?: Seat}} props */
function Score({ seat }) {
  if (!seat?.words) return null;
  return html`<span class="roll-score"><b>${seat.words}</b>${seat.sum && html` <span class="muted">= ${seat.sum}</span>`}</span>`;
}

/** What the roll took or brought by itself: nobody has to pay it any more. @param {{gains: import("../feel/changes.js").Gain[]}} props */
function Brought({ gains }) {
  if (!gains.length) return null;
  const lead = say(gains.some(({ more }) => more < 0) ? "rolls.taken" : "rolls.got");
  return html`${lead} ${gains.map(({ sign, name, more }) => html`<b key=${sign} class=${`brought${more < 0 ? " is-less" : ""}`} title=${name}>
    ${more < 0 ? "−" : "+"}${Math.abs(more)} <${SignPicture} sign=${sign} size=${18} /><span class="visually-hidden">${name}.</span></b> `)}`;
}

/**
 * My roll, or that of somebody by name.
 * @param {{store: TableStore, view: View, hands: Hands, drag?: (die: Die) => object, whose: string}} props
 */
export function RollPanel({ store, view, hands, drag, whose }) {
  const title = whose ? say("rolls.roll-of", { name: whose }) : say("rolls.yours");
  const { dice, usable, chosen, hinted, choose } = hands;
  const shared = sharedIds(view);
  const told = dice.filter(({ id }) => shared.has(id)).map(({ name }) => name);
  // Nothing is said twice.
  const remarks = (view.status?.remarks ?? []).filter((remark) => !told.some((name) => name.includes(remark)));
  const seat = view.seats.find((one) => one.seat === view.you.seat);
  return html`<section class="panel-piece roll-panel" aria-label=${title} style=${{ "--dice": String(Math.max(3, dice.length)) }}>
    <h3 class="roll-flag">${title}</h3>
    <${Score} seat=${seat} />
    <${DiceTray} dice=${dice} board=${ownBoard(view)} tools=${view} rolled=${view.status?.rolled} seat=${view.you.seat} usable=${usable} chosen=${chosen}
      hinted=${hinted?.die} choose=${choose} drag=${drag} shared=${shared} tell=${(/** @type {Die} */ die) => store.tell(die.name)}
      point=${(/** @type {string} */ tile, /** @type {Element | null} */ at) => store.point(tile, at)} />
    <p class="roll-about">${!store.tumbling.value && html`<${Brought} gains=${store.brought.value} />${[...told, ...remarks].join(" · ")}`}</p>
  </section>`;
}

/** @param {{store: TableStore, view: View, seat: Seat, shared: Set<string>, look: (seat: number) => void}} props */
function Rival({ store, view, seat, shared, look }) {
  const board = useBoard(store, view, seat.seat);
  const dice = (board?.dice ?? []).filter(({ id }) => !shared.has(id));
  const goods = (view.game.counters ?? []).map((counter, at) => ({ ...counter, count: board?.counters[at] ?? 0 })).filter(({ common }) => !common);
  const state = view.status?.phase === "play" ? say(seat.waiting ? "chip.thinking" : "chip.done") : "";
  return html`<section class=${`rival${seat.waiting ? " waiting" : ""}`} aria-label=${say("rolls.of", { name: seat.name })}>
    <button class="cover" aria-label=${say("table.show-sheet", { name: seat.name })} onClick=${() => look(seat.seat)}></button>
    <div class="rival-head"><span class=${avatarKind(seat.seat)} aria-hidden="true">${avatarOf(seat, view.seats)}</span><b class="rival-name">${seat.name}</b>
      <${Score} seat=${seat} /><small class="rival-state muted">${state}</small></div>
    <${DiceTray} dice=${dice} board=${board} tools=${view} rolled=${view.status?.rolled} seat=${seat.seat} usable=${[]} bare
      tell=${(/** @type {Die} */ die) => store.tell(`${seat.name}: ${die.name}`)}
      point=${(/** @type {string} */ tile, /** @type {Element | null} */ at) => store.point(tile, at)} />
    <p class="rival-goods">${goods.map(({ id, name, sign, count }) => html`<span key=${id} role="img" aria-label=${`${count} ${name}`} title=${name}>
      <${SignPicture} sign=${sign} size=${18} /><b>${count}</b></span>`)}</p>
  </section>`;
}

/** Everybody else: what they rolled and kept, and what they have. @param {{store: TableStore, view: View, look: (seat: number) => void}} props */
export function Rivals({ store, view, look }) {
  const shared = sharedIds(view);
  const others = view.seats.filter((seat) => seat.seat !== view.you.seat && seat.kind !== "open");
  if (!others.length) return null;
  return html`<div class="rivals panel-piece">${others.map((seat) => html`<${Rival} key=${seat.seat} store=${store} view=${view} seat=${seat}
    shared=${shared} look=${look} />`)}</div>`;
}
