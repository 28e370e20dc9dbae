// The line of a hint: what to do, and why.
import { html, useLayoutEffect, useRef } from "../page/ui.js";

/** How the line is written so that it fits: as usual, without the second fact, smaller, and at last without any, which can still be read. */
const SIZES = ["", "is-one", "is-one is-small", "is-one is-smaller", "is-one is-heard"];
const FACTS = 2;

/** The weightiest facts that speak for the move that is shown. @param {import("../gestures/hint.js").Counsel | null} counsel @param {string} shown */
export const whyOf = (counsel, shown) => (counsel?.move === shown ? counsel.reasons.slice(0, FACTS) : []);

/** @param {string} text */
const closed = (text) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** @param {{text: string, why: string[]}} props */
export function HintLine({ text, why }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const line = ref.current;
    if (!line) return undefined;
    const fit = () => {
      for (const size of SIZES) {
        line.className = `hint-line ${size}`.trim();
        if (!why.length || line.scrollHeight <= line.clientHeight + 1) return;
      }
    };
    fit();
    if (!why.length) return undefined;
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, [text, ...why.concat("", "").slice(0, FACTS)]);
  return html`<span class="hint-line" role="status" ref=${ref}>
    ${why.length ? html`${closed(text)} ${why.map((fact) => html`<span key=${fact} class="hint-why">${fact} </span>`)}` : text}</span>`;
}
