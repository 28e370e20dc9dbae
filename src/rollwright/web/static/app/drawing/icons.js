// The pictures that are printed on sheets, and a few of the page itself: our own drawings.
import { html } from "../page/ui.js";

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
  <symbol id="icon-grain" viewBox="0 0 24 24">
    <path class="icon-stalk" d="M12 23V9" />
    <ellipse class="icon-grain" cx="12" cy="5" rx="2.6" ry="4" />
    <path class="icon-grain" d="M11 13C6 13 5 10 5 7c4 0 6 2 6 6z" />
    <path class="icon-grain" d="M13 13c5 0 6-3 6-6-4 0-6 2-6 6z" />
    <path class="icon-grain" d="M11 20c-5 0-6-3-6-6 4 0 6 2 6 6z" />
    <path class="icon-grain" d="M13 20c5 0 6-3 6-6-4 0-6 2-6 6z" />
  </symbol>
  <symbol id="icon-vp" viewBox="0 0 24 24"><path class="icon-star" d="M3 19V7l5 5 4-8 4 8 5-5v12z" /></symbol>
  <symbol id="icon-upgrade" viewBox="0 0 24 24"><path class="icon-upgrade" d="M12 2l9 10h-5v10H8V12H3z" /></symbol>
  <symbol id="icon-token" viewBox="0 0 24 24">
    <circle class="icon-token" cx="12" cy="12" r="10.5" /><path class="icon-stroke" d="M17 9a6 6 0 1 0 1 5M17 4.500V9h-4.500" />
  </symbol>
  <symbol id="icon-set" viewBox="0 0 24 24">
    <circle class="icon-token" cx="12" cy="12" r="10.5" /><rect class="icon-stroke" x="7.5" y="7.5" width="9" height="9" rx="2" />
    <circle class="icon-dot" cx="12" cy="12" r="1.6" />
  </symbol>
  <symbol id="icon-shield" viewBox="0 0 24 24"><path class="icon-shield" d="M12 2l9 3v7c0 5-4 8.500-9 10-5-1.500-9-5-9-10V5z" /></symbol>
  <symbol id="icon-misery" viewBox="0 0 24 24">
    <circle class="icon-misery" cx="12" cy="12" r="10.5" /><path class="icon-minus" d="M7 12h10" />
  </symbol>
  <symbol id="icon-color-change" viewBox="0 0 24 24">
    <circle class="icon-token" cx="12" cy="12" r="10.5" /><path class="icon-stroke" d="M6 9.500h11M14 6.500l3 3-3 3M18 14.500H7M10 11.500l-3 3 3 3" />
  </symbol>
  <symbol id="icon-dupe" viewBox="0 0 24 24">
    <circle class="icon-token" cx="12" cy="12" r="10.5" /><rect class="icon-stroke" x="6.500" y="6.500" width="8" height="8" rx="2" />
    <path class="icon-stroke" d="M17.500 10v5.500a2 2 0 0 1-2 2H10" />
  </symbol>
  <symbol id="icon-log-roll" viewBox="0 0 24 24"><rect x="4" y="4" width="16" height="16" rx="4" />
    <circle class="log-dot" cx="9" cy="9" r="1.6" /><circle class="log-dot" cx="15" cy="15" r="1.6" /></symbol>
  <symbol id="icon-log-move" viewBox="0 0 24 24"><path d="M5 19l1-4L16.500 4.500l3 3L9 18zM14 7l3 3" /></symbol>
  <symbol id="icon-log-turn" viewBox="0 0 24 24"><path d="M4 12h14M13 6l6 6-6 6" /></symbol>
  <symbol id="icon-log-round" viewBox="0 0 24 24"><path d="M6 21V4h12l-3 4.500 3 4.500H6" /></symbol>
  <symbol id="icon-log-seat" viewBox="0 0 24 24"><circle cx="12" cy="8" r="4" /><path d="M4.500 20c.8-4 3.800-6 7.500-6s6.700 2 7.500 6" /></symbol>
  <symbol id="icon-log-time" viewBox="0 0 24 24"><path d="M6 3h12M6 21h12M8 3c0 5 8 7 8 9s-8 4-8 9M16 3c0 5-8 7-8 9s8 4 8 9" /></symbol>
  <symbol id="icon-log-other" viewBox="0 0 24 24"><circle class="log-dot" cx="12" cy="12" r="3" /></symbol>
  <symbol id="icon-log-back" viewBox="0 0 24 24"><path d="M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-2" /></symbol>
  <symbol id="icon-guard" viewBox="0 0 24 24"><use href="#icon-shield" width="24" height="24" /></symbol>
</svg>`;

/** Has somebody drawn it? @param {string} name */
export const isDrawn = (name) => DRAWN.has(name);

const DRAWN = new Set([
  "pumpkin", "heart", "coin", "star", "grain", "vp", "upgrade", "token", "set", "shield", "misery", "guard", "color-change", "dupe",
]);
/**
 * One picture within a drawing; one nobody drew is its initial in a ring.
 * @param {{name: string, x: number, y: number, size: number}} props
 */
export function Icon({ name, x, y, size }) {
  if (DRAWN.has(name)) {
    return html`<use href=${`#icon-${name}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} />`;
  }
  // A number stands before the picture that it counts.
  if (/^\d+$/.test(name)) return html`<text class="icon-count" x=${x} y=${y} font-size=${size * 0.9}>${name}</text>`;
  return html`<g class="icon-other">
    <circle cx=${x} cy=${y} r=${size / 2} />
    <text x=${x} y=${y} font-size=${size * 0.7}>${name.charAt(0).toUpperCase()}</text>
  </g>`;
}
