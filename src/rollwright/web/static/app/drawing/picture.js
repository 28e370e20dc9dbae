// Small drawings by their digests, which the browser fetches when they come into view, and keeps for ever.
import { colorsOf } from "./colors.js";
import { PipFace } from "./dice.js";
import { drawingFrom } from "./picturefile.js";
import { useSelfPlay } from "./selfplay.js";
import { html, memo, useRef, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").CoverPicture} CoverPicture */
/** @typedef {import("../types").CoverDie} CoverDie */

/** One file for both themes; the one that is not shown is not fetched. @param {{digest: string, onLoad?: () => void}} props */
export function Picture({ digest, onLoad }) {
  return html`<span class="picture" aria-hidden="true">
    <img class="for-light" src=${`/pictures/${digest}`} loading="lazy" decoding="async" alt="" onLoad=${onLoad} />
    <img class="for-dark" src=${`/pictures/${digest}#dark`} loading="lazy" decoding="async" alt="" onLoad=${onLoad} />
  </span>`;
}

/** What is drawn never changes: it is set once. */
const Inside = memo(/** @param {{svg: string}} props */ ({ svg }) => html`<g dangerouslySetInnerHTML=${{ __html: svg }} />`);

/**
 * The same in the page itself, with our own typefaces, as soon as the file is there: it is not fetched twice.
 * @param {{digest: string}} props
 */
export function DrawnPicture({ digest }) {
  const [drawn, setDrawn] = useState(/** @type {{digest: string, drawing: import("./picturefile.js").PictureDrawing} | null} */ (null));
  const load = async () => {
    const response = await fetch(`/pictures/${digest}`, { cache: "force-cache" }).catch(() => undefined);
    const drawing = response?.ok ? drawingFrom(await response.text()) : null;
    if (drawing) setDrawn({ digest, drawing });
  };
  if (drawn?.digest !== digest) return html`<${Picture} digest=${digest} onLoad=${load} />`;
  const { viewBox, inside, light, dark } = drawn.drawing;
  return html`<span class="picture" aria-hidden="true"><svg class=${`drawn ${colorsOf(`picture-${digest}`, { light, dark })}`} viewBox=${viewBox}
    stroke-linejoin="round" stroke-linecap="round"><${Inside} svg=${inside} /></svg></span>`;
}

/** How pictures lie: a single one flat, tall cards in a fan, wide ones one over the other. @param {CoverPicture[]} cover */
export function layOf([first, ...others]) {
  if (!first || !others.length) return "flat";
  return first.height > first.width ? "fan" : "heap";
}

/** The dice of a turn, thrown onto the cover. @param {{dice: CoverDie[]}} props */
export function CoverDice({ dice }) {
  return html`<span class="cover-dice">${dice.map(({ value, tint = "" }, at) => html`<span key=${at} class="cover-die">
    <${PipFace} value=${value} tint=${tint} letter=${tint && say(/** @type {import("../words/words.js").Key} */ (`tint.${tint}`))} /></span>`)}</span>`;
}

/** A game as it lies on the table. @param {{cover: CoverPicture[]}} props */
export function Cover({ cover }) {
  return html`<div class=${`cover ${layOf(cover)}`} aria-hidden="true">
    ${cover.map(({ picture }) => html`<${Picture} key=${picture} digest=${picture} />`)}</div>`;
}

/** The same in our own typefaces; now and then it plays itself, one turn after the other. @param {{cover: CoverPicture[], rolls: CoverDie[][]}} props */
export function LiveCover({ cover, rolls }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const turn = useSelfPlay(box);
  // As it lies there it shows its last roll.
  const dice = turn < 0 ? rolls.at(-1) : rolls[turn - 1];
  return html`<div class=${`cover ${layOf(cover)}${turn >= 0 ? " plays" : ""}`} aria-hidden="true" ref=${box}>
    ${cover.map(({ picture }) => html`<${DrawnPicture} key=${picture} digest=${picture} />`)}
    ${dice && html`<${CoverDice} key=${turn} dice=${dice} />`}</div>`;
}
