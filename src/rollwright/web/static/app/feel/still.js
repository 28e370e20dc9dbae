// Nothing is told before the dice lie still: while mine roll, the table stays as it was before, with the dice that roll.
import { gainsBetween } from "./changes.js";
import { prefersCalm } from "./motion.js";
import { diceOf, doneMove, ownBoard } from "../gestures/choices.js";
import { ROLL_MS, thrownDice } from "../drawing/rolls.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../page/ui.js";

/** @typedef {import("../types").Board} Board */
/** @typedef {import("../types").View} View */

/** Where a step ends with what was rolled in it, the dice are looked at so long before the table goes on, in milliseconds. */
const LOOK_MS = 700;

/** Do dice before me roll that were still before? @param {View} before @param {View} now */
function rolls(before, now) {
  return thrownDice(diceOf(now), before.status?.rolled, now.status?.rolled, now.you.seat).length > 0;
}

/** How long the table is held when it has changed, in milliseconds. @param {View} before @param {View} now */
export function holdMs(before, now) {
  if (before.table !== now.table || !rolls(before, now)) return 0;
  const [was, is] = [before.status, now.status];
  const alone = JSON.stringify(was?.rolled?.seats) !== JSON.stringify(is?.rolled?.seats);
  return ROLL_MS + (alone && was?.round === is?.round && was?.turn !== is?.turn ? LOOK_MS : 0);
}

/**
 * A board as it was, with the dice of now; cards that were dealt with them tell nothing of the dice.
 * @param {Board | undefined} was @param {Board} is @returns {Board}
 */
const unread = (was, is) => (was && was.prints.join() === is.prints.join() ? { ...was, dice: is.dice } : is);

/** The seats as they were; that somebody is on again is no secret of the dice. @param {View} before @param {View} now */
function seatsThen(before, now) {
  return before.seats.map((seat) => {
    const waiting = now.seats.find((one) => one.seat === seat.seat)?.waiting;
    return Boolean(waiting) === Boolean(seat.waiting) ? seat : { ...seat, waiting };
  });
}

/** What is known while dice roll: that they do, and which round it is. @param {View} before @param {View} now @returns {View} */
export function heldView(before, now) {
  const { status } = now;
  const same = before.status && before.status.round === status?.round ? before.status : status;
  const boards = Object.entries(now.boards).map(([seat, board]) => [seat, unread(before.boards[seat], board)]);
  return {
    ...now, moves: [], can_undo: false, question: "", ending: before.ending, seats: seatsThen(before, now), log: before.log, boards: Object.fromEntries(boards),
    status: status && same && { ...status, turn: same.turn, turn_name: same.turn_name, remarks: same.remarks, roll: before.status?.roll },
  };
}

/**
 * What a roll of mine took or brought by itself, without what the end of a step before it has forfeited.
 * @param {View} before @param {View} now @returns {import("./changes.js").Gain[]}
 */
export function broughtBy(before, now) {
  const [was, is] = [ownBoard(before), ownBoard(now)];
  if (!was || !is) return [];
  const forfeited = doneMove(before)?.forfeits ?? [];
  return gainsBetween(was, is, now.game.counters).filter(({ sign, name }) => name && !forfeited.includes(sign));
}

/**
 * The table as it is told now.
 * @param {import("../connection/store.js").TableStore} store @param {View} view
 */
export function useStill(store, view) {
  const told = useRef(view);
  // What began to roll, and until when that is not told.
  const begun = useRef(view);
  const [, redraw] = useState(0);
  const timer = useRef(0);
  const wait = begun.current === view || prefersCalm() ? 0 : holdMs(begun.current, view);
  const held = wait > 0 || timer.current > 0;
  const before = told.current;
  if (!held) told.current = view;
  useLayoutEffect(() => {
    begun.current = view;
    if (!wait) return;
    clearTimeout(timer.current);
    store.tumbling.value = true;
    timer.current = setTimeout(() => {
      timer.current = 0;
      store.tumbling.value = false;
      redraw((count) => count + 1);
    }, wait);
  }, [view]);
  useLayoutEffect(() => {
    if (held || before === view || !rolls(before, view)) return;
    const gains = broughtBy(before, view);
    // Of dice that come one after the other, each may bring something.
    if (gains.length || before.status?.round !== view.status?.round) store.brought.value = gains;
  });
  useEffect(() => () => {
    clearTimeout(timer.current);
    store.tumbling.value = false;
  }, []);
  return held ? heldView(before, view) : view;
}
