// The dice, where the game stands, and what to do next.
import { isOf, isSource, notesOf } from "./choices.js";
import { DiceTray } from "./dice.js";
import { isEntering, ManualDice } from "./manual.js";
import { html } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").Status} Status */
/** @typedef {import("./types").Standings} Standings */
/** @typedef {import("./types").View} View */
/** @typedef {import("./choices.js").Die} Die */

/** Who or what the table waits for. @param {View} view @param {Standings | null} standings */
export function waitingText(view, standings) {
  if (view.stage === "paused") return say("table.paused");
  if (!view.status) return "";
  if (view.status.phase === "roll") return view.dice === "manual" ? `${view.status.wanted ?? ""} ${say("table.roll-manual")}`.trim() : say("table.rolling");
  if (view.kind === "event") {
    const mine = view.seats.some((seat) => seat.seat === view.you.seat && seat.waiting);
    const count = (standings?.waiting ?? 0) - Number(mine);
    return count > 0 ? say("table.waiting-count", { count }) : "";
  }
  const others = view.seats.filter((seat) => seat.waiting && seat.seat !== view.you.seat);
  const names = new Set(others.map((seat) => (seat.kind === "open" ? say("table.open-seat") : seat.name)));
  return names.size ? say("table.waiting-for", { names: [...names].join(", ") }) : "";
}

/**
 * What to do next, in one sentence.
 * @param {View} view @param {Die[]} usable @param {Die | undefined} chosen @param {string} hand
 */
function adviceFor(view, usable, chosen, hand) {
  if (view.you.seat === null) return say(view.kind === "event" ? "table.watching-event" : "table.watching");
  if (!view.moves.length) return "";
  return `${view.question} ${hand ? inHand(view, hand) : say(wayTo(view, usable, chosen))}`.trim();
}

/** What is in hand, and what to do with it. @param {View} view @param {string} hand */
function inHand(view, hand) {
  const group = view.sheet?.groups.find(({ cells }) => cells.some(({ id }) => id === hand));
  const cell = group?.cells.find(({ id }) => id === hand);
  const priced = notesOf(view, hand).size > 0;
  return say(priced ? "table.select-priced" : "table.select-target", { thing: cell?.title || cell?.name || hand, group: group?.name ?? "" });
}

/**
 * How the next move is made.
 * @param {View} view @param {Die[]} usable @param {Die | undefined} chosen
 * @returns {"table.select-source" | "table.select-button" | "table.select-own" | "table.select-own-only" | "table.select-die" | "table.select-cell"}
 */
function wayTo(view, usable, chosen) {
  if (view.moves.some((move) => move.from)) return "table.select-source";
  if (!view.moves.some((move) => move.cell)) return "table.select-button";
  if (usable.length && !view.moves.some((move) => usable.some((die) => isOf(move, die)))) {
    return view.moves.some((move) => !move.cell) ? "table.select-own" : "table.select-own-only";
  }
  return usable.length && !chosen ? "table.select-die" : "table.select-cell";
}

/** @param {{status: Status | null}} props */
export function Where({ status }) {
  if (!status) return null;
  const words = [status.turn_name || say("table.turn", { turn: status.turn }), ...(status.remarks ?? [])];
  return html`<p class="where"><b>${say("table.round", { round: status.round })}</b> · ${words.join(" · ")}</p>
    <p class="roll-text">${status.roll}</p>`;
}

/**
 * @param {{store: import("./store.js").TableStore, view: View, dice: Die[], usable: Die[], chosen?: Die,
 *   choose: (die: Die) => void, more: boolean}} props `more`: holding a place would offer more
 */
export function Tray({ store, view, dice, usable, chosen, choose, more }) {
  const hand = isSource(view, store.hand.value) ? store.hand.value : "";
  // Whoever enters a roll is told by the form what is wanted.
  const waiting = isEntering(view) ? "" : waitingText(view, store.standings.value);
  const asking = store.asking.value;
  return html`<section class="tray panel" aria-label=${say("table.dice")}>
    <${DiceTray} dice=${dice} sheet=${view.sheet} rolled=${view.status?.rolled} seat=${view.you.seat} usable=${usable} chosen=${chosen}
      choose=${view.you.seat === null ? undefined : choose} />
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
