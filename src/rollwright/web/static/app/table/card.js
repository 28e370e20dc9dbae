// One print of a board, with its rule at a tap.
import { PrintView } from "../drawing/print.js";
import { RuleButton } from "./rule.js";
import { html } from "../page/ui.js";

/** @typedef {import("../types").Card} Card */
/** @typedef {import("../drawing/print.js").Tools} Tools */
/** @typedef {import("../gestures/spots.js").Touch} Touch */

/** A print at this size, with its rule at a tap. @param {{card: Card, scale: number, tools: Tools, touch?: Touch}} props */
export function CardFrame({ card, scale, tools, touch }) {
  const { drawing, rules, sockets } = card.print;
  const width = `${Math.floor(drawing.width * scale)}px`;
  return html`<section class=${`card${sockets.length ? " strip" : ""}`} aria-label=${drawing.title} style=${{ width }}>
    <div class="card-frame"><${PrintView} card=${card} tools=${tools} touch=${touch} /></div>
    ${touch && html`<div class="card-tools"><${RuleButton} name=${drawing.title} rules=${rules} /></div>`}
  </section>`;
}
