// The code of a table, letter by letter.
import { html } from "../page/ui.js";

/** The code in groups of four: that is how it is read out. @param {string} code */
export const codeGroups = (code) => code.match(/.{1,4}/g) ?? [];

/** @param {{code: string}} props */
export function Code({ code }) {
  return html`<p class="wall-code" role="img" aria-label=${[...code].join(" ")}>${codeGroups(code).map((group) => html`<span key=${group} class="code-group">
    ${[...group].map((letter, at) => html`<b key=${at}>${letter}</b>`)}</span>`)}</p>`;
}
