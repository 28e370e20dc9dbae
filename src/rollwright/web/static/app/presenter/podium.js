// The end on the big screen: the best three on a podium, each with the board that brought them there.
import { Confetti } from "../feel/confetti.js";
import { sheetOf } from "../drawing/documents.js";
import { Miniature } from "../drawing/sheet.js";
import { NextGame } from "../ending/ending.js";
import { verdictOf } from "../ending/results.js";
import { Score, threeOf } from "./leaders.js";
import { useBoard } from "../table/players.js";
import { avatarKind, initialOf } from "../page/seat.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Result} Result */
/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** Where a table goes on, its screen goes on. @param {string} table */
export const screenOf = (table) => `/t/${table}/screen`;

/** @param {{store: TableStore, view: View, result: Result}} props */
function PodiumStep({ store, view, result }) {
  const sheet = sheetOf(useBoard(store, view, result.seat));
  const place = result.place || 1;
  return html`<li class=${`podium-step is-${Math.min(place, 3)}`}>
    <div class="podium-board" aria-hidden="true">${sheet && html`<${Miniature} sheet=${sheet} tools=${view} />`}</div>
    <p class="podium-name"><span class=${avatarKind(result.seat)} aria-hidden="true">${initialOf(result.name)}</span>
      <b title=${result.name}>${result.name}</b></p>
    <p class="podium-score"><${Score} row=${result} /></p>
    <div class="podium-block"><b>${result.place || ""}</b></div>
  </li>`;
}

/** @param {{store: TableStore, view: View, count: number}} props */
export function Podium({ store, view, count }) {
  const results = view.result ?? [];
  const forAll = { ...view, you: { ...view.you, seat: null } };
  const sentence = verdictOf(forAll, results);
  // Many winners, or long names: the more letters, the smaller.
  const size = { "--size": Math.min(1, 5 / Math.sqrt(sentence.length)) };
  return html`<${Confetti} />
    <div class="podium-head"><h2 class="screen-verdict" style=${size}>${sentence}</h2>
      ${results.length > 1 && html`<p class="muted">${say("screen.played", { count })}</p>`}
      <div class="buttons"><${NextGame} store=${store} view=${view} to=${screenOf} /></div></div>
    <ol class="podium">${threeOf(results).map((result) => html`<${PodiumStep} key=${result.seat} store=${store} view=${view} result=${result} />`)}</ol>`;
}
