// What a player has, counted: resources, powers. One that can be spent now is taken in hand with a tap.
import { diceOf, goesSomewhere, ownBoard } from "../gestures/choices.js";
import { PipFace } from "../drawing/dice.js";
import { Icon, isDrawn } from "../drawing/icons.js";
import { priceWords, signsOf } from "../gestures/price.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** More counters than these are drawn small. */
const FEW = 4;

/** The value of a die that a move makes; "" if it makes something else. @param {string} makes */
export function madeDie(makes) {
  return /^die[1-6]$/.test(makes) ? makes.slice(3) : "";
}

/** Is what a move brings a sign that is drawn on cards? @param {Move} move */
export function makesSign({ makes }) {
  return isDrawn(makes);
}

/** What a move makes or brings and no place shows: a die or a sign. @param {{move: Move}} props */
export function MadeSign({ move }) {
  const die = madeDie(move.makes);
  if (die) return html`<span class="made-die"><${PipFace} value=${die} tint="" letter="" /></span>`;
  return makesSign(move) ? html`<${SignPicture} sign=${move.makes} size=${28} />` : null;
}

/** The number that all of these moves write, though no die shows it; "" if there is no such number. @param {Move[]} moves */
export function writtenBy(moves) {
  const made = new Set(moves.map(({ makes, place }) => (place < 0 ? "" : madeDie(makes))));
  return made.size === 1 ? [...made][0] ?? "" : "";
}

/** The moves that spend some of this. @param {Move[]} moves @param {string} id */
export function spending(moves, id) {
  return moves.filter(({ price }) => price.includes(id));
}

/** Those of them that cost nothing else. @param {Move[]} moves @param {string} id */
export function paidWith(moves, id) {
  return moves.filter(({ price }) => price.every((sign) => sign === id));
}

/** @param {{sign: string, size: number}} props */
export function SignPicture({ sign, size }) {
  return html`<svg class="sign-picture" viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true">
    <${Icon} name=${sign} x=${12} y=${12} size=${22} /></svg>`;
}

/** What a counter is for, told beside it. @param {string} counted @param {string} about @param {Element} at */
function whatFor(counted, about, at) {
  return { text: about, about: counted, calm: true, spot: at.getBoundingClientRect() };
}

/** @param {{store: TableStore, view: View, hinted?: Move}} props */
export function Counters({ store, view, hinted }) {
  const counters = view.game.counters ?? [];
  const counts = ownBoard(view)?.counters ?? [];
  const armed = store.armed.value;
  if (!counts.length) return null;
  const many = counters.filter(({ heading }) => !heading).length > FEW;
  return html`<div class=${`counters${many ? " many" : ""}`} role="group" aria-label=${say("table.counters")}>
    ${counters.map(({ id, name, sign, about, common, heading }, at) => {
      if (common || heading) return null;
      const paid = spending(view.moves, id);
      const usable = paid.length > 0;
      const made = writtenBy(paidWith(paid, id));
      const count = counts[at] ?? 0;
      const inside = html`<${SignPicture} sign=${sign} size=${30} /><b key=${count} class="count">${count}</b>${" "}
        <span class="counter-name">${name}</span>
        ${made && html`<span class="counter-made"><${PipFace} value=${made} tint="" letter="" /></span>`}`;
      const named = { key: id, class: "counter", "data-counter": id, "data-sign": sign, title: about };
      /** @param {MouseEvent & {currentTarget: Element}} click */
      const explain = ({ currentTarget }) => store.refuse(-1, whatFor(`${name}: ${count}`, about, currentTarget));
      if (!usable) {
        return html`<button ...${named} aria-label=${`${count} ${name}`} onClick=${explain}>${inside}</button>`;
      }
      return html`<button ...${named} class=${`counter is-usable${hinted?.price.includes(id) ? " hinted" : ""}`} aria-pressed=${armed === id ? "true" : "false"}
        aria-label=${say(made ? "table.spend-written" : "table.spend", { name, count, made })}
        onClick=${() => store.arm(armed === id ? "" : id)}>${inside}</button>`;
    })}
  </div>
  <p class="on-paper" aria-hidden="true">${counters.map(({ name, common, heading }, at) => (common || heading ? "" : `${name}: ${counts[at] ?? 0}`))
    .filter(Boolean).join(" · ")}</p>`;
}

/**
 * What is counted on a board, in one line to be read.
 * @param {{view: View, board?: import("../types").Board, class: string, shared: boolean}} props `shared`: what belongs to the table, not to the seat
 */
function CounterLine({ view, board, class: look, shared }) {
  const counted = (view.game.counters ?? []).map((counter, at) => ({ ...counter, count: board?.counters[at] ?? 0 }));
  const shown = counted.filter(({ common, heading }) => Boolean(common) === shared && !heading);
  if (!board || !shown.length) return null;
  return html`<p class=${look} title=${shared ? shown[0]?.about : undefined}>${shared && html`<span class="supply-words">${say("table.supply")}</span>`}
    ${shown.map(({ id, name, sign, count }) => html`<span key=${id} role="img"
    title=${name} aria-label=${`${name}: ${count}`}><${SignPicture} sign=${sign} size=${20} /><b>${count}</b></span>`)}</p>`;
}

/** What everybody takes from: what is left of it. @param {{view: View}} props */
export function Supply({ view }) {
  return html`<${CounterLine} view=${view} board=${ownBoard(view) ?? Object.values(view.boards)[0]} class="supply" shared=${true} />`;
}

/** What somebody has, for others to see. @param {{view: View, board?: import("../types").Board}} props */
export function Holdings({ view, board }) {
  return html`<${CounterLine} view=${view} board=${board} class="holdings" shared=${false} />`;
}

/** What a move costs; `counted`: in as little room as possible. @param {{price: string[], counted?: boolean}} props */
export function PriceTag({ price, counted = false }) {
  return html`<span class="price-tag" aria-label=${priceWords(price)}>${signsOf(price, counted ? 1 : undefined).map((sign, at) => (isDrawn(sign)
    ? html`<${SignPicture} key=${at} sign=${sign} size=${18} />` : html`<b key=${at}>${sign}</b>`))}</span>`;
}

/** What is paid, and what is got for it and no place shows. @param {{move: Move}} props */
export function Exchange({ move }) {
  const made = makesSign(move) || madeDie(move.makes);
  return html`${move.price.length > 0 && html`<${PriceTag} price=${move.price} />`}${move.price.length > 0 && made && " → "}<${MadeSign} move=${move} />`;
}

/** What can be had for the counter in hand without tapping a place. @param {{store: TableStore, view: View, hinted?: string}} props */
export function Spending({ store, view, hinted }) {
  const id = store.armed.value;
  // A die that goes nowhere has a menu of its own: what is done to it is found there.
  const dice = new Set(diceOf(view).filter((die) => !goesSomewhere(view, die)).map((die) => die.id));
  const moves = id ? spending(view.moves, id).filter(({ place, die }) => place < 0 && !dice.has(die)) : [];
  const labelOf = store.labels.of(moves);
  if (!moves.length) return null;
  const info = view.game.counters?.find((one) => one.id === id);
  return html`<section class="spending panel" aria-label=${info?.name}>
    <p class="muted small">${info?.about}</p>
    <div class="spending-list">${moves.map((move) => html`<button key=${move.move} class=${move.move === hinted ? "small hinted" : "small"}
      onClick=${() => store.play(move.move)}>
      <${MadeSign} move=${move} />
      <span>${labelOf(move)}</span></button>`)}</div>
  </section>`;
}
