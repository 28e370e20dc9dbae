// Prompts and main buttons for positions from a walk: a line of JSON with a position comes in, one with all its prompts goes out.
import { createInterface } from "node:readline";

import { mainButton } from "../../src/rollwright/web/static/app/table/button.js";
import { chosenDie, movesAt, sourcesOf, usableDice } from "../../src/rollwright/web/static/app/gestures/choices.js";
import { shownPlaces } from "../../src/rollwright/web/static/app/gestures/hands.js";
import { asksForDie } from "../../src/rollwright/web/static/app/gestures/proposal.js";
import { movesOf } from "../../src/rollwright/web/static/app/connection/merge.js";
import { promptFor, waitingText } from "../../src/rollwright/web/static/app/table/prompt.js";
import { fetchWords } from "../../src/rollwright/web/static/app/words/words.js";
import { language } from "../../src/rollwright/web/static/app/page/settings.js";
import { adviceFor, boardWith, seatOf, statusOf, viewOf } from "./things.js";

await fetchWords("es");

/** @typedef {import("../../src/rollwright/web/static/app/table/prompt.js").Held} Held */
/** @typedef {import("../../src/rollwright/web/static/app/types").View} View */
/** @typedef {import("../../src/rollwright/web/static/app/types").Die} Die */
/**
 * @typedef {{phase: string, seat: number, waiting: number[], names: string[], dice: import("../../src/rollwright/web/static/app/types").Die[],
 *   moves: import("../../src/rollwright/web/static/app/types").MoveGroup[], said: Record<string, {question: string, ending: string, wanted: string}>}} Told
 */

/** No more than so many places are taken in hand at one position. */
const HANDS = 2;

/** What a player may hold at this position. @param {View} view @returns {Held[]} */
function heldIn(view) {
  const dice = view.boards[String(view.you.seat)]?.dice ?? [];
  const usable = usableDice(view, dice);
  const chosen = chosenDie(view, dice, "");
  // Somewhere a place may be tapped before the die.
  const asked = !chosen && view.moves.some(({ place, price }) => place >= 0 && !price.length && asksForDie(movesAt(view, undefined, place)));
  const prices = new Set(view.moves.flatMap((move) => move.price));
  return [
    { usable, chosen },
    ...(usable.length > 1 ? usable.map((die) => ({ usable, chosen: die })) : []),
    ...[...sourcesOf(view)].slice(0, HANDS).map((hand) => ({ usable, chosen, hand })),
    ...[...prices, "dupe"].map((armed) => ({ usable, chosen, armed })),
    ...[1, 2].map((pending) => ({ usable, chosen, pending })),
    ...(asked ? [{ usable, chosen: undefined, pending: 2, which: true }] : []),
  ];
}

/**
 * How places are pointed out; while a die is to be chosen, as soon as any one is.
 * @param {View} view @param {Die[]} usable @param {Die | undefined} chosen @param {number} hand @param {string} armed
 */
function glowing(view, usable, chosen, hand, armed) {
  const dice = chosen || !usable.length ? [chosen] : usable;
  return [...new Set(dice.flatMap((die) => [...shownPlaces(view, die, hand, armed).values()]))];
}

/** @param {Told} told @param {string} dice @param {string} spoken @returns {View} */
function viewFor(told, dice, spoken) {
  const { question, ending, wanted } = told.said[spoken] ?? { question: "", ending: "", wanted: "" };
  return viewOf({
    language: spoken, dice, question, ending, moves: movesOf(told.moves), you: { seat: told.seat, host: false, name: "" },
    boards: { [told.seat]: boardWith({ dice: told.dice }) }, status: statusOf({ phase: told.phase, waiting: told.waiting, wanted }),
    seats: told.names.map((name, seat) => seatOf(seat, { name, waiting: told.waiting.includes(seat) })),
  });
}

/** @param {Told} told @param {string} spoken */
function promptsOf(told, spoken) {
  language.value = spoken;
  const view = viewFor(told, "auto", spoken);
  const prompts = (view.moves.length ? heldIn(view) : [{ usable: [] }]).map((held) => {
    const { words, claims, asked } = promptFor(view, held);
    const { usable, chosen, hand = -1, armed = "", pending = 0 } = /** @type {Held} */ (held);
    return { words, claims, asked, chosen: chosen?.id ?? "", several: usable.length > 1, hand, armed, pending, advice: adviceFor(view, usable, chosen, hand),
      glows: glowing(view, usable, chosen, hand, armed) };
  });
  const button = mainButton(view);
  const real = viewFor(told, "manual", spoken);
  return {
    language: spoken, prompts, button: button && { move: button.move.move, words: button.words, next: button.next },
    waiting: [waitingText(view, null), waitingText(real, null), waitingText({ ...view, stage: "paused" }, null)],
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const told = /** @type {Told} */ (JSON.parse(line));
  process.stdout.write(`${JSON.stringify(Object.keys(told.said).map((spoken) => promptsOf(told, spoken)))}\n`);
}
