// How the boards of a few stand side by side.
import { fitted } from "../table/fit.js";

/** @typedef {import("../types").View} View */

/** Up to so many players have their boards side by side. */
const FEW = 4;
/** So much of the height of each is taken by the name, in pixels. */
const HEAD = 70;
/** The frame around a board, on both sides. */
const AROUND = 40;

/** Are there so few that all boards are shown at once? @param {View} view @param {import("./leaders.js").Row[]} rows */
export function areFew(view, rows) {
  return view.kind === "table" && rows.length > 1 && rows.length <= FEW;
}

/**
 * In how many columns so many boards are drawn largest, each with these prints.
 * @param {import("../table/fit.js").Size[]} sizes @param {number} count @param {import("../table/fit.js").Size} room
 */
export function columnsFor(sizes, count, room) {
  const scales = Array.from({ length: count }, (_, at) => {
    const [columns, rows] = [at + 1, Math.ceil(count / (at + 1))];
    return fitted(sizes, { width: room.width / columns - AROUND, height: room.height / rows - HEAD }).scale;
  });
  return scales.indexOf(Math.max(...scales)) + 1;
}
