// The running game: dice, my sheet, the moves, and the others beside it.
import { Actions, ManualDice, MoveMenu } from "./actions.js";
import { buttonsOf, chosenDie, diceOf, doneMove, guesses, marksOf, movesAt, usableDice } from "./choices.js";
import { DiceTray } from "./dice.js";
import { Help } from "./help.js";
import { canJoin, JoinForm, Seal } from "./lobby.js";
import { Log } from "./log.js";
import { Players, TableTools, WatchedSheet } from "./players.js";
import { SheetView } from "./sheet.js";
import { html, useEffect, useState } from "./ui.js";
import { say, sayCount } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Cell} Cell */
/** @typedef {import("./types").Move} Move */
/** @typedef {import("./choices.js").Die} Die */
/** @typedef {import("./store.js").TableStore} TableStore */

/** The roll by which the dice lie as they do. @param {import("./types").Status | null} status */
export function rollOf(status) {
  return status ? `${status.round}/${status.turn}/${JSON.stringify(status.dice)}` : "";
}

/** Who or what the table waits for. @param {View} view @param {import("./types").Standings | null} standings */
export function waitingText(view, standings) {
  if (view.stage === "paused") return say("table.paused");
  if (!view.status) return "";
  if (view.status.phase === "roll") return say(view.dice === "manual" ? "table.roll-manual" : "table.rolling");
  if (view.kind === "event") {
    const count = standings?.waiting ?? 0;
    return count ? sayCount("table.waiting-one", "table.waiting-count", count) : "";
  }
  const names = view.seats.filter((seat) => seat.waiting && seat.seat !== view.you.seat).map((seat) => seat.name);
  return names.length ? say("table.waiting-for", { names: names.join(", ") }) : "";
}

/** What to do next, in one sentence. @param {View} view @param {Die[]} usable @param {Die | undefined} chosen */
function adviceFor(view, usable, chosen) {
  if (view.you.seat === null) return say("table.watching");
  if (!view.moves.length) return "";
  if (!view.moves.some((move) => move.cell)) return say("table.select-button");
  return say(usable.length && !chosen ? "table.select-die" : "table.select-cell");
}

/** Asks the server why a tap means nothing. @param {TableStore} store @param {Die | undefined} die @param {Cell} cell */
async function explain(store, die, cell) {
  if (die) {
    for (const move of guesses(die, cell.id)) {
      const answer = await store.send("why", { move });
      if (answer.op === "why" && answer.legal) return say("table.not-this-die");
      // A text that is no move of the game is quoted in the answer: then try the next guess.
      if (answer.op === "why" && answer.reason && !answer.reason.includes(move)) return answer.reason;
    }
  }
  return say("table.nothing-here");
}

/** @param {{act: (key: string) => void}} keys */
function useKeys({ act }) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const target = /** @type {Element} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest("input, select, textarea, dialog[open]") || document.querySelector("dialog[open]")) return;
      act(event.key);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/** @param {{status: import("./types").Status | null}} props */
export function Where({ status }) {
  if (!status) return null;
  return html`<p class="where"><b>${say("table.round", { round: status.round })}</b> · ${say("table.turn", { turn: status.turn })}</p>
    <p class="roll-text">${status.roll}</p>`;
}

