// The dice, where the game stands, and what to do next.
import { isSource, ownBoard } from "./choices.js";
import { DiceTray } from "./dice.js";
import { isEntering, ManualDice } from "./manual.js";
import { adviceFor, waitingText } from "./prompt.js";
import { html } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").Status} Status */
/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Die} Die */

/** @param {{status: Status | null}} props */
export function Where({ status }) {
  if (!status) return null;
  const words = [status.turn_name || say("table.turn", { turn: status.turn }), ...(status.remarks ?? [])];
  return html`<p class="where"><b>${status.round_name || say("table.round", { round: status.round })}</b> · ${words.join(" · ")}</p>
    <p class="roll-text">${status.roll}</p>`;
}

/**
 * @param {{store: import("./store.js").TableStore, view: View, dice: Die[], usable: Die[], chosen?: Die,
 *   choose: (die: Die) => void, more: boolean, hinted?: string}} props `more`: holding a place would offer more
 */
export function Tray({ store, view, dice, usable, chosen, choose, more, hinted }) {
  const hand = isSource(view, store.hand.value) ? store.hand.value : -1;
  // Whoever enters a roll is told by the form what is wanted.
  const waiting = isEntering(view) ? "" : waitingText(view, store.standings.value);
  const asking = store.asking.value;
  return html`<section class="tray panel" aria-label=${say("table.dice")}>
    <${DiceTray} dice=${dice} board=${ownBoard(view)} tools=${view} rolled=${view.status?.rolled} seat=${view.you.seat}
      usable=${usable} chosen=${chosen} hinted=${hinted} choose=${view.you.seat === null ? undefined : choose} />
    <div class="tray-words">
      <${Where} status=${view.status} />
      <p class=${view.moves.length ? "your-turn" : "muted"}>
        <span aria-live="polite" aria-atomic="true">${adviceFor(view, usable, chosen, hand)}</span> ${waiting}</p>
    </div>
    ${(more || asking) && html`<div class="asking">
      <button class="small" aria-pressed=${asking ? "true" : "false"} aria-keyshortcuts="o" aria-describedby="asking-hint"
        onClick=${() => { store.asking.value = !asking; }}>${say("table.options")}</button>
      <p id="asking-hint" class="muted small">${say(asking ? "table.options-on" : "table.options-hint")}</p>
    </div>`}
    <${ManualDice} store=${store} view=${view} />
  </section>`;
}
