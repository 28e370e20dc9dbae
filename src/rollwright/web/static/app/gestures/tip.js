// What a piece is and does: beside it, for those who point at it with a mouse, or come to it with keys.
import { tilesOf } from "../drawing/documents.js";
import { PieceFace } from "../drawing/print.js";
import { placeBeside } from "./placing.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../page/ui.js";

/** @typedef {{tile: string, at: Element}} Pointed */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** Who only passes by is told nothing. */
const REST_MS = 300;

/** @param {{store: TableStore, tools: import("../drawing/print.js").Tools}} props */
export function PieceTip({ store, tools }) {
  const pointed = store.pointed.value;
  const [rested, setRested] = useState(/** @type {Pointed | null} */ (null));
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    setRested(null);
    if (!pointed) return undefined;
    const timer = setTimeout(() => setRested(pointed), REST_MS);
    return () => clearTimeout(timer);
  }, [pointed]);
  const busy = store.dragging.value || store.proposal.value || store.refusal.value || store.tumbling.value;
  const drawing = rested === pointed && !busy ? tilesOf(tools.tiles)[rested?.tile ?? ""] : undefined;
  useLayoutEffect(() => {
    if (!bubble.current || !rested) return;
    const { left, top } = placeBeside(rested.at.getBoundingClientRect(), bubble.current.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
    bubble.current.style.left = `${left}px`;
    bubble.current.style.top = `${top}px`;
  }, [drawing, rested]);
  // Its words are the name of what has the focus: nobody hears them twice.
  if (!drawing?.about || !rested) return null;
  return html`<div class="piece-tip" ref=${bubble} aria-hidden="true">
    <span class="piece-tip-face"><${PieceFace} name=${rested.tile} drawing=${drawing} /></span>
    <p>${!drawing.about.startsWith(drawing.title) && html`<b>${drawing.title}</b>`}${drawing.about}</p></div>`;
}
