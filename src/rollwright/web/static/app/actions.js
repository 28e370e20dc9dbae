// Moves that are made with buttons: without a cell, or out of a menu.
import { diceOf, usableDice } from "./choices.js";
import { Dialog } from "./dialog.js";
import { html, useLayoutEffect, useRef } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").Move} Move */
/** @typedef {import("./types").View} View */
/** @typedef {import("./store.js").TableStore} TableStore */

const SHOWN_AT_ONCE = 3;
/** Around a menu, in pixels. */
const MARGIN = 8;

/** Is there still something to use, or to decide? Then ending the turn is not what most want next. @param {View} view */
function isUnfinished(view) {
  return Boolean(view.question) || view.moves.some((move) => move.from) || usableDice(view, diceOf(view.sheet, view.status?.dice)).length > 0;
}

/**
 * @param {{store: TableStore, view: View, more: (moves: Move[], at: Element) => void, buttons: Move[], hinted?: string,
 *   hint: () => void, help: () => void, finish: () => void}} props
 */
export function Actions({ store, view, more, buttons, hinted, hint, help, finish }) {
  const done = buttons.find((move) => move.move === "done");
  const others = buttons.filter((move) => move !== done);
  /** @param {string} name @param {Move[]} moves */
  const named = (name, moves) => `${name}${moves.some((move) => move.move === hinted) ? " hinted" : ""}`;
  return html`<nav class="actions" aria-label=${say("table.moves")}>
    ${others.length > 0 && html`<div class="purchases">
      ${done && others.length > SHOWN_AT_ONCE ? html`<button class=${named("small more", others)} aria-haspopup="dialog" aria-keyshortcuts="m"
        onClick=${(/** @type {any} */ event) => more(others, event.currentTarget)}>${say("table.more", { count: others.length })}</button>`
      : others.map((move) => html`<button key=${move.move} class=${named("small", [move])}
        onClick=${() => store.play(move.move)}>${move.label}</button>`)}
    </div>`}
    <div class="standing">
      <button onClick=${() => store.undo()} disabled=${!view.can_undo} aria-keyshortcuts="u">${say("table.undo")}</button>
      <button onClick=${hint} disabled=${!view.moves.length} aria-keyshortcuts="h">${say("table.hint")}</button>
      <button onClick=${help} aria-keyshortcuts="?">${say("table.help")}</button>
      <button class=${named(isUnfinished(view) ? "done" : "primary done", done ? [done] : [])} disabled=${!done} aria-keyshortcuts="d"
        onClick=${finish}>${say("table.done")}</button>
    </div>
  </nav>`;
}

/** The cells that the text of a move names, to show what it would touch. @param {Move} move @param {import("./types").Sheet | null} sheet */
function cellsNamed(move, sheet) {
  const group = sheet?.groups.find((one) => one.cells.some((cell) => cell.id === move.cell));
  const words = new Set(move.move.split(/[>:,+=]/));
  const named = group?.cells.filter((cell) => words.has(cell.id.slice(cell.id.indexOf(":") + 1))) ?? [];
  return new Set([move.cell, ...named.map((cell) => cell.id)]);
}

/** Puts a menu below a place, else above or beside it, and always inside of the window. @param {HTMLElement} menu @param {DOMRect} place */
function placeBeside(menu, place) {
  const { width, height } = menu.getBoundingClientRect();
  const lowest = innerHeight - height - MARGIN;
  const below = place.bottom + MARGIN;
  const top = below <= lowest ? below : place.top - MARGIN - height;
  const left = top < MARGIN ? place.right + MARGIN : place.left;
  menu.style.setProperty("--menu-left", `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`);
  menu.style.setProperty("--menu-top", `${Math.max(MARGIN, Math.min(top, lowest))}px`);
}

/**
 * A small menu beside the cell that was tapped; on a phone it comes up from below.
 * @param {{moves: Move[], at: Element, about: string, sheet: import("./types").Sheet | null, glow: (cells: Set<string>) => void,
 *   choose: (move: Move) => void, close: () => void}} props
 */
export function MoveMenu({ moves, at, about, sheet, glow, choose, close }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  // Not before the dialog is open: a closed one has no size.
  useLayoutEffect(() => {
    const dialog = list.current?.closest("dialog");
    if (dialog && innerWidth >= 700) placeBeside(dialog, at.getBoundingClientRect());
  }, [at, moves.length]);
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const here = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    buttons[(here + step + buttons.length) % buttons.length]?.focus();
  };
  return html`<${Dialog} title=${say("table.choose")} kind="menu" close=${close}>
    ${about && html`<p class="menu-about muted small">${about}</p>`}
    <div class="menu-list" ref=${list} onKeyDown=${press}>
      ${moves.map((move, place) => html`<button key=${move.move} autofocus=${place === 0} onClick=${() => choose(move)}
        onFocus=${() => glow(cellsNamed(move, sheet))} onMouseEnter=${() => glow(cellsNamed(move, sheet))}>${move.label}</button>`)}
    </div>
  <//>`;
}
