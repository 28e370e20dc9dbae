// Moves that are made with buttons: without a place, or out of a menu.
import { mainButton } from "./button.js";
import { Exchange, MadeSign, makesSign } from "./counters.js";
import { doneMove, touchedBy } from "../gestures/choices.js";
import { Dialog } from "../page/dialog.js";
import { hasMoreToTell } from "../gestures/hint.js";
import { isPuzzle } from "../puzzle/goal.js";
import { entriesOf } from "../gestures/proposal.js";
import { html, useRef } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

const SHOWN_AT_ONCE = 3;

/**
 * Moves without a place. What costs something one counts is found at the counters, unless it is an exchange for something else that is counted.
 * @param {{store: TableStore, view: View, buttons: Move[], more: (moves: Move[], at: Element) => void, hinted?: string}} props
 */
export function Purchases({ store, view, buttons, more, hinted }) {
  const counted = new Set((view.game.counters ?? []).map(({ id }) => id));
  const shown = buttons.filter((move) => makesSign(move) || !move.price.some((sign) => counted.has(sign)));
  const isFew = !doneMove(view) || shown.length <= SHOWN_AT_ONCE;
  const labelOf = store.labels.of(isFew ? shown : []);
  if (!shown.length) return null;
  return html`<div class="purchases">
    ${!isFew ? html`<button class=${`small more${shown.some(({ move }) => move === hinted) ? " hinted" : ""}`} aria-haspopup="dialog" aria-keyshortcuts="m"
      onClick=${(/** @type {any} */ event) => more(shown, event.currentTarget)}>${say("table.more", { count: shown.length })}</button>`
    : shown.map((move) => html`<button key=${move.move} class=${`small${move.move === hinted ? " hinted" : ""}${makesSign(move) ? " makes-sign" : ""}`}
      aria-label=${makesSign(move) ? labelOf(move) : undefined} title=${makesSign(move) ? labelOf(move) : undefined}
      onClick=${() => store.play(move.move)}>${makesSign(move) ? html`<${Exchange} move=${move} />` : shortened(labelOf(move))}</button>`)}
  </div>`;
}

/** What a move does, without the realm that the question names already. @param {string} label */
function shortened(label) {
  const words = label.slice(label.lastIndexOf(": ") + 1).trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An entry of a menu in words: of several ways only what they have in common. @param {Move[]} ways @param {string} label of the first */
function entryWords(ways, label) {
  const cut = label.lastIndexOf(": ");
  return ways.length > 1 && cut > 0 ? say("table.ways", { what: label.slice(0, cut), count: ways.length }) : label;
}

/** @param {string} d */
const picture = (d) => html`<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d=${d} /></svg>`;
const UNDO = "M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12h-2";
const HINT = "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 2H9s0-1-1-2z";
const MORE = "M5 12h.01M12 12h.01M19 12h.01";

/** @type {("table.hint" | "table.hint-ways" | "table.hint-why")[]} */
const HINT_WORDS = ["table.hint", "table.hint-ways", "table.hint-why"];

/** The button of a hint leads on to the other ways, or to all that speaks for it. @param {import("../gestures/hint.js").Counsel | null} counsel */
function hintWordOf(counsel) {
  if (!hasMoreToTell(counsel)) return "table.hint";
  return counsel?.ways.length ? "table.hint-ways" : "table.hint-why";
}

/**
 * @param {{store: TableStore, view: View, hinted?: string, hint: () => void, finish: () => void, fresh: boolean, more: boolean}} props
 * `fresh`: the main button means something new, and takes no click for a moment
 */
export function Actions({ store, view, hinted, hint, finish, fresh, more }) {
  const main = mainButton(view);
  const asking = store.asking.value;
  const proposed = store.proposal.value !== null;
  const searching = store.hinting.value;
  const hintWord = hintWordOf(store.counsel.value);
  const undo = () => {
    if (proposed) store.propose(null);
    else if (view.can_undo) store.undo();
    else store.tell(say("table.undo-none"));
  };
  return html`<nav class="actions" aria-label=${say("table.moves")}>
    ${(more || asking) && html`<button class="asking" aria-pressed=${asking ? "true" : "false"} aria-keyshortcuts="o" title=${say("table.options-hint")}
      onClick=${() => { store.asking.value = !asking; }}>${picture(MORE)}<span>${say("table.options")}</span></button>`}
    <button onClick=${undo} aria-disabled=${view.can_undo || proposed ? undefined : "true"}
      aria-keyshortcuts="u">${picture(UNDO)}<span>${say("table.undo")}</span></button>
    ${!isPuzzle(view) && html`<button class=${`for-hint${searching ? " is-searching" : ""}`} onClick=${hint} aria-busy=${searching ? "true" : undefined}
      disabled=${!view.moves.length} aria-keyshortcuts="h" aria-haspopup=${hintWord === "table.hint" ? undefined : "dialog"}>${picture(HINT)}
      <span class="one-of">${HINT_WORDS.map((word) => html`<span key=${word}
        class=${word === hintWord ? "" : "is-other"}>${say(word)}</span>`)}</span></button>`}
    <button class=${`${main?.next ? "primary done" : "done"}${main && main.move.move === hinted ? " hinted" : ""}${main && fresh ? " is-fresh" : ""}`}
      aria-disabled=${main && !fresh ? undefined : "true"} aria-keyshortcuts="d" onClick=${finish}>${main?.words ?? (view.ending || say("table.done"))}</button>
  </nav>`;
}

/**
 * A small menu beside the place that was tapped; on a phone it comes up from below.
 * @param {{moves: Move[], at: Element, about: string, labels: import("../gestures/labels.js").Labels, glow: (places: Set<number>) => void,
 *   choose: (ways: Move[]) => void, close: () => void}} props
 */
export function MoveMenu({ moves, at, about, labels, glow, choose, close }) {
  const entries = entriesOf(moves);
  const labelOf = labels.of(entries.flatMap((ways) => ways.slice(0, 1)));
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  /** @param {KeyboardEvent} event */
  const press = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const here = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    buttons[(here + step + buttons.length) % buttons.length]?.focus();
  };
  return html`<${Dialog} title=${say("table.choose")} kind="menu" at=${at} close=${close}>
    ${about && html`<p class="menu-about muted small">${about}</p>`}
    <div class=${`menu-list${moves.every(makesSign) ? " of-signs" : ""}`} ref=${list} onKeyDown=${press}>
      ${entries.map((ways, at) => { const move = /** @type {Move} */ (ways[0]); return html`<button key=${move.move} autofocus=${at === 0}
        onClick=${() => choose(ways)} onFocus=${() => glow(touchedBy(move))} onMouseEnter=${() => glow(touchedBy(move))}>
        <${MadeSign} move=${move} /> <span>${entryWords(ways, labelOf(move))}</span></button>`; })}
    </div>
  <//>`;
}
