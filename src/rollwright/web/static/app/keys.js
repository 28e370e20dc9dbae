// Keys for the whole page, where nothing else wants them.
import { useEffect } from "./ui.js";

/** @param {(key: string) => void} act */
export function useKeys(act) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const target = /** @type {Element} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest("input, select, textarea, dialog[open]") || document.querySelector("dialog[open]")) return;
      act(event.key);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}
