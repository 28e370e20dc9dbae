// The board of a puzzle in small, with its dice; fetched when it comes into view, one after the other.
import { fetchPuzzlePicture } from "../connection/api.js";
import { Cover, CoverDice } from "../drawing/picture.js";
import { language } from "../page/settings.js";
import { html, useEffect, useRef, useState } from "../page/ui.js";

/** @typedef {import("../types").PuzzlePicture} Drawn */

/** By puzzle and language. @type {Map<string, Promise<Drawn>>} */
const known = new Map();
/** The server draws each by itself: it is asked for one at a time. @type {Promise<unknown>} */
let last = Promise.resolve();

/** @param {string} name */
function pictureOf(name) {
  const key = `${language.value} ${name}`;
  const found = known.get(key) ?? last.then(() => fetchPuzzlePicture(name));
  known.set(key, found);
  last = found.catch(() => known.delete(key));
  return found;
}

/** @param {{name: string}} props */
export function PuzzleBoard({ name }) {
  const [drawn, setDrawn] = useState(/** @type {Drawn | null} */ (null));
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const spoken = language.value;
  useEffect(() => {
    let current = true;
    const draw = () => pictureOf(name).then((found) => { if (current) setDrawn(found); }, () => undefined);
    const watcher = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      draw();
    }, { rootMargin: "120px" });
    if (box.current) watcher.observe(box.current);
    return () => { current = false; watcher.disconnect(); };
  }, [name, spoken]);
  return html`<span class="puzzle-board" ref=${box} aria-hidden="true">${drawn
    && html`<${Cover} cover=${drawn.cover} /><${CoverDice} dice=${drawn.dice} />`}</span>`;
}
