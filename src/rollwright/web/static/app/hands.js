// What a player has in hand, a die or a thing of the sheet, and what a tap means then.
import {
  chosenDie, diceOf, isOf, isSource, marksOf, movesAt, notesOf, plainMove, sourcesOf, startOf, usableDice, withHint,
} from "./choices.js";
import { waitingText } from "./tray.js";
import { useEffect, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Cell} Cell */
/** @typedef {import("./types").Move} Move */
/** @typedef {import("./choices.js").Die} Die */
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

/** Some moves to choose from, beside what was tapped. */
function useMenu() {
  const [menu, setMenu] = useState(/** @type {{moves: Move[], at: Element, about: string} | null} */ (null));
  const [glow, setGlow] = useState(/** @type {Set<string>} */ (new Set()));
  /** @param {Move[]} moves @param {Element} at @param {string} about */
  const offer = (moves, at, about) => setMenu({ moves, at, about });
  const closeMenu = () => {
    setMenu(null);
    setGlow(new Set());
  };
  return { menu, offer, closeMenu, glow, setGlow };
}

/** @param {TableStore} store @param {View} view */
export function useHands(store, view) {
  const { menu, offer, closeMenu, glow, setGlow } = useMenu();
  const hinted = view.moves.find((move) => move.move === store.hinted.value);
  const dice = withHint(diceOf(view.sheet, view.status?.dice), hinted);
  const usable = usableDice(view, dice);
  const chosen = chosenDie(view, dice, store.die.value);
  const hand = isSource(view, store.hand.value) ? store.hand.value : "";
  useEffect(() => {
    // On a small screen the places to go lie further down.
    if (hand) document.querySelector(".mine .open-plain")?.scrollIntoView({ block: "center" });
  }, [hand]);
  /** @param {Die} die */
  const choose = (die) => {
    store.quiet();
    const own = view.moves.filter((move) => move.cell === die.cell);
    const at = document.querySelector(`[data-die="${CSS.escape(die.key)}"]`);
    if (die.cell && at && own.length && !view.moves.some((move) => isOf(move, die))) {
      offer(own, at, aboutOf(die));
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
    else if (moves.length) offer(moves, at, aboutOf(cell));
    else if (isSource(view, cell.id) && all) store.tell(cell.name);
    else if (isSource(view, cell.id)) store.hand.value = hand === cell.id ? "" : cell.id;
    else if (view.moves.length) store.tell(await explain(store, hand ? startOf(view, hand) : chosen?.key ?? "", cell));
    else store.tell(withName(cell, waitingText(view, store.standings.value) || say("table.nothing-here")));
  };
  const lit = new Set([...glow, hinted?.cell ?? "", ...(hinted?.from ?? []), hand].filter(Boolean));
  const marks = marksOf(view, dice, chosen, hand);
  const touch = { marks, glow: lit, tap, notes: notesOf(view, hand), sources: sourcesOf(view), hand };
  return { dice, usable, chosen, hinted, choose, touch, menu, offer, closeMenu, setGlow };
}
