// A window over the page. The browser keeps the focus inside and gives it back.
import { html, useLayoutEffect, useRef } from "./ui.js";
import { say } from "../words/words.js";

/**
 * @param {{title: string, close: () => void, kind?: string, children?: import("./ui.js").Children}} props
 */
export function Dialog({ title, close, kind = "", children }) {
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = /** @type {HTMLElement | SVGElement | null} */ (document.activeElement);
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      if (dialog?.open) dialog.close();
      if (before?.isConnected) before.focus();
    };
  }, []);
  /** @param {MouseEvent} event */
  const outside = (event) => {
    if (event.target === ref.current) close();
  };
  return html`<dialog ref=${ref} class=${kind} aria-label=${title} onClose=${close} onClick=${outside}>
    <div class="dialog-body">
      <header class="dialog-head">
        <h2>${title}</h2>
        <button class="round" aria-label=${say("page.close")} onClick=${close}>×</button>
      </header>
      ${children}
    </div>
  </dialog>`;
}
