// What happened last, for those who look on, and how they look at it on their own phone.
import { useLink } from "../connection/address.js";
import { LineWords, newestFirst } from "../table/log.js";
import { QrCode } from "../start/qr.js";
import { codeGroups } from "./code.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */

/** More lines nobody reads from afar. */
const LINES = 7;

/** @param {{view: View}} props */
export function Lately({ view }) {
  const lines = newestFirst(view.log).slice(0, LINES);
  if (!lines.length) return null;
  return html`<section class="panel lately" aria-label=${say("table.log")}><h2>${say("table.log")}</h2>
    <ol>${lines.map((line, at) => html`<li key=${`${line.version}-${lines.length - at}`}><${LineWords} line=${line} view=${view} /></li>`)}</ol></section>`;
}

/** Whoever comes later can still watch. @param {{view: View}} props */
export function Follow({ view }) {
  const { link } = useLink(view.table);
  return html`<section class="panel follow"><${QrCode} text=${link} />
    <p><b>${say("screen.follow")}</b><span class="follow-code">${codeGroups(view.table).join(" ")}</span></p></section>`;
}
