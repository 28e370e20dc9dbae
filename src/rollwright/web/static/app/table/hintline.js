// The line of a hint: what to do, and why.
import { html, useLayoutEffect, useRef } from "../page/ui.js";

/** How the line is written so that it fits where it has room: as usual, smaller, and at last without the reason, which can still be read. */
const SIZES = ["", "is-small", "is-smaller", "is-heard"];

/** The weightiest fact that speaks for the move that is shown. @param {import("../gestures/hint.js").Counsel | null} counsel @param {string} shown */
export const whyOf = (counsel, shown) => (counsel?.move === shown && counsel.reasons[0]) || "";

/** @param {string} text */
const closed = (text) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** @param {{text: string, why: string}} props */
export function HintLine({ text, why }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const line = ref.current;
    if (!line) return undefined;
    const fit = () => {
      for (const size of SIZES) {
        line.className = `hint-line ${size}`.trim();
        if (!why || line.scrollHeight <= line.clientHeight + 1) return;
      }
    };
    fit();
    if (!why) return undefined;
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, [text, why]);
  return html`<span class="hint-line" role="status" ref=${ref}>${why ? html`${closed(text)} <span class="hint-why">${why}</span>` : text}</span>`;
}
