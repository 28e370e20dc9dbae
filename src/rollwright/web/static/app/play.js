// The running game: dice, my sheet, the moves, and the others beside it.
import { Actions, MoveMenu } from "./actions.js";
import {
  buttonsOf, chosenDie, diceOf, hasMore, isOf, isSource, marksOf, movesAt, notesOf, plainMove, sourcesOf, startOf, usableDice, withHint,
} from "./choices.js";
import { useFinish } from "./finish.js";
import { Help } from "./help.js";
import { useKeys } from "./keys.js";
import { canJoin, JoinForm, Seal } from "./lobby.js";
import { Log } from "./log.js";
import { Players, TableTools, useWatched, WatchedSheet } from "./players.js";
import { SheetView } from "./sheet.js";
import { Tray, waitingText } from "./tray.js";
import { html, useEffect, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Cell} Cell */
/** @typedef {import("./types").Move} Move */
/** @typedef {import("./board.js").Touch} Touch */
/** @typedef {import("./choices.js").Die} Die */
/** @typedef {import("./players.js").Watched} Watched */
/** @typedef {import("./store.js").TableStore} TableStore */

/** What a place or a die is, if there is more to it than is written there. @param {{title: string, name: string}} thing */
function aboutOf({ title, name }) {
  return title && title !== name ? name : "";
}

/** A reason with what the place is before it. @param {Cell} cell @param {string} reason */
function withName(cell, reason) {
  const about = aboutOf(cell);
  return !about || reason.includes(about) ? reason : `${about}. ${reason}`;
}

/** Asks the server why a tap means nothing. @param {TableStore} store @param {string} start of the text of a move @param {Cell} cell */
async function explain(store, start, cell) {
  const answer = await store.send("why-there", { place: cell.id, die: start });
  if (answer.op !== "why") return "";
  return withName(cell, answer.reason || say("table.nothing-here"));
}

/** My sheet, or that of whom I watch. @param {{store: TableStore, view: View, watched: Watched, touch: Touch}} props */
function MainSheet({ store, view, watched, touch }) {
  const name = watched.seat ? say("table.sheet-of", { name: watched.seat.name }) : say("table.my-sheet");
  return html`<section class="mine" aria-label=${name}>
    <h2 class="visually-hidden">${name}</h2>
    ${canJoin(view) && html`<div class="panel"><${JoinForm} store=${store} view=${view} /></div>`}
    ${view.sheet && html`<${SheetView} sheet=${view.sheet} rules=${view.rules} touch=${touch} />`}
    <${WatchedSheet} view=${view} watched=${watched} />
  </section>`;
}

/** @param {{store: TableStore, view: View}} props */
export function Play({ store, view }) {
  const [menu, setMenu] = useState(/** @type {{moves: Move[], at: Element, about: string} | null} */ (null));
  const [glow, setGlow] = useState(/** @type {Set<string>} */ (new Set()));
  const [help, setHelp] = useState(false);
  const watched = useWatched(store, view);
  const { finish, asked } = useFinish(store, view);
  const hinted = view.moves.find((move) => move.move === store.hinted.value);
  const dice = withHint(diceOf(view.sheet, view.status?.dice), hinted);
  const usable = usableDice(view, dice);
  const chosen = chosenDie(view, dice, store.die.value);
  const hand = isSource(view, store.hand.value) ? store.hand.value : "";
  const marks = marksOf(view, dice, chosen, hand);

  /** @param {Die} die */
  const choose = (die) => {
    store.quiet();
    const own = view.moves.filter((move) => move.cell === die.cell);
    const at = document.querySelector(`[data-die="${CSS.escape(die.key)}"]`);
    if (die.cell && at && own.length && !view.moves.some((move) => isOf(move, die))) {
      setMenu({ moves: own, at, about: aboutOf(die) });
      return;
    }
    store.die.value = store.die.value === die.key ? "" : die.key;
  };
  /** @param {Cell} cell @param {Element} at @param {boolean} [all] show all moves, even if one of them is plain */
  const tap = async (cell, at, all = false) => {
    store.quiet();
    const moves = movesAt(view, dice, chosen, cell.id, hand);
    const plain = all || store.asking.value ? undefined : plainMove(moves, dice);
    if (plain) store.play(plain.move);
    else if (moves.length) setMenu({ moves, at, about: aboutOf(cell) });
    else if (isSource(view, cell.id) && all) store.tell(cell.name);
    else if (isSource(view, cell.id)) store.hand.value = hand === cell.id ? "" : cell.id;
    else if (view.moves.length) store.tell(await explain(store, hand ? startOf(view, hand) : chosen?.key ?? "", cell));
    else store.tell(withName(cell, waitingText(view, store.standings.value) || say("table.nothing-here")));
  };
  const hint = async () => {
    const answer = await store.send("hint");
    if (answer.op !== "hint" || !answer.move) return store.tell(say("table.no-hint"));
    store.hinted.value = answer.move;
    return store.tell(say("table.hint-is", { label: answer.label ?? answer.move }));
  };
  useKeys((key) => {
    // A key may come before this page is drawn again: ask the table as it is now.
    const now = store.view.value ?? view;
    const die = dice[Number(key) - 1];
    if (key === "u" && now.can_undo) store.undo();
    else if (key === "d") finish();
    else if (key === "h" && now.moves.length) hint();
    else if (key === "o") store.asking.value = !store.asking.value && now.moves.length > 0;
    else if (key === "m") /** @type {HTMLElement | null} */ (document.querySelector(".actions .more"))?.click();
    else if (key === "?") setHelp(true);
    else if (key === "Escape") store.letGo();
    else if (die && usable.includes(die)) choose(die);
  });
  useEffect(() => {
    // On a small screen the places to go lie further down.
    if (hand) document.querySelector(".mine .open-plain")?.scrollIntoView({ block: "center" });
  }, [hand]);
  const closeMenu = () => {
    setMenu(null);
    setGlow(new Set());
  };

  const lit = new Set([...glow, hinted?.cell ?? "", ...(hinted?.from ?? []), hand].filter(Boolean));
  const touch = { marks, glow: lit, tap, notes: notesOf(view, hand), sources: sourcesOf(view), hand };
  return html`<main id="content" class="play">
    <h1 class="visually-hidden">${view.game.name}</h1>
    <${Tray} store=${store} view=${view} dice=${dice} usable=${usable} chosen=${chosen} choose=${choose}
      more=${hasMore(view, dice, chosen)} />
    <${MainSheet} store=${store} view=${view} watched=${watched} touch=${touch} />
    <aside class="beside">
      <${Players} store=${store} view=${view} watched=${watched} />
      <${TableTools} store=${store} view=${view} />
      <${Log} store=${store} view=${view} />
      <${Seal} view=${view} />
    </aside>
    ${view.you.seat !== null && html`<${Actions} store=${store} view=${view} buttons=${buttonsOf(view, chosen)}
      more=${(/** @type {Move[]} */ moves, /** @type {Element} */ at) => setMenu({ moves, at, about: "" })}
      hint=${hint} help=${() => setHelp(true)} hinted=${hinted?.move} finish=${() => finish()} />`}
    ${asked}
    ${menu && html`<${MoveMenu} moves=${menu.moves} at=${menu.at} about=${menu.about} sheet=${view.sheet} glow=${setGlow} close=${closeMenu}
      choose=${(/** @type {Move} */ move) => { closeMenu(); store.play(move.move); }} />`}
    ${help && html`<${Help} view=${view} close=${() => setHelp(false)} />`}
  </main>`;
}