/** @param {{store: TableStore, view: View}} props */
export function Play({ store, view }) {
  const [menu, setMenu] = useState(/** @type {{moves: Move[], at: Element} | null} */ (null));
  const [glow, setGlow] = useState(/** @type {Set<string>} */ (new Set()));
  const [help, setHelp] = useState(false);
  const dice = diceOf(view.sheet, view.status?.dice);
  const usable = usableDice(view, dice);
  const chosen = chosenDie(view, dice, store.die.value);
  const hinted = view.moves.find((move) => move.move === store.hinted.value);
  const marks = marksOf(view, dice, chosen);

  /** @param {Die} die */
  const choose = (die) => {
    store.quiet();
    store.die.value = store.die.value === die.key ? "" : die.key;
  };
  /** @param {Cell} cell @param {Element} at */
  const tap = async (cell, at) => {
    store.quiet();
    const moves = movesAt(view, dice, chosen, cell.id);
    if (moves.length > 1) setMenu({ moves, at });
    else if (moves[0]) store.play(moves[0].move);
    else if (view.moves.length) store.tell(await explain(store, chosen ?? usable[0], cell));
    else store.tell(waitingText(view, store.standings.value) || say("table.nothing-here"));
  };
  const hint = async () => {
    const answer = await store.send("hint");
    if (answer.op !== "hint" || !answer.move) return store.tell(say("table.no-hint"));
    store.hinted.value = answer.move;
    return store.tell(say("table.hint-is", { label: answer.label ?? answer.move }));
  };
  /** @param {string} key */
  const act = (key) => {
    // A key may come before this page is drawn again: ask the table as it is now.
    const now = store.view.value ?? view;
    const done = doneMove(now);
    if (key === "u" && now.can_undo) store.send("undo");
    else if (key === "d" && done) store.play(done.move);
    else if (key === "h" && now.moves.length) hint();
    else if (key === "m") /** @type {HTMLElement | null} */ (document.querySelector(".actions .more"))?.click();
    else if (key === "?") setHelp(true);
    else if (key === "Escape") { store.die.value = ""; store.quiet(); }
    else if (/^[1-9]$/.test(key)) { const die = dice[Number(key) - 1]; if (die && usable.includes(die)) choose(die); }
  };
  useKeys({ act });

  const lit = hinted?.cell ? new Set([...glow, hinted.cell]) : glow;
  return html`<main id="content" class="play">
    <h1 class="visually-hidden">${view.game.name}</h1>
    <section class="tray panel" aria-label=${say("table.dice")}>
      <${DiceTray} dice=${dice} roll=${rollOf(view.status)} usable=${usable} chosen=${chosen} choose=${view.you.seat === null ? undefined : choose} />
      <div class="tray-words">
        <${Where} status=${view.status} />
        <p class=${view.moves.length ? "your-turn" : "muted"}>${[adviceFor(view, usable, chosen), waitingText(view, store.standings.value)].filter(Boolean).join(" ")}</p>
      </div>
      <${ManualDice} store=${store} view=${view} />
    </section>
    <section class="mine" aria-label=${say("table.my-sheet")}>
      <h2 class="visually-hidden">${say("table.my-sheet")}</h2>
      ${canJoin(view) && html`<div class="panel"><${JoinForm} store=${store} view=${view} /></div>`}
      ${view.sheet && html`<${SheetView} sheet=${view.sheet} rules=${view.rules} touch=${{ marks, glow: lit, tap }} />`}
      ${view.you.seat === null && html`<${WatchedSheet} store=${store} view=${view} />`}
    </section>
    <aside class="beside">
      <${Players} store=${store} view=${view} />
      <${TableTools} store=${store} view=${view} />
      <${Log} view=${view} />
      <${Seal} view=${view} />
    </aside>
    ${view.you.seat !== null && html`<${Actions} store=${store} view=${view} buttons=${buttonsOf(view, chosen)} more=${(/** @type {Move[]} */ moves, /** @type {Element} */ at) => setMenu({ moves, at })} hint=${hint} help=${() => setHelp(true)} hinted=${hinted?.move} />`}
    ${menu && html`<${MoveMenu} moves=${menu.moves} at=${menu.at} sheet=${view.sheet} glow=${setGlow}
      choose=${(/** @type {Move} */ move) => { setMenu(null); setGlow(new Set()); store.play(move.move); }}
      close=${() => { setMenu(null); setGlow(new Set()); }} />`}
    ${help && html`<${Help} view=${view} close=${() => setHelp(false)} />`}
  </main>`;
}
