// The pictures that are printed on sheets, and a few of the page itself: our own drawings.
import { html } from "./ui.js";

/** Put once into the page; everything else refers to it. */
export const Icons = () => html`<svg class="sprite" aria-hidden="true" width="0" height="0">
  <symbol id="icon-pumpkin" viewBox="0 0 24 24">
    <path class="icon-stem" d="M12 8c0-3 1-5 3.5-5.5l.8 1.7C14.4 4.8 13.8 6 13.8 8z" />
    <ellipse class="icon-pumpkin" cx="7.5" cy="14.5" rx="5.5" ry="6.5" />
    <ellipse class="icon-pumpkin" cx="16.5" cy="14.5" rx="5.5" ry="6.5" />
    <ellipse class="icon-pumpkin" cx="12" cy="14.5" rx="4.2" ry="7" />
  </symbol>
  <symbol id="icon-heart" viewBox="0 0 24 24">
    <path class="icon-heart" d="M12 21C5 15.5 2 12 2 8.2 2 5.2 4.3 3 7 3c2.100 0 4 1.2 5 3.2C13 4.2 14.9 3 17 3c2.7 0 5 2.2 5 5.2C22 12 19 15.5 12 21z" />
  </symbol>
  <symbol id="icon-coin" viewBox="0 0 24 24">
    <circle class="icon-coin" cx="12" cy="12" r="9.5" />
    <circle class="icon-line" cx="12" cy="12" r="6.5" />
    <path class="icon-line" d="M12 8.5v7" />
  </symbol>
  <symbol id="icon-star" viewBox="0 0 24 24">
    <path class="icon-star" d="M12 2l3 6.6 7.2.8-5.400 4.9 1.5 7.100L12 17.800l-6.3 3.6 1.5-7.100L1.800 9.400 9 8.6z" />
  </symbol>
</svg>`;

const DRAWN = new Set(["pumpkin", "heart", "coin", "star"]);

/** The picture that an initial stands for. @param {string} initial */
export function pictureOf(initial) {
  return [...DRAWN].find((name) => name.charAt(0).toUpperCase() === initial);
}

/**
 * One picture within a drawing; one nobody drew is its initial in a ring.
 * @param {{name: string, x: number, y: number, size: number}} props
 */
export function Icon({ name, x, y, size }) {
  if (DRAWN.has(name)) {
    return html`<use href=${`#icon-${name}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;
  }
  return html`<g class="icon-other">
    <circle cx=${x} cy=${y} r=${size / 2} />
    <text x=${x} y=${y} font-size=${size * 0.7}>${name.charAt(0).toUpperCase()}</text>
  </g>`;
}
