// Lists of things that are chosen by name before a game starts.
import { html } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").Lists} Lists */
/** @typedef {import("./types").Option} Option */
/** What was chosen for an option: the number of a choice, or rows of ids. @typedef {{choice?: number, rows?: string[][]}} Chosen */

/** As many rows as there may be lists, each with its places still empty. @param {Lists} lists @returns {string[][]} */
const emptyRows = ({ size, most }) => Array.from({ length: most || 1 }, () => Array(size).fill(""));

/** @param {Lists} lists */
const byName = ({ items }) => [...items].sort((one, other) => one.name.localeCompare(other.name));

/** What is sent for the rows; undefined if nothing is chosen. @param {Lists} lists @param {string[][]} rows @returns {unknown} */
function listsFrom(lists, rows) {
  const filled = rows.map((row) => row.filter(Boolean)).filter((row) => row.length);
  return lists.most ? (filled.length ? filled : undefined) : filled[0];
}

/** What is sent for the options of a game. @param {Option[]} options @param {Record<string, Chosen>} typed */
export function optionsFrom(options, typed) {
  /** @type {Record<string, unknown>} */
  const chosen = {};
  for (const option of options) {
    const { choice, rows } = typed[option.name] ?? {};
    // What is left out the game chooses itself.
    if (choice !== undefined) chosen[option.name] = option.choices[choice];
    if (rows && option.lists) chosen[option.name] = listsFrom(option.lists, rows);
  }
  return chosen;
}

/** @param {{title: string, lists: Lists, rows?: string[][], set: (rows: string[][]) => void}} props */
export function ListsField({ title, lists, rows = emptyRows(lists), set }) {
  const taken = new Set(rows.flat());
  const items = byName(lists);
  /** @param {number} row @param {number} place @param {string} id */
  const put = (row, place, id) => set(rows.map((ids, at) => (at === row ? ids.map((old, here) => (here === place ? id : old)) : ids)));
  return html`<details class="whole lists"><summary>${title}</summary>
    <p class="muted small">${say("new.list-hint")}</p>
    ${rows.map((ids, row) => html`<div class="list-row" role="group" key=${row} aria-label=${lists.most ? `${title}: ${row + 1}` : title}>
      ${lists.most > 0 && html`<b>${row + 1}</b>`}
      ${ids.map((id, place) => html`<select key=${place} value=${id} aria-label=${`${row + 1}.${place + 1}`}
        onChange=${(/** @type {any} */ event) => put(row, place, event.target.value)}>
        <option value="">–</option>
        ${items.map((item) => html`<option key=${item.id} value=${item.id} disabled=${item.id !== id && taken.has(item.id)}>${item.name}</option>`)}
      </select>`)}
    </div>`)}
  </details>`;
}

/** One list of any length: a box to tick for each thing.
 * @param {{title: string, lists: Lists, ids: string[], set: (ids: string[]) => void}} props */
export function TickList({ title, lists, ids, set }) {
  /** @param {string} id */
  const turn = (id) => set(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return html`<div class="whole list-row ticks" role="group" aria-label=${title}>
    ${byName(lists).map((item) => html`<label class="check" key=${item.id}><input type="checkbox" checked=${ids.includes(item.id)}
      onChange=${() => turn(item.id)} />${item.name}</label>`)}
  </div>`;
}
