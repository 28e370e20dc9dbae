// The window, and whether there is room in it beside the board.
import { tableCards } from "./board.js";
import { fitted } from "./fit.js";
import { useEffect, useState } from "./ui.js";

/** What lies beside the board is so wide, and bar and dock are so high, in pixels. */
const BESIDE = 320;
const AROUND = { width: 32, height: 190 };
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

/** Is there room beside the board without making it smaller? @param {import("./types").Sheet | null} sheet */
export function useDocked(sheet) {
  const size = useWindow();
  if (!sheet || size.width < 1000) return false;
  const sizes = tableCards(sheet).map(({ print }) => print.drawing);
  const room = { width: size.width - AROUND.width, height: size.height - AROUND.height };
  return fitted(sizes, { ...room, width: room.width - BESIDE }).scale >= LEAST * fitted(sizes, room).scale;
}
