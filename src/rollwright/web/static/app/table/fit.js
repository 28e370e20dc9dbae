// How prints are laid out so that a board fills its room and nothing has to be scrolled.
import { useLayoutEffect, useRef, useState } from "../page/ui.js";

/** @typedef {{width: number, height: number}} Size */

/** Between two prints, in pixels. */
export const GAP = 14;
/** Larger than this nothing is drawn, however large the screen is. */
const MOST = 1.7;

/**
 * Neighbours stay in order: the ways to break a list into so many columns.
 * @param {number} count @param {number} columns @returns {number[][][]}
 */
function breaks(count, columns, first = 0) {
  if (columns === 1) return [[range(first, count)]];
  const ways = [];
  for (let end = first + 1; end <= count - columns + 1; end += 1) {
    for (const rest of breaks(count, columns - 1, end)) ways.push([range(first, end), ...rest]);
  }
  return ways;
}

/** @param {number} from @param {number} to */
const range = (from, to) => Array.from({ length: to - from }, (_, at) => from + at);

/**
 * The columns in which these prints are drawn largest.
 * @param {Size[]} sizes @param {Size} room @returns {{columns: number[][], scale: number}}
 */
export function fitted(sizes, room) {
  let best = { columns: [range(0, sizes.length)], scale: 0 };
  for (let count = 1; count <= sizes.length; count += 1) {
    for (const columns of breaks(sizes.length, count)) {
      const scale = scaleOf(sizes, columns, room);
      // Among equals the first columns are the fullest: what is alike stands together.
      if (scale >= best.scale) best = { columns, scale };
    }
  }
  return best;
}

/** @param {Size[]} sizes @param {number[][]} columns @param {Size} room */
function scaleOf(sizes, columns, room) {
  const width = columns.map((column) => Math.max(...column.map((at) => sizes[at]?.width ?? 0))).reduce((sum, one) => sum + one, 0);
  const down = columns.map((column) => {
    const height = column.map((at) => sizes[at]?.height ?? 0).reduce((sum, one) => sum + one, 0);
    return (room.height - GAP * (column.length - 1)) / height;
  });
  return Math.max(0, Math.min(MOST, (room.width - GAP * (columns.length - 1)) / width, ...down));
}

/** The size of an element, as it changes. @returns {[import("preact").RefObject<HTMLElement>, Size]} */
export function useRoom() {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const style = getComputedStyle(element);
      const width = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      const height = element.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [/** @type {any} */ (ref), room];
}
