// Moves that are made with buttons: without a place, or out of a menu.
import { doneMove, touchedBy } from "./choices.js";
import { Dialog } from "./dialog.js";
import { placeBeside } from "./placing.js";
import { html, useLayoutEffect, useRef } from "./ui.js";
import { isUnfinished } from "./waste.js";
import { say } from "./words.js";

/** @typedef {import("./types").Move} Move */
/** @typedef {import("./types").View} View */
/** @typedef {import("./store.js").TableStore} TableStore */

const SHOWN_AT_ONCE = 3;

/**
 * @param {{store: TableStore, view: View, more: (moves: Move[], at: Element) => void, buttons: Move[], hinted?: string,
 *   hint: () => void, help: () => void, finish: () => void}} props
 */
export function Actions({ store, view, more, buttons, hinted, hint, help, finish }) {
  const done = doneMove(view);
  const isFew = !done || buttons.length <= SHOWN_AT_ONCE;
  const labelOf = store.labels.of(isFew ? buttons : []);
  /** @param {string} name @param {Move[]} moves */
  const named = (name, moves) => `${name}${moves.some((move) => move.move === hinted) ? " hinted" : ""}`;
  return html`<nav class="actions" aria-label=${say("table.moves")}>
    ${buttons.length > 0 && html`<div class="purchases">
      ${!isFew ? html`<button class=${named("small more", buttons)} aria-haspopup="dialog" aria-keyshortcuts="m"
        onClick=${(/** @type {any} */ event) => more(buttons, event.currentTarget)}>${say("table.more", { count: buttons.length })}</button>`
      : buttons.map((move) => html`<button key=${move.move} class=${named("small", [move])}
        onClick=${() => store.play(move.move)}>${labelOf(move)}</button>`)}
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

/**
 * A small menu beside the place that was tapped; on a phone it comes up from below.
 * @param {{moves: Move[], at: Element, about: string, labels: import("./labels.js").Labels, glow: (places: Set<number>) => void,
 *   choose: (move: Move) => void, close: () => void}} props
 */
export function MoveMenu({ moves, at, about, labels, glow, choose, close }) {
  const labelOf = labels.of(moves);
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  // Not before the dialog is open: a closed one has no size. It grows when the sentences come.
  useLayoutEffect(() => {
    const dialog = list.current?.closest("dialog");
    if (!dialog || innerWidth < 700) return;
    const { left, top } = placeBeside(at.getBoundingClientRect(), dialog.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
    dialog.style.setProperty("--menu-left", `${left}px`);
    dialog.style.setProperty("--menu-top", `${top}px`);
  }, [at, moves.length, labels.known.value]);
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
        onFocus=${() => glow(touchedBy(move))} onMouseEnter=${() => glow(touchedBy(move))}>${labelOf(move)}</button>`)}
    </div>
  <//>`;
}
