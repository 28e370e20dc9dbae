// A window over the page. The browser keeps the focus inside and gives it back.
import { READING_MS } from "./guard.js";
import { placeBeside } from "../gestures/placing.js";
import { html, useLayoutEffect, useRef } from "./ui.js";
import { say } from "../words/words.js";

/** From here on a window has room beside what it belongs to; on a smaller screen it comes up from below. */
const WIDE = 700;

/**
 * @param {{title: string, close: () => void, kind?: string, at?: Element | string, children?: import("./ui.js").Children}} props
 * `at`: what it lies beside; else it lies in the middle
 */
export function Dialog({ title, close, kind = "", at = "", children }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const opened = useRef(0);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = /** @type {HTMLElement | SVGElement | null} */ (document.activeElement);
    opened.current = performance.now();
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      if (dialog?.open) dialog.close();
      if (before?.isConnected) before.focus();
    };
  }, []);
  // Not before it is open: a closed one has no size. It may grow when its sentences come.
  useLayoutEffect(() => {
    const target = typeof at === "string" ? at && document.querySelector(at) : at;
    if (!ref.current || !target || innerWidth < WIDE) return;
    const { left, top } = placeBeside(target.getBoundingClientRect(), ref.current.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
    ref.current.style.setProperty("--beside-left", `${left}px`);
    ref.current.style.setProperty("--beside-top", `${top}px`);
  });
  /** The second click of two quick ones does not close what the first has opened. @param {MouseEvent} event */
  const outside = (event) => {
    if (event.target === ref.current && performance.now() - opened.current > READING_MS) close();
  };
  return html`<dialog ref=${ref} class=${at ? `${kind} beside-it` : kind} aria-label=${title} onClose=${close} onClick=${outside}>
    <div class="dialog-body">
      <header class="dialog-head">
        <h2>${title}</h2>
        <button class="round" aria-label=${say("page.close")} onClick=${close}>×</button>
      </header>
      ${children}
    </div>
  </dialog>`;
}
