// What the server committed to before the first roll.
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */

/** Real dice have none. @param {{view: View}} props */
export function Seal({ view }) {
  if (!view.commitment) return null;
  return html`<details class="panel seal"><summary>${say("lobby.commitment")}</summary>
    <p class="muted small">${say("lobby.commitment-hint")}</p><code>${view.commitment}</code></details>`;
}
