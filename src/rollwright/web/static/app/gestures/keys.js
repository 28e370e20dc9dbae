// Keys for the whole page, where nothing else wants them.
import { useLayoutEffect } from "../page/ui.js";

/** @param {(key: string) => void} act */
export function useKeys(act) {
  // As soon as the page is drawn: a key that comes before it is painted is meant for what is there now.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const target = /** @type {Element} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // What has the focus is meant by this key.
      if (event.key === "Enter" && target.closest("button, a, summary, [role=button]")) return;
      if (target.closest("input, select, textarea, dialog[open]") || document.querySelector("dialog[open]")) return;
      act(event.key);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
