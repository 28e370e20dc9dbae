// How the boards of a few stand side by side.
import { fitted } from "../table/fit.js";

/** @typedef {import("../types").View} View */

/** Up to so many players have their boards side by side. */
const FEW = 4;
/** The frame around a board, on both sides. */
const AROUND = 30;
/** In less width than this, the name and what somebody has need two lines. */
const NARROW = 560;

/** Are there so few that all boards are shown at once? @param {View} view @param {import("./leaders.js").Row[]} rows */
export function areFew(view, rows) {
  return view.kind === "table" && rows.length > 1 && rows.length <= FEW;
}

/**
 * In how many columns so many boards are drawn largest, each with these prints.
 * @param {import("../table/fit.js").Size[]} sizes @param {number} count @param {import("../table/fit.js").Size} room
 * @param {number} head how high the line above each is
 */
export function columnsFor(sizes, count, room, head) {
  const scales = Array.from({ length: count }, (_, at) => {
    const [columns, rows] = [at + 1, Math.ceil(count / (at + 1))];
    const width = room.width / columns - AROUND;
    return fitted(sizes, { width, height: room.height / rows - head * (width < NARROW ? 2 : 1) }).scale;
  });
  return scales.indexOf(Math.max(...scales)) + 1;
}
