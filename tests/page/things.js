// Views, sheets and moves as the server sends them, as short as a test needs them.
import { diceOf } from "../../src/rollwright/web/static/app/choices.js";

/** @typedef {import("../../src/rollwright/web/static/app/types").Cell} Cell */
/** @typedef {import("../../src/rollwright/web/static/app/types").Group} Group */
/** @typedef {import("../../src/rollwright/web/static/app/types").Move} Move */
/** @typedef {import("../../src/rollwright/web/static/app/types").Seat} Seat */
/** @typedef {import("../../src/rollwright/web/static/app/types").Status} Status */
/** @typedef {import("../../src/rollwright/web/static/app/types").View} View */

/** @param {string} id @param {Partial<Cell>} [more] @returns {Cell} */
export function cellOf(id, more = {}) {
  return {
    id, shape: "rect", numbers: [0, 0, 1, 1], center: [0.5, 0.5], mark: "blank", text: "", print: "", title: "", name: id, tint: "", icons: [], ...more,
  };
}

/** @param {string} id @param {Cell[]} cells @returns {Group} */
export const groupOf = (id, ...cells) => ({ id, name: id, cells });

/** Moves by their texts: what stands behind the arrow, up to a sign, is their place. @param {string[]} texts @returns {Move[]} */
export function movesOf(...texts) {
  return texts.map((move) => ({ move, label: move, cell: /^[^>]*>([\w:-]+)/.exec(move)?.[1] ?? "" }));
}

/** @param {number} seat @param {Partial<Seat>} [more] @returns {Seat} */
export function seatOf(seat, more = {}) {
  return { seat, name: `P${seat}`, kind: "person", here: true, waiting: false, score: 0, points: "0", words: "0 points", ...more };
}

/** @param {Partial<Status>} [more] @returns {Status} */
export function statusOf(more = {}) {
  return { phase: "play", round: 1, turn: 1, dice: [], rolled: { together: 1, seats: {} }, waiting: [], scores: [], ...more };
}

/** @param {Partial<View>} [more] @returns {View} */
export function viewOf(more = {}) {
  return {
    table: "abcd2345", kind: "table", stage: "playing", game: { id: "game", name: "Game", goal: "" }, language: "en",
    you: { seat: 0, host: true, name: "P0" }, seats: [seatOf(0, { waiting: true })], status: statusOf(), commitment: "", sheet: null, moves: [],
    can_undo: false, question: "", log: [], dice: "auto", rules: [], real_dice: [], ...more,
  };
}

/** The map with a red 3 and a blue 4, where some moves cost a power. */
export function mapView() {
  const moves = movesOf("r3>PA", "r3>PA!", "r3c>CA", "r3>WV", "b4>IA", "b4>IL", "b4>IL!", "done");
  return viewOf({ moves, status: statusOf({ dice: [["red", 3], ["blue", 4]] }) });
}

/** Dice on the sheet itself, faces that can be swapped, and what that costs. */
export function faceView() {
  const dice = groupOf("dice", cellOf("die:black", { print: "black", title: "Barony", name: "Barony, 1 dot" }),
    cellOf("die:white", { print: "white", title: "Farm", name: "Farm, 1 dot" }));
  const faces = [cellOf("black:1", { title: "Barony", name: "Barony, 1 dot" }), cellOf("black:5", { title: "Tinker" })];
  const black = { id: "black", name: "black die", cells: faces };
  const tray = groupOf("tray", cellOf("tray:county", { title: "County", name: "County, 16 left" }), cellOf("tray:mill", { title: "Mill", name: "Mill" }));
  /** @type {Move[]} */
  const moves = [
    { move: "black:barony>county", label: "County", cell: "tray:county", from: ["black:1"], note: "1" },
    { move: "black:tinker>mill", label: "Mill", cell: "tray:mill", from: ["black:5"], note: "2" },
    { move: "done", label: "Done", cell: "" },
  ];
  return viewOf({ moves, sheet: { groups: [dice, black, tray] }, question: "You have 2 upgrades left." });
}

/** Dice that are rolled again by a tap on themselves. */
export function rerollView() {
  const { sheet } = faceView();
  const moves = [{ move: "reroll:black", label: "Reroll", cell: "die:black" }, ...movesOf("done")];
  return viewOf({ moves, sheet });
}

/** @param {View} view */
export const diceIn = (view) => diceOf(view.sheet, view.status?.dice);
