// The window, and whether there is room in it beside the board.
import { arePieces, tableCards } from "./board.js";
import { fitted } from "./fit.js";
import { useEffect, useRef, useState } from "../page/ui.js";

/** What lies beside the board is so wide, and bar and dock are so high, in pixels. */
const BESIDE = 320;
const AROUND = { width: 32, height: 190 };
/** A narrower window has no room for both, however small the board is. */
const WIDE = 1000;
/** Pieces are laid out in any width; from this one on they can spare the rest. */
const PIECES = 1400;
/** A lower window, as of a phone that lies flat, has room for one board only. */
const LOW = 500;
/** The board gives up so much of its size, and no more. */
const LEAST = 0.94;

/** @returns {import("./fit.js").Size} */
function useWindow() {
  const [size, setSize] = useState({ width: innerWidth, height: innerHeight });
  useEffect(() => {
    const measure = () => setSize({ width: innerWidth, height: innerHeight });
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return size;
}

/** Is the window too low for more than my own board? */
export function useLow() {
  return useWindow().height < LOW;
}

/** Is there room beside the board without making it smaller? @param {import("../types").Sheet | null} sheet */
export function useDocked(sheet) {
  const size = useWindow();
  const last = useRef(false);
  // While the prints of another language are on their way, everything stays where it is.
  if (sheet) last.current = hasRoom(sheet, size);
  return last.current;
}

/** @param {import("../types").Sheet} sheet @param {import("./fit.js").Size} size of the window */
export function hasRoom(sheet, size) {
  if (size.width < WIDE) return false;
  if (arePieces(sheet)) return size.width >= PIECES + BESIDE;
  const sizes = tableCards(sheet).map(({ print }) => print.drawing);
  // Before the cards are drawn nobody knows how much room they need.
  if (!sizes.length) return false;
  const room = { width: size.width - AROUND.width, height: size.height - AROUND.height };
  return fitted(sizes, { ...room, width: room.width - BESIDE }).scale >= LEAST * fitted(sizes, room).scale;
}
