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

/** `reason`: said before the rules, which may contain it. @param {{name: string, rules: Rule[], reason?: string}} props */
export function RuleButton({ name, rules, reason = "" }) {
  const [shown, setShown] = useState(false);
  const told = rules.some(({ rule }) => reason.includes(rule)) ? "" : reason;
  if (!rules.length && !told) return null;
  return html`<button class="round" aria-label=${say("table.rules", { name })} onClick=${() => setShown(true)}>?</button>
    ${shown && html`<${Dialog} title=${name} close=${() => setShown(false)}>${told && html`<p>${told}</p>`}<${Rules} rules=${rules} /><//>`}`;
}
