// A group of unit boxes: rows of things that are gained, spent and crossed off.
import { Board } from "./board.js";
import { RuleButton } from "./rule.js";
import { html } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").Cell} Cell */
/** @typedef {import("./types").Group} Group */

/** The rows of a track, each with what its names have in common. @param {Group} group */
function rowsOf(group) {
  /** @type {Map<number, Cell[]>} */
  const rows = new Map();
  for (const cell of group.cells) {
    const y = cell.numbers[1] ?? 0;
    rows.set(y, [...(rows.get(y) ?? []), cell]);
  }
  return [...rows.values()].map((cells) => {
    const label = (cells[0]?.name ?? "").replace(/\s*\d.*$/, "");
    return { label: label.charAt(0).toUpperCase() + label.slice(1), cells };
  });
}

/** @param {{group: Group, rule?: import("./types").Rule, touch: import("./board.js").Touch}} props */
export function Track({ group, rule, touch }) {
  const rows = rowsOf(group);
  return html`<section class="track panel">
    <header class="card-head"><h3>${group.name}</h3><${RuleButton} name=${group.name} rule=${rule} /></header>
    ${rows.map(({ label, cells }) => html`<div class=${`track-row${cells.length < 10 ? " short" : ""}`} key=${label}>
      ${rows.length > 1 && html`<span class="track-label">${label}
        ${cells[0]?.icons.length ? html` <b>${say("table.available", { count: free(cells) })}</b>` : null}</span>`}
      <${Board} group=${{ ...group, id: `${group.id}-${label}`, name: `${group.name}: ${label}`, cells }} touch=${touch} least=${13} most=${26} />
    </div>`)}
  </section>`;
}

/** @param {Cell[]} cells */
function free(cells) {
  return cells.filter((cell) => cell.mark === "outlined").length;
}
