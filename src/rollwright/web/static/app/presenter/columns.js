// How the boards of a few stand side by side.
import { fitted, GAP } from "../table/fit.js";

/** Up to so many players have their boards side by side. */
const FEW = 4;
/** The frame around a board, on both sides. */
const AROUND = 30;
/** In less width than this, the name and what somebody has need two lines. */
const NARROW = 560;

/** Are there so few that all boards are shown at once? @param {import("./leaders.js").Row[]} rows @param {number} count of all who play */
export function areFew(rows, count) {
  return rows.length > 1 && rows.length === count && count <= FEW;
}

/**
 * In how many columns so many boards are drawn largest, each with these prints, and how high each is then, with the line above it.
 * @param {import("../table/fit.js").Size[]} sizes @param {number} count @param {import("../table/fit.js").Size} room
 * @param {number} head how high the line above each is
 */
export function columnsFor(sizes, count, room, head) {
  const ways = Array.from({ length: count }, (_, at) => {
    const [columns, rows] = [at + 1, Math.ceil(count / (at + 1))];
    const width = room.width / columns - AROUND;
    const above = head * (width < NARROW ? 2 : 1);
    const { scale, columns: laid } = fitted(sizes, { width, height: room.height / rows - above });
    return { columns, scale, height: above + AROUND + heightOf(sizes, laid, scale) };
  });
  return ways.reduce((best, way) => (way.scale > best.scale ? way : best));
}

/** How high prints in these columns are. @param {import("../table/fit.js").Size[]} sizes @param {number[][]} columns @param {number} scale */
function heightOf(sizes, columns, scale) {
  return Math.max(0, ...columns.map((column) => column.reduce((sum, at) => sum + (sizes[at]?.height ?? 0) * scale, GAP * (column.length - 1))));
}
