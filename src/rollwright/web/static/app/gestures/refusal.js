// Why a tap means nothing: one sentence at the place, and the rule one tap further.
import { ownSheet } from "./choices.js";
import { placeBeside } from "./placing.js";
import { RuleButton } from "../table/rule.js";
import { html, useEffect, useLayoutEffect, useRef } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */
/**
 * One short sentence for a place; `rule` is all there is to say, and `about` what lies there, which comes first if nothing was tried (`calm`).
 * Beside all places it stands at a `spot` of the screen.
 * @typedef {{place: number, text: string, rule?: string, about?: string, calm?: boolean, spot?: DOMRect}} Refused
 */

/** Is it rather an answer than a refusal? @param {Refused | null} refusal */
export function isCalm(refusal) {
  return Boolean(refusal?.calm && refusal.about);
}

/** It stays so long, and longer if there is much to read. */
const SHOWN_MS = 5000;
const LETTER_MS = 70;

/** @param {{store: TableStore, view: View}} props */
export function Refusal({ store, view }) {
  const refusal = store.refusal.value;
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  const card = ownSheet(view)?.cards.find(({ places }) => places.some(({ number }) => number === refusal?.place));
  const id = card?.places.find(({ number }) => number === refusal?.place)?.id ?? "";
  useLayoutEffect(() => {
    const spot = refusal?.spot ?? document.querySelector(`.mine [data-place="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    if (!bubble.current || !spot) return;
    const { left, top } = placeBeside(spot, bubble.current.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
    bubble.current.style.left = `${left}px`;
    bubble.current.style.top = `${top}px`;
  }, [refusal]);
  useEffect(() => {
    if (!refusal) return undefined;
    // Whoever reads the rule meanwhile is left to read.
    const hush = () => { if (!bubble.current?.querySelector("dialog")) store.quiet(); };
    const timer = setInterval(hush, Math.max(SHOWN_MS, (refusal.text + (refusal.about ?? "")).length * LETTER_MS));
    return () => clearInterval(timer);
  }, [refusal]);
  const calm = isCalm(refusal);
  const [first, then] = calm ? [refusal?.about, refusal?.text] : [refusal?.text, refusal?.about];
  return html`<div role="status" aria-live="polite">${refusal && html`<div class=${`refusal toast${calm ? " is-calm" : ""}`} ref=${bubble}>
    <div class="refusal-words"><b>${first}</b>${then && html`<span class="muted small">${then}</span>`}</div>
    ${card && html`<${RuleButton} name=${card.print.drawing.title} rules=${card.print.rules} reason=${refusal.rule} />`}
    <button class="round" aria-label=${say("page.close")} onClick=${() => store.quiet()}>×</button></div>`}</div>`;
}
