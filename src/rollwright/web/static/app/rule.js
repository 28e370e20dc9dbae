// The rule of a board or a track, at a tap.
import { Dialog } from "./dialog.js";
import { html, useState } from "./ui.js";
import { say } from "./words.js";

/** @param {{name: string, rule?: import("./types").Rule}} props */
export function RuleButton({ name, rule }) {
  const [shown, setShown] = useState(false);
  if (!rule) return null;
  return html`<button class="round" aria-label=${say("table.rules", { name })} onClick=${() => setShown(true)}>?</button>
    ${shown && html`<${Dialog} title=${rule.name} close=${() => setShown(false)}>
      <p>${rule.rule}</p>
      ${rule.scoring && html`<h3>${say("table.scoring")}</h3><p>${rule.scoring}</p>`}
    <//>`}`;
}
