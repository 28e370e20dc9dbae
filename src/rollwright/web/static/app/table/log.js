// What happened, in sentences, the newest first.
import { sentenceOf } from "../page/notices.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** Of what came at once, the last is the newest too. @param {import("../types").LogLine[]} lines */
export function newestFirst(lines) {
  return [...lines].reverse().sort((one, two) => two.version - one.version);
}

/** @param {{store: import("../connection/store.js").TableStore, view: import("../types").View}} props */
export function Log({ store, view }) {
  const lines = newestFirst([...view.log, ...store.own.value]);
  return html`<section class="panel log">
    <h2>${say("table.log")}</h2>
    ${lines.length ? html`<ol tabindex="0" aria-label=${say("table.log")}>
        ${lines.map((line, at) => html`<li key=${`${line.version}-${lines.length - at}`} class=${line.seat === null ? "common" : ""}>
          ${sentenceOf(line, view)}</li>`)}</ol>`
      : html`<p class="muted">${say("table.log-empty")}</p>`}
  </section>`;
}
