// Views, boards and moves as the page has them, as short as a test needs them.
import { diceOf } from "../../src/rollwright/web/static/app/gestures/choices.js";
import { promptFor } from "../../src/rollwright/web/static/app/table/prompt.js";
import { keepDocument } from "../../src/rollwright/web/static/app/drawing/documents.js";

/** @typedef {import("../../src/rollwright/web/static/app/types").Board} Board */
/** @typedef {import("../../src/rollwright/web/static/app/types").Card} Card */
/** @typedef {import("../../src/rollwright/web/static/app/types").Die} Die */
/** @typedef {import("../../src/rollwright/web/static/app/types").Mark} Mark */
/** @typedef {import("../../src/rollwright/web/static/app/types").Move} Move */
/** @typedef {import("../../src/rollwright/web/static/app/types").Place} Place */
/** @typedef {import("../../src/rollwright/web/static/app/types").Seat} Seat */
/** @typedef {import("../../src/rollwright/web/static/app/types").Status} Status */
/** @typedef {import("../../src/rollwright/web/static/app/types").View} View */

/** The states of the map, by their numbers. */
export const [PA, CA, WV, IA, IL, TX] = [0, 1, 2, 3, 4, 5];
/** Two sides of the black die, and two trays. */
export const [BARONY, TINKER, COUNTY, MILL] = [0, 1, 2, 3];

/** @param {number} number @param {Partial<Place>} [more] @returns {Place} */
export function placeOf(number, more = {}) {
  return { id: `p${number}`, name: `Place ${number}`, number, d: "M0 0h9v9z", box: [0, 0, 9, 9], center: [4, 4], height: 5, ...more };
}

/** A print with these places. @param {string} digest @param {string} title @param {string[]} names @param {string[]} [ids] */
export function keepPrint(digest, title, names, ids = names) {
  const drawing = { title, width: 9, height: 9, svg: "", light: {}, dark: {} };
  const places = names.map((name, at) => ({ ...placeOf(at), id: ids[at] ?? "", name }));
  keepDocument(digest, { id: digest, drawing, places, sockets: [], rules: [], common: false, hand: {}, role: "board" });
}

/** @param {Partial<Board>} [more] @returns {Board} */
export const boardWith = (more = {}) => ({ prints: [], marks: new Map(), stars: [], dice: [], counters: [], ...more });

/** A die with its value. @param {string} id @param {string} value @param {Partial<Die>} [more] @returns {Die} */
export const dieOf = (id, value, more = {}) => ({ id, value, name: `${id}: ${value}`, ...more });

/**
 * A move at a place, or nowhere; plain unless something is told about it.
 * @param {string} move @param {number} [place] @param {Partial<Move>} [more] @returns {Move}
 */
export function moveAt(move, place = -1, more = {}) {
  const plain = !more.price?.length && !more.ends && !more.sources?.length;
  const touches = place < 0 ? [] : [place];
  return { move, place, touches, die: "", price: [], plain, ends: false, sources: [], makes: "", like: "", forfeits: [], harms: "", skips: false, ...more };
}

export const DONE = moveAt("done", -1, { ends: true });

/** @param {number} seat @param {Partial<Seat>} [more] @returns {Seat} */
export function seatOf(seat, more = {}) {
  return { seat, name: `P${seat}`, kind: "person", score: 0, points: "0", words: "0 points", ...more };
}

/** @param {Partial<Status>} [more] @returns {Status} */
export function statusOf(more = {}) {
  return { phase: "play", round: 1, turn: 1, rounds: 0, turns: 0, rolled: { together: 1, seats: {} }, waiting: [], scores: [], ...more };
}

/** @param {Partial<View>} [more] @returns {View} */
export function viewOf(more = {}) {
  return {
    table: "abcd2345", kind: "table", origin: null, stage: "playing", locked: false, book: "", language: "en",
    game: { id: "game", name: "Game", goal: "", counters: [] },
    you: { seat: 0, host: true, name: "P0" }, seats: [seatOf(0, { waiting: true })], count: 1, status: statusOf(), commitment: "", seed: "", toss: null,
    moves: [], boards: {}, can_undo: false, question: "", ending: "End turn", log: [], dice: "auto", rematch: "", rematch_by: null,
    watchers: 0, result: [], winners: 0, host: { name: "P0", away: false }, hand: "", tiles: "", real_dice: [], ...more,
  };
}

/** The map with a red 3 and a blue 4, where some moves cost a power. */
export function mapView() {
  keepPrint("map", "Map", ["Pennsylvania", "California", "West Virginia", "Iowa", "Illinois", "Texas"]);
  const [red, blue] = [{ die: "r3" }, { die: "b4" }];
  const moves = [
    moveAt("r3>PA", PA, red), moveAt("r3>PA!", PA, { ...red, price: ["guard"] }), moveAt("r3c>CA", CA, { ...red, price: ["color-change"] }),
    moveAt("r3>WV", WV, red), moveAt("b4>IA", IA, blue), moveAt("b4>IL", IL, blue), moveAt("b4>IL!", IL, { ...blue, price: ["guard"] }), DONE,
  ];
  const dice = [dieOf("r3", "3", { tint: "red" }), dieOf("b4", "4", { tint: "blue" })];
  return viewOf({ moves, boards: { 0: boardWith({ prints: ["map"], dice }) } });
}

/** Dice with tiles, sides that can be swapped, and what that costs. */
export function faceView() {
  keepPrint("black", "Black die", ["side 1", "side 5"], ["black:1", "black:5"]);
  keepPrint("trays", "Trays", ["County", "Mill"]);
  const moves = [
    moveAt("black:barony>county", COUNTY, { sources: [BARONY], price: ["upgrade"] }),
    moveAt("black:tinker>mill", MILL, { sources: [TINKER], price: ["upgrade", "upgrade"] }), DONE,
  ];
  const dice = [dieOf("black", "", { tile: "barony", name: "Barony, 1 dot" }), dieOf("white", "", { tile: "farm", name: "Farm, 1 dot" })];
  const marks = new Map([[BARONY, { mark: "outlined", text: "", tile: "barony" }], [TINKER, { mark: "blank", text: "", tile: "tinker" }]]);
  return viewOf({ moves, boards: { 0: boardWith({ prints: ["black", "trays"], dice, marks }) }, question: "2 upgrades left." });
}

/** Dice that are rolled again by a tap on themselves. */
export function rerollView() {
  return { ...faceView(), moves: [moveAt("reroll:black", -1, { die: "black" }), DONE], question: "" };
}

/** @param {View} view */
export const diceIn = (view) => diceOf(view);

/**
 * What to do next, in one sentence; nothing if there is nothing to do.
 * @param {View} view @param {Die[]} usable @param {Die | undefined} chosen @param {number} hand
 * @param {Pick<import("../../src/rollwright/web/static/app/table/prompt.js").Held, "aim" | "armed" | "pending" | "which">} [more]
 */
export function adviceFor(view, usable, chosen, hand, more = {}) {
  if (view.you.seat !== null && !view.moves.length) return view.stage === "playing" ? view.question : "";
  return promptFor(view, { ...more, usable, chosen, hand }).words;
}
