// From the numbers of a cell to points on the screen.

/** @typedef {import("./types").Cell} Cell */
/** @typedef {{x: number, y: number}} Scale */
/** @typedef {{kind: "rect" | "circle" | "polygon", x: number, y: number, width: number, height: number, points: string}} Shape */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const LETTERS = 7;

/** The six corners of a hexagon that stands on a corner. @param {number[]} numbers */
function hexCorners([x = 0, y = 0, radius = 1]) {
  return [0, 1, 2, 3, 4, 5].flatMap((at) => {
    const angle = (Math.PI / 3) * at - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** @param {Cell} cell @returns {Box} */
export function boxOf(cell) {
  const [x = 0, y = 0, a = 1, b = 1] = cell.numbers;
  if (cell.shape === "rect") return { left: x, top: y, right: x + a, bottom: y + b };
  if (cell.shape === "circle") return { left: x - a, top: y - a, right: x + a, bottom: y + a };
  const corners = cell.shape === "hex" ? hexCorners(cell.numbers) : cell.numbers;
  const xs = corners.filter((_, at) => at % 2 === 0);
  const ys = corners.filter((_, at) => at % 2 === 1);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** @param {Cell[]} cells @returns {Box} */
export function boundsOf(cells) {
  const boxes = cells.map(boxOf);
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** The cell on the screen; round shapes stay round. @param {Cell} cell @param {Scale} scale @returns {Shape} */
export function shapeOf(cell, scale) {
  const [x, y] = [cell.center[0] * scale.x, cell.center[1] * scale.y];
  if (cell.shape === "rect") {
    const [, , width = 1, height = 1] = cell.numbers;
    return { kind: "rect", x, y, width: width * scale.x, height: height * scale.y, points: "" };
  }
  if (cell.shape === "circle") {
    const size = 2 * (cell.numbers[2] ?? 1) * scale.x;
    return { kind: "circle", x, y, width: size, height: size, points: "" };
  }
  if (cell.shape === "hex") {
    const radius = (cell.numbers[2] ?? 1) * scale.x;
    const corners = hexCorners([x, y, radius]);
    return { kind: "polygon", x, y, width: radius * 1.7, height: radius * 1.5, points: corners.join(" ") };
  }
  const corners = cell.numbers.map((number, at) => number * (at % 2 ? scale.y : scale.x));
  return { kind: "polygon", x, y, ...roomAround(corners, x, y), points: corners.join(" ") };
}

/**
 * How wide and high one may write around a point of a polygon.
 * @param {number[]} corners
 * @param {number} x
 * @param {number} y
 */
function roomAround(corners, x, y) {
  // Letters have a height: the line above and below them has to be free too.
  const across = Math.min(...[-LETTERS, 0, LETTERS].map((shift) => gap(corners, y + shift, x, 1)));
  const along = gap(corners, x, y, 0);
  return { width: 2 * across, height: 2 * along };
}

/**
 * The shortest way from a point to the outline, along one axis.
 * @param {number[]} corners
 * @param {number} level where the line runs
 * @param {number} from where the point lies on it
 * @param {0 | 1} axis the coordinate that is fixed: 1 for a horizontal line
 */
function gap(corners, level, from, axis) {
  let least = Infinity;
  for (let at = 0; at < corners.length; at += 2) {
    const next = (at + 2) % corners.length;
    const [one, two] = [corners[at + axis] ?? 0, corners[next + axis] ?? 0];
    if (Math.min(one, two) > level || Math.max(one, two) < level || one === two) continue;
    const share = (level - one) / (two - one);
    const [a, b] = [corners[at + 1 - axis] ?? 0, corners[next + 1 - axis] ?? 0];
    least = Math.min(least, Math.abs(a + (b - a) * share - from));
  }
  return Number.isFinite(least) ? least : 20;
}

/** The least size of what is tapped: a finger needs more than a mouse. */
export function tapSize() {
  return matchMedia("(any-pointer: coarse), (max-width: 699px)").matches ? 40 : 28;
}

/** Is this group a row of unit boxes, to be crossed off? @param {Cell[]} cells */
export function isTrack(cells) {
  return cells.every((cell) => cell.shape === "rect" && cell.numbers[2] === 1 && cell.numbers[3] === 1);
}

/**
 * The size of a unit: the group fits the width unless its cells would get too small to tap.
 * @param {Cell[]} cells
 * @param {number} width
 * @param {{least: number, most: number}} tap the least and most size of the smallest cell
 * @returns {Scale}
 */
export function scaleFor(cells, width, tap) {
  const bounds = boundsOf(cells);
  const boxes = cells.map(boxOf);
  const narrow = Math.min(...boxes.map((box) => box.right - box.left));
  const low = Math.min(...boxes.map((box) => box.bottom - box.top));
  const fitting = Math.min(width / (bounds.right - bounds.left), tap.most / Math.min(narrow, low * 2));
  const x = Math.max(fitting, tap.least / narrow);
  // A grid may be stretched downwards, so that flat cells are still high enough for a finger.
  const most = cells.every((cell) => cell.shape === "rect" || cell.shape === "polygon") ? 2 : 1.25;
  const y = Math.max(x, Math.min(tap.least / low, x * most));
  return { x, y };
}

/**
 * The nearest cell in a direction.
 * @param {Cell[]} cells
 * @param {Cell} from
 * @param {string} key an arrow key
 */
export function neighbour(cells, from, key) {
  const [dx, dy] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key] ?? [0, 0];
  let best = from;
  let least = Infinity;
  for (const cell of cells) {
    const [x, y] = [cell.center[0] - from.center[0], cell.center[1] - from.center[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0.01 || ahead + 2 * aside >= least) continue;
    least = ahead + 2 * aside;
    best = cell;
  }
  return best;
}
