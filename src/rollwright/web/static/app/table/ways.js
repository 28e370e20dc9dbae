// All that is told of a hint: the facts that speak for it, and other ways to play with what they cost on average.
import { showWay } from "../gestures/hint.js";
import { Dialog } from "../page/dialog.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @param {{store: import("../connection/store.js").TableStore, counsel: import("../gestures/hint.js").Counsel, close: () => void}} props */
export function Ways({ store, counsel, close }) {
  const { move, label, reasons, ways, searched } = counsel;
  const shown = store.hinted.value;
  /** @param {string} chosen */
  const choose = (chosen) => { close(); showWay(store, chosen); };
  /** @param {string} name @param {string} words @param {string} cost @param {string} kind */
  const entry = (name, words, cost, kind) => html`<button key=${name} autofocus=${name === shown} aria-pressed=${name === shown ? "true" : "false"}
    onClick=${() => choose(name)}><span class="way-label">${words}</span> <span class=${`way-cost ${kind}`}>${cost}</span></button>`;
  return html`<${Dialog} title=${say(ways.length ? "table.ways-of" : "table.why-of")} kind="menu ways" at=".actions .for-hint" close=${close}>
    <div class="menu-list">${entry(move, label, say("table.way-best"), "is-best")}</div>
    <ul class="reasons">${reasons.map((reason) => html`<li key=${reason}>${reason}</li>`)}</ul>
    ${ways.length > 0 && html`<h3>${say("table.ways-others")}</h3>
      <div class="menu-list">${ways.map((way) => entry(way.move, way.label, way.cost, way.even ? "is-even" : ""))}</div>`}
    ${searched && html`<p class="muted small">${searched}</p>`}
  <//>`;
}
