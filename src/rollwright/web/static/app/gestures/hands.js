// What a player has in hand, a die or a thing of the sheet, and what a tap means then.
import {
  badgesOf, calmed, chosenDie, diceOf, harmsOf, isOf, isSource, isTarget, liftsOf, openPlaces, ownSheet, pricesOf, sourcesOf, touchedBy, usableDice,
} from "./choices.js";
import { tilesOf } from "../drawing/documents.js";
import { spending } from "../table/counters.js";
import { tapOn, tapOnDie } from "./meaning.js";
import { areWays } from "./proposal.js";
import { isCalm } from "./refusal.js";
import { useLately } from "../feel/lately.js";
import { placeName } from "./spots.js";
import { useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../types").Die} Die */
/** @typedef {import("../types").Mark} Mark */
/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").Place} Place */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** A place of my sheet. @param {View} view @param {number} number */
function placeAt(view, number) {
  return ownSheet(view)?.cards.flatMap((card) => card.places).find((place) => place.number === number);
}

/** What stands at a place of my sheet. @param {View} view @param {Place} place @returns {Mark | undefined} */
function markAt(view, place) {
  return ownSheet(view)?.cards.flatMap((card) => card.marks)[place.number];
}

/** A place with what stands there. @param {View} view @param {Place} place */
function nameOf(view, place) {
  const mark = markAt(view, place);
  return mark ? placeName(place, mark, tilesOf(view.tiles)) : place.name;
}

/** What a piece at a place does; of places that show all there is, nothing. @param {View} view @param {Place} place */
function pieceAt(view, place) {
  return tilesOf(view.tiles)[markAt(view, place)?.tile ?? ""]?.about ? nameOf(view, place) : "";
}

/**
 * Asks the server why a tap means nothing.
 * @param {TableStore} store @param {View} view @param {Place} place @param {Die | undefined} die @param {number} hand
 */
async function explain(store, view, place, die, hand) {
  const source = placeAt(view, hand)?.id ?? "";
  const answer = await store.send("why-there", { place: place.id, die: source ? "" : die?.id ?? "", source });
  if (answer.op !== "why") return { text: "" };
  return { text: answer.reason || say("table.nothing-here"), rule: answer.rule, about: pieceAt(view, place) };
}

/**
 * What is told of a place where nothing can be done; of a piece, what it is comes first.
 * @param {string} text @param {string} name of the place @param {string} about what the piece does
 */
function toldOf(text, name, about) {
  return text === name ? { text: "", about: name, calm: true } : { text, about, calm: true };
}

/** Some moves to choose from, beside what was tapped. */
function useMenu() {
  const [menu, setMenu] = useState(/** @type {{moves: Move[], at: Element, about: string} | null} */ (null));
  const [glow, setGlow] = useState(/** @type {Set<number>} */ (new Set()));
  /** @param {Move[]} moves @param {Element} at @param {string} about */
  const offer = (moves, at, about) => setMenu({ moves, at, about });
  const closeMenu = () => {
    setMenu(null);
    setGlow(new Set());
  };
  return { menu, offer, closeMenu, glow, setGlow };
}

/**
 * The moves that are meant while a counter is in hand: those that spend some of it. What costs something else besides is still asked about.
 * @param {View} view @param {string} armed @returns {View}
 */
export function armedView(view, armed) {
  if (!armed) return view;
  return { ...view, moves: spending(view.moves, armed).map((move) => ({ ...move, plain: move.price.every((sign) => sign === armed) })) };
}

/**
 * The places that are pointed out: of many that only cost something none, unless all that the counter in hand pays for is among them.
 * @param {View} view @param {import("../types").Die | undefined} chosen @param {number} hand @param {string} armed @param {boolean} [asking]
 * @param {number} [aim]
 */
export function shownPlaces(view, chosen, hand, armed, asking = false, aim = -1) {
  const all = openPlaces(armedView(view, armed), chosen, hand, aim);
  const every = asking || (armed && ![...all.values()].includes("plain"));
  return every ? all : calmed(all);
}

/** The way to make this move better known first: the one that a tap on a place would make, or propose. @param {import("./meaning.js").Meaning} meant */
function firstMove(meant) {
  if ("play" in meant) return meant.play;
  if ("swap" in meant) return meant.swap.move;
  return "offer" in meant && areWays(meant.offer) ? meant.offer[0]?.move ?? "" : "";
}

/**
 * What waits for a tick: a shape, or a thing in hand that becomes another.
 * @param {import("./meaning.js").Meaning} meant @param {View} view @param {number} place @param {number} hand
 * @returns {import("./proposal.js").Proposal | null}
 */
export function proposalOf(meant, view, place, hand) {
  if ("swap" in meant) return { moves: [meant.swap], at: 0, place: meant.to, from: meant.from };
  if ("offer" in meant && areWays(meant.offer)) return { moves: meant.offer, at: 0, place };
  const swap = "play" in meant ? view.moves.find(({ move, sources }) => move === meant.play && sources.includes(hand)) : undefined;
  return swap ? { moves: [swap], at: 0, place, from: hand } : null;
}

/** @param {TableStore} store @param {View} view */
export function useHands(store, view) {
  const { menu, offer, closeMenu, glow, setGlow } = useMenu();
  const lately = useLately(store, view);
  const hinted = view.moves.find((move) => move.move === store.hinted.value);
  const dice = diceOf(view);
  const usable = usableDice(view, dice);
  const chosen = chosenDie(view, dice, store.die.value);
  const hand = isSource(view, store.hand.value) ? store.hand.value : -1;
  const aim = isTarget(view, store.aim.value) ? store.aim.value : -1;
  const meantView = armedView(view, store.armed.value);
  useEffect(() => {
    // On a small screen the places to go lie further down.
    if (hand >= 0 && aim < 0) document.querySelector(".mine .open-plain")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [hand]);
  /** @param {Die} die */
  const choose = (die) => {
    store.quiet();
    const waiting = store.proposal.value;
    // Another tap is as good as the tick.
    if (waiting && waiting.place < 0 && waiting.moves[waiting.at]?.die === die.id) { store.confirm(); return; }
    store.propose(null);
    const meant = tapOnDie(meantView, die, store.die.value, hinted);
    if ("play" in meant) { store.play(meant.play); return; }
    if (hinted && !isOf(hinted, die)) store.advise("");
    const at = document.querySelector(`[data-die="${CSS.escape(die.id)}"]`);
    // What costs something waits for its tick, unless that is in hand.
    if ("only" in meant) {
      if (meant.only.price.length && !store.armed.value) store.propose({ moves: [meant.only], at: 0, place: -1 });
      else store.play(meant.only.move);
    } else if ("offer" in meant && at) offer(meant.offer, at, meant.about);
    else if ("choose" in meant) store.die.value = meant.choose;
  };
  /** A die that is dragged ends what waited with another one. @param {Die} die */
  const take = (die) => {
    store.quiet();
    store.propose(null);
    if (hinted && !isOf(hinted, die)) store.advise("");
    store.die.value = die.id;
  };
  /** A piece that is dragged is what is changed, or what is wanted in the place of another; null puts it back. @param {Place | null} place */
  const lift = (place) => {
    store.quiet();
    store.propose(null);
    const source = place && isSource(view, place.number);
    if (!source || !hinted?.sources.includes(place.number)) store.advise("");
    store.hand.value = source ? place.number : -1;
    store.aim.value = source ? -1 : place?.number ?? -1;
  };
  /** @param {Place} place @param {boolean} [all] */
  const meaningOf = (place, all = false) => {
    const hands = { view: meantView, chosen, hand, aim, asking: store.asking.value, hinted };
    return tapOn(hands, place, nameOf(view, place), all, store.standings.value);
  };
  /** @param {Place} place @param {Element} at @param {boolean} [all] show all moves, even if one of them is plain */
  const tap = async (place, at, all = false) => {
    store.quiet();
    store.point("", null);
    const proposal = store.proposal.value;
    if (proposal?.place === place.number && proposal.from !== undefined && !all) return store.play(proposal.moves[0]?.move ?? "");
    if (proposal?.place === place.number && !all) return store.turn();
    const meant = meaningOf(place, all);
    const proposed = proposalOf(meant, view, place.number, hand);
    if ("take" in meant) store.aim.value = -1;
    store.propose(proposed);
    // What is swapped is seen before and after, and made with a tick, or another tap.
    if ("play" in meant) { if (!proposed) store.play(meant.play); }
    else if ("offer" in meant) { if (!store.proposal.value) offer(meant.offer, at, meant.about); }
    else if ("take" in meant) {
      if (hinted && !hinted.sources.includes(meant.take)) store.advise("");
      store.hand.value = meant.take;
    } else if ("aim" in meant) {
      store.aim.value = meant.aim;
      store.advise("");
    } else if ("swap" in meant) return undefined;
    else if ("tell" in meant) store.refuse(place.number, toldOf(meant.tell, nameOf(view, place), pieceAt(view, place)));
    // Who has nothing in hand wants to know what lies there, and not why it can't be had.
    else store.refuse(place.number, { ...await explain(store, view, place, chosen, hand), calm: hand < 0 && aim < 0 });
    return undefined;
  };
  /** @param {Place | null} place what the pointer is over */
  const hover = (place) => {
    store.point(place ? markAt(view, place)?.tile ?? "" : "", place && document.querySelector(`.mine [data-place="${CSS.escape(place.id)}"]`));
    if (!store.proposal.value) store.preview(place && touch.open.has(place.number) ? firstMove(meaningOf(place)) : "");
  };
  const proposed = store.proposal.value?.moves[store.proposal.value.at];
  const lit = new Set([...glow, ...(hinted ? touchedBy(hinted) : []), ...(proposed ? touchedBy(proposed) : []), hand, aim]);
  const refused = isCalm(store.refusal.value) ? -1 : store.refusal.value?.place ?? -1;
  const open = shownPlaces(view, chosen, hand, store.armed.value, store.asking.value, aim);
  const prices = pricesOf(meantView, chosen, hand);
  /** @type {import("./spots.js").Touch} */
  const touch = {
    open, glow: lit, tap, hover, prices, badges: badgesOf(prices, open, store.armed.value, store.asking.value), sources: sourcesOf(view), hand,
    harms: harmsOf(meantView, chosen), lately, take, lift, lifts: liftsOf(view),
    held: Boolean(chosen || store.armed.value) || hand >= 0,
    ghost: store.ghost.value?.marks, refused, dragging: store.dragging.value,
    proposed: store.proposal.value?.place, confirm: () => store.confirm(), leave: () => store.propose(null),
  };
  return { dice, usable, chosen, hinted, choose, touch, menu, offer, closeMenu, setGlow };
}
