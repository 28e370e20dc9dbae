// What happened, in sentences, the newest first.
import { sentenceOf } from "./notices.js";
import { html } from "./ui.js";
import { say } from "./words.js";

/** @param {{store: import("./store.js").TableStore, view: import("./types").View}} props */
export function Log({ store, view }) {
  // Of what came at once, the last is the newest too.
  const lines = [...view.log, ...store.own.value].reverse().sort((one, two) => two.version - one.version);
  return html`<section class="panel log">
    <h2>${say("table.log")}</h2>
    ${lines.length ? html`<ol tabindex="0" aria-label=${say("table.log")}>
        ${lines.map((line, at) => html`<li key=${`${line.version}-${lines.length - at}`} class=${line.seat === null ? "common" : ""}>
          ${sentenceOf(line, view)}</li>`)}</ol>`
      : html`<p class="muted">${say("table.log-empty")}</p>`}
  </section>`;
}
