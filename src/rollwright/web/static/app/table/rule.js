// The rules of a card or board, at a tap.
import { Dialog } from "../page/dialog.js";
import { html, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Rule} Rule */

/** @param {{rules: Rule[]}} props */
export function Rules({ rules }) {
  return html`${rules.map((rule) => html`<section key=${rule.name}>
    <h3>${rule.name}</h3><p>${rule.rule}</p>
    ${rule.scoring && html`<p class="muted"><b>${say("table.scoring")}</b> ${rule.scoring}</p>`}
  </section>`)}`;
}

/** @param {{name: string, rules: Rule[]}} props */
export function RuleButton({ name, rules }) {
  const [shown, setShown] = useState(false);
  if (!rules.length) return null;
  return html`<button class="round" aria-label=${say("table.rules", { name })} onClick=${() => setShown(true)}>?</button>
    ${shown && html`<${Dialog} title=${name} close=${() => setShown(false)}><${Rules} rules=${rules} /><//>`}`;
}
