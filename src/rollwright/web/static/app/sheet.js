// A whole sheet: boards in a grid, tracks below, and the rule of each board at a tap.
import { Board } from "./board.js";
import { RuleButton } from "./rule.js";
import { isTrack, tapSize } from "./shapes.js";
import { Track } from "./track.js";
import { html, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").Cell} Cell */
/** @typedef {import("./types").Group} Group */
/** @typedef {import("./types").Rule} Rule */
/** @typedef {import("./types").Sheet} Sheet */

/** The most width of a cell with words in it. */
const TITLED = 118;

/** @param {{sheet: import("./types").Sheet, rules: Rule[], touch: import("./board.js").Touch}} props */
export function SheetView({ sheet, rules, touch }) {
  const groups = sheet.groups.filter((group) => group.id !== "dice" && group.cells.length);
  const boards = groups.filter((group) => !isTrack(group.cells));
  const tracks = groups.filter((group) => isTrack(group.cells));
  const ruleOf = (/** @type {Group} */ group) => rules.find((rule) => rule.group === group.id);
  return html`<div class="sheet">
      ${boards.map((group) => html`<${Card} key=${group.id} group=${group} touch=${touch} alone=${boards.length === 1}
        rule=${ruleOf(group)} />`)}
    ${tracks.map((group) => html`<${Track} key=${group.id} group=${group} rule=${ruleOf(group)} touch=${touch} />`)}
  </div>`;
}

/**
 * A sheet on which nobody plays here: a tap tells what a place is, and what is written there.
 * @param {{sheet: Sheet, rules: Rule[]}} props
 */
export function ReadSheet({ sheet, rules }) {
  const [read, setRead] = useState("");
  const cell = sheet.groups.flatMap((group) => group.cells).find(({ id }) => id === read);
  const touch = { marks: new Map(), glow: new Set([read]), tap: (/** @type {Cell} */ { id }) => setRead(id), reads: true };
  return html`<div class="read-sheet"><${SheetView} sheet=${sheet} rules=${rules} touch=${touch} />
    <p class="read-here muted" role="status">${cell?.name ?? say("table.tap-to-read")}</p></div>`;
}

/** @param {{group: Group, rule?: Rule, alone: boolean, touch: import("./board.js").Touch}} props */
function Card({ group, rule, alone, touch }) {
  const [fit, setFit] = useState(Boolean(touch.reads));
  return html`<section class=${`card panel${alone ? " alone" : ""}`}>
    <header class="card-head">
      <h3>${group.name}</h3>
      ${alone && html`<button class="quiet small zoom" onClick=${() => setFit(!fit)}>${say(fit ? "table.zoom-in" : "table.zoom-out")}</button>`}
      <${RuleButton} name=${group.name} rule=${rule} />
    </header>
    <${Board} group=${group} touch=${touch} least=${fit ? 12 : tapSize()} 
      most=${group.cells.some((cell) => cell.title) ? TITLED : alone ? 90 : 64} />
  </section>`;
}

/** A sheet in miniature, to be looked at only; without what lies on the table for all. @param {{sheet: Sheet, width: number}} props */
export function Miniature({ sheet, width }) {
  const boards = sheet.groups.filter((group) => group.id !== "dice" && !group.common && !isTrack(group.cells));
  const each = boards.length > 1 ? Math.floor((width - 8) / 2) : width;
  return html`<span class="miniature">${boards.map((group) => html`<${Board} key=${group.id} group=${group} width=${each} most=${999} />`)}</span>`;
}
