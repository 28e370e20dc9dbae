// What lies beside the table: the players and their sheets, what can be looked up, what happened, and what concerns the whole table.
import { Choosers } from "../page/choosers.js";
import { ownSheet } from "../gestures/choices.js";
import { SignPicture } from "./counters.js";
import { Dialog } from "../page/dialog.js";
import { Log } from "./log.js";
import { Seal } from "./seal.js";
import { Players, TableTools } from "./players.js";
import { PrintView } from "../drawing/print.js";
import { Privacy } from "../page/privacy.js";
import { ReadSheet } from "../drawing/sheet.js";
import { Tallies } from "./tallies.js";
import { html, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** What counters are for, in letters that a phone can show. @param {{view: View}} props */
function WhatFor({ view }) {
  const told = view.game.counters?.filter(({ about, common, heading }) => about && !common && !heading) ?? [];
  return html`<ul class="what-for">${told.map(({ id, sign, about }) => html`<li key=${id}>
    <${SignPicture} sign=${sign} size=${28} /><span>${about}</span></li>`)}</ul>`;
}

/** Prints that do not lie on the table, in small; a tap shows them. @param {{view: View}} props */
function LookUp({ view }) {
  const [shown, setShown] = useState("");
  const sheet = ownSheet(view);
  const cards = sheet?.cards.filter(({ print }) => print.role !== "board") ?? [];
  const card = cards.find(({ digest }) => digest === shown);
  if (!sheet || !cards.length) return null;
  return html`<section class="panel look-up"><h2>${say("table.look-up")}</h2>
    <div class="look-up-list">${cards.map((one) => html`<button key=${one.digest} class="look-up-card" onClick=${() => setShown(one.digest)}>
      <${PrintView} card=${one} tools=${view} /><span>${one.print.drawing.title}</span></button>`)}</div>
    ${card && html`<${Dialog} title=${card.print.drawing.title} kind="wide" close=${() => setShown("")}>
      ${card.print.role === "tally" && html`<${WhatFor} view=${view} />`}
      <${ReadSheet} sheet=${{ ...sheet, cards: [card] }} tools=${view} /><//>`}
  </section>`;
}

/**
 * @param {{store: TableStore, view: View, watched: import("./players.js").Watched, hidden: boolean, help: () => void, close: () => void}} props
 *   `hidden`: nobody wants to see it now
 */
export function Beside({ store, view, watched, hidden, help, close }) {
  return html`<aside id="beside" class=${`beside${hidden ? " is-hidden" : ""}`} inert=${hidden} aria-label=${say("table.beside")}>
    <div class="beside-head"><h2>${view.game.name}</h2>
      <button class="small" onClick=${help} aria-keyshortcuts="?">${say("table.help")}</button>
      <button class="round beside-close" aria-label=${say("page.close")} onClick=${close}>×</button></div>
    <${Tallies} view=${view} board=${watched.seat && view.boards[String(watched.seat.seat)]} />
    <${Players} store=${store} view=${view} watched=${watched} />
    <${LookUp} view=${view} />
    <${Log} store=${store} view=${view} />
    <${TableTools} store=${store} view=${view} watched=${watched} />
    <section class="panel settings"><h2>${say("page.settings")}</h2><${Choosers} sounds />
      <div class="buttons docked-help"><button class="small" onClick=${help} aria-keyshortcuts="?">${say("table.help")}</button></div>
      <${Privacy} /></section>
    <${Seal} store=${store} view=${view} />
  </aside>`;
}
