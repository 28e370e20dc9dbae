// What a player has in hand, a die or a thing of the sheet, and what a tap means then.
import { chosenDie, diceOf, isSource, marksOf, notesOf, sourcesOf, usableDice, withHint } from "./choices.js";
import { tapOn, tapOnDie, withName } from "./meaning.js";
import { useEffect, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Cell} Cell */
/** @typedef {import("./types").Move} Move */
/** @typedef {import("./choices.js").Die} Die */
/** @typedef {import("./store.js").TableStore} TableStore */

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
    const meant = tapOnDie(view, die, store.die.value);
    const at = document.querySelector(`[data-die="${CSS.escape(die.key)}"]`);
    if ("offer" in meant && at) offer(meant.offer, at, meant.about);
    else if ("take" in meant) store.die.value = meant.take;
  };
  /** @param {Cell} cell @param {Element} at @param {boolean} [all] show all moves, even if one of them is plain */
  const tap = async (cell, at, all = false) => {
    store.quiet();
    const meant = tapOn({ view, dice, chosen, hand, asking: store.asking.value }, cell, all, store.standings.value);
    if ("play" in meant) store.play(meant.play);
    else if ("offer" in meant) offer(meant.offer, at, meant.about);
    else if ("take" in meant) store.hand.value = meant.take;
    else store.tell("tell" in meant ? meant.tell : await explain(store, meant.why, cell));
  };
  const lit = new Set([...glow, hinted?.cell ?? "", ...(hinted?.from ?? []), hand].filter(Boolean));
  const marks = marksOf(view, dice, chosen, hand);
  const touch = { marks, glow: lit, tap, notes: notesOf(view, hand), sources: sourcesOf(view), hand };
  return { dice, usable, chosen, hinted, choose, touch, menu, offer, closeMenu, setGlow };
}
