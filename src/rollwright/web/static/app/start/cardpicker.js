// Choosing cards by their pictures: places to fill, and all there are, to be searched.
import { dealt, found, hasRoom, isBegun, isMostlyOurs, turned } from "./lists.js";
import { Picture } from "../drawing/picture.js";
import { html, memo, useRef, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Lists} Lists */
/** @typedef {import("../types").ListItem} ListItem */

/** Sixty of them are drawn anew only where something has changed. */
const Card = memo(/** @param {{item: ListItem, chosen: boolean, full: boolean, turn: (id: string) => void}} props */
  ({ item, chosen, full, turn }) => html`<button type="button" class="pick" aria-pressed=${chosen ? "true" : "false"} disabled=${full && !chosen}
    onClick=${() => turn(item.id)}>
    ${item.picture ? html`<${Picture} digest=${item.picture} />` : html`<span class="picture none" aria-hidden="true">${item.name.charAt(0)}</span>`}
    <span class="pick-name">${item.name}</span>
    ${isMostlyOurs(item) && html`<span class="seal-ours" title=${say("pick.ours-long")}>${say("pick.ours")}</span>`}
  </button>`, (one, two) => one.item === two.item && one.chosen === two.chosen && one.full === two.full);

/** The places of one round, or of the only list. @param {{ids: string[], items: ListItem[], label: string, drop: (id: string) => void}} props */
function Places({ ids, items, label, drop }) {
  return html`<div class="places" role="group" aria-label=${label}><b>${label}</b><div class="slots">
    ${ids.map((id, at) => {
      const item = items.find((one) => one.id === id);
      return item ? html`<button type="button" key=${at} class="slot place-taken" aria-label=${say("pick.drop", { name: item.name })}
        onClick=${() => drop(id)}>${item.picture && html`<${Picture} digest=${item.picture} />`}<span class="slot-name">${item.name}</span>
        <span class="slot-drop" aria-hidden="true">×</span></button>`
        : html`<span key=${at} class="slot place-free">${say("pick.dealt")}</span>`;
    })}</div></div>`;
}

/**
 * @param {{title: string, lists: Lists, rows: string[][], pool: string[], set: (rows: string[][]) => void}} props
 * `pool`: what is dealt where nothing is chosen
 */
export function CardPicker({ title, lists, rows, pool, set }) {
  const [text, setText] = useState("");
  const [known, setKnown] = useState(false);
  const { items, size, most } = lists;
  const taken = new Set(rows.flat());
  // A card that is not drawn anew still has to know what was chosen since.
  const latest = useRef({ rows, set });
  latest.current = { rows, set };
  const [turn] = useState(() => (/** @type {string} */ id) => {
    latest.current.set(turned(lists, latest.current.rows, id));
    // What was looked for is found: the next word begins anew.
    setText("");
  });
  const shown = found(items, text, known);
  const full = !hasRoom(lists, rows);
  const label = (/** @type {number} */ row) => (most ? say("table.round", { round: row + 1 }) : title);
  return html`<div class="picker whole">
    ${size > 0 ? rows.map((ids, row) => html`<${Places} key=${row} ids=${ids} items=${items} label=${label(row)} drop=${turn} />`)
      : html`<p class="muted small" role="status">${say("pick.count", { count: rows[0]?.length ?? 0 })}</p>`}
    ${size > 0 && html`<div class="deal-line"><button type="button" class="small" disabled=${!isBegun(rows)}
      onClick=${() => set(dealt(lists, rows, pool))}>${say("pick.deal")}</button><span class="muted small">${say("new.list-hint")}</span></div>`}
    <div class="pick-tools">
      <input type="search" aria-label=${say("pick.search")} placeholder=${say("pick.search")} value=${text}
        onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
      ${items.some(isMostlyOurs) && html`<button type="button" class="chip" aria-pressed=${known ? "true" : "false"}
        onClick=${() => setKnown(!known)}>${say("pick.known")}</button>`}
    </div>
    <div class=${`picks${items.length > 40 ? " many" : ""}`} role="group" aria-label=${title}>
      ${shown.map((item) => html`<${Card} key=${item.id} item=${item} chosen=${taken.has(item.id)} full=${full} turn=${turn} />`)}
      ${!shown.length && html`<p class="muted">${say("pick.none")}</p>`}
    </div>
  </div>`;
}
