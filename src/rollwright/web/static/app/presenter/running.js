// A running game on the big screen: the roll in large, who is still thinking, and a board.
import { areFew } from "./columns.js";
import { Countdown } from "./countdown.js";
import { DiceTray } from "../drawing/dice.js";
import { DoneBar } from "./done.js";
import { rowsOf } from "./leaders.js";
import { rollWords } from "./roll.js";
import { AllShown, Shown, useShown } from "./shown.js";
import { waitingText } from "../table/prompt.js";
import { html } from "../page/ui.js";

/** @typedef {import("../types").Die} Die */
/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** @param {{view: View, note: string, dice: Die[]}} props */
function ClothWords({ view, note, dice }) {
  const big = note ? "" : rollWords(dice);
  const { roll = "", remarks = [] } = view.status ?? {};
  // Beside the roll itself its sentence tells something only if it names who rolled.
  const told = note || (!big || view.seats.some(({ name }) => name && roll.includes(name)) ? roll : "");
  return html`<div class="cloth-words">${big && html`<p class="roll-words">${big}</p>`}
    ${told && html`<p class=${`roll-text${big ? " is-small" : ""}`}>${told}</p>`}
    ${remarks.map((remark) => html`<p key=${remark}>${remark}</p>`)}</div>`;
}

/** @param {{store: TableStore, view: View, waiting: number, count: number}} props */
export function Running({ store, view, waiting, count }) {
  const dice = view.status?.shown ?? [];
  const idle = view.status?.phase !== "play" || view.stage === "paused";
  const note = idle ? waitingText(view, store.standings.value) : "";
  const rows = rowsOf(store, view);
  const row = useShown(rows);
  const few = areFew(rows, count);
  return html`<section class="cloth">
      ${dice.length > 0 && html`<${DiceTray} dice=${dice} tools=${view} rolled=${view.status?.rolled} usable=${dice} />`}
      <${ClothWords} view=${view} note=${note} dice=${dice} />
      <${Countdown} store=${store} view=${view} />
    </section>
    ${few ? html`<${AllShown} store=${store} view=${view} rows=${rows} />` : html`<${DoneBar} view=${view} waiting=${waiting} count=${count} />`}
    ${!few && row && html`<${Shown} key=${row.seat} store=${store} view=${view} row=${row} />`}`;
}
