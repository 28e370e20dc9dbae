// One print of a board, with its rule at a tap.
import { PrintView } from "../drawing/print.js";
import { PrintSeal } from "../drawing/printseal.js";
import { RuleButton } from "./rule.js";
import { html } from "../page/ui.js";

/** @typedef {import("../types").Card} Card */
/** @typedef {import("../drawing/print.js").Tools} Tools */
/** @typedef {import("../gestures/spots.js").Touch} Touch */

/** The disc with the rule is so large, in pixels; it lies in the lower right corner. */
const DISC = 40;

/** Is there a place, or something written, in the lower right corner? Then the disc lies half outside. @param {Card} card @param {number} scale */
function isCrowded({ places, print: { drawing } }, scale) {
  const [left, top] = [drawing.width - DISC / scale, drawing.height - DISC / scale];
  return places.some(({ box: [x, y, width, height], center, height: written }) => (
    (x + width > left && y + height > top) || (center[0] + written / 2 > left && center[1] + written / 2 > top)));
}

/** A print at this size, with its rule at a tap. @param {{card: Card, scale: number, tools: Tools, touch?: Touch, fresh?: Set<number>}} props */
export function CardFrame({ card, scale, tools, touch, fresh = touch?.fresh }) {
  const { drawing, rules, sockets, seal } = card.print;
  const width = `${Math.floor(drawing.width * scale)}px`;
  const kind = sockets.length ? " strip" : isCrowded(card, scale) ? " crowded" : "";
  return html`<section class=${`card${kind}`} aria-label=${drawing.title} style=${{ width }}>
    <div class="card-frame"><${PrintView} card=${card} tools=${tools} touch=${touch} fresh=${fresh} />
      ${touch && seal && html`<${PrintSeal} drawing=${drawing} seal=${seal} />`}</div>
    ${touch && html`<div class="card-tools"><${RuleButton} name=${drawing.title} rules=${rules} /></div>`}
  </section>`;
}
