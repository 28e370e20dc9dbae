// The way to the rules, the signs and the keys: in the bar, and on a phone, where the bar is full, beside the prompt.
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @param {{open: () => void}} props */
export function RulesButton({ open }) {
  return html`<button class="rules-button" aria-label=${say("table.all-rules")} title=${say("table.all-rules")} aria-haspopup="dialog"
    aria-keyshortcuts="?" onClick=${open}><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M12 6C9.5 4.5 6.5 4 3.5 4v14c3 0 6 .5 8.5 2 2.5-1.5 5.5-2 8.5-2V4c-3 0-6 .5-8.5 2zM12 6v14" /></svg></button>`;
}
