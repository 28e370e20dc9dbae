// Small drawings by their digests, which the browser fetches when they come into view, and keeps for ever.
import { html } from "../page/ui.js";

/** @typedef {import("../types").CoverPicture} CoverPicture */

/** One file for both themes; the one that is not shown is not fetched. @param {{digest: string}} props */
export function Picture({ digest }) {
  return html`<span class="picture" aria-hidden="true">
    <img class="for-light" src=${`/pictures/${digest}`} loading="lazy" decoding="async" alt="" />
    <img class="for-dark" src=${`/pictures/${digest}#dark`} loading="lazy" decoding="async" alt="" />
  </span>`;
}

/** How pictures lie: a single one flat, tall cards in a fan, wide ones one over the other. @param {CoverPicture[]} cover */
export function layOf([first, ...others]) {
  if (!first || !others.length) return "flat";
  return first.height > first.width ? "fan" : "heap";
}

/** A game as it lies on the table. @param {{cover: CoverPicture[]}} props */
export function Cover({ cover }) {
  return html`<div class=${`cover ${layOf(cover)}`} aria-hidden="true">
    ${cover.map(({ picture }) => html`<${Picture} key=${picture} digest=${picture} />`)}</div>`;
}
