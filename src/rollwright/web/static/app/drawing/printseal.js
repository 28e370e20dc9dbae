// The seal of a print: a tap or a key tells in a bubble what it means.
import { placeBeside } from "../gestures/placing.js";
import { html, useLayoutEffect, useRef, useState } from "../page/ui.js";

/** @typedef {import("../types").Drawing} Drawing */
/** @typedef {import("../types").DrawnSeal} DrawnSeal */

/** Whatever else is done puts the words away. @param {boolean} shown @param {{current: Element | null}} button @param {() => void} hide */
function useHiding(shown, button, hide) {
  // As soon as the words are drawn: a key may come before they are painted.
  useLayoutEffect(() => {
    if (!shown) return undefined;
    /** A tap on the seal itself hides them as well, by its click. @param {Event} event */
    const act = (event) => { if (!button.current?.contains(/** @type {Node} */ (event.target))) hide(); };
    /** @param {KeyboardEvent} event */
    const press = (event) => { if (event.key === "Escape") hide(); };
    document.addEventListener("pointerdown", act);
    document.addEventListener("focusin", act);
    document.addEventListener("keydown", press);
    document.addEventListener("scroll", hide, true);
    return () => {
      document.removeEventListener("pointerdown", act);
      document.removeEventListener("focusin", act);
      document.removeEventListener("keydown", press);
      document.removeEventListener("scroll", hide, true);
    };
  }, [shown]);
}

/** Lies on its print, which is as wide as what both are in. @param {{drawing: Drawing, seal: DrawnSeal}} props */
export function PrintSeal({ drawing: { width, height }, seal: { x, y, size, words } }) {
  const [shown, setShown] = useState(false);
  const button = useRef(/** @type {HTMLElement | null} */ (null));
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  useHiding(shown, button, () => setShown(false));
  useLayoutEffect(() => {
    if (!button.current || !bubble.current) return;
    const room = { width: innerWidth, height: innerHeight };
    const { left, top } = placeBeside(button.current.getBoundingClientRect(), bubble.current.getBoundingClientRect(), room);
    Object.assign(bubble.current.style, { left: `${left}px`, top: `${top}px` });
  }, [shown, words]);
  const place = { left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%`, width: `${(100 * size) / width}%` };
  return html`<button class="print-seal" ref=${button} style=${place} title=${words} aria-label=${words} aria-expanded=${String(shown)}
    onClick=${() => setShown(!shown)}></button>
    ${shown && html`<p class="seal-words" ref=${bubble} aria-hidden="true">${words}</p>`}`;
}
