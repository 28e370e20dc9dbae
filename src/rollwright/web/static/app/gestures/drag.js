// Dragging a die, or a piece of the board, onto a place: the same as tapping the one and then the other.
import { useRef } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Die} Die */
/** @typedef {import("../types").Place} Place */
/** @typedef {import("../connection/store.js").TableStore} TableStore */
/** @typedef {import("./spots.js").Touch} Touch */

/** A finger that moves less than this taps, in pixels. */
const SLACK = 8;

/** What lies under a point, if it is a place of my board. @param {number} x @param {number} y */
function placeUnder(x, y) {
  const found = document.elementFromPoint(x, y);
  // Over a small picture of another card, that card is turned to.
  /** @type {HTMLElement | null | undefined} */ (found?.closest(".thumb[aria-pressed=false]"))?.click();
  return found?.closest(".mine [data-place]") ?? null;
}

/** What hangs on the pointer: a die, or the piece that a button lies on. @param {Element} button */
function liftedFace(button) {
  const lifted = document.createElement("div");
  const die = button.querySelector("svg");
  const face = die ?? button.closest(".cell")?.querySelector("svg");
  const { width, height } = ((die ? button : face) ?? button).getBoundingClientRect();
  lifted.className = "lifted-die";
  lifted.style.width = `${width}px`;
  lifted.style.height = `${height}px`;
  if (face) lifted.append(face.cloneNode(true));
  document.body.append(lifted);
  return lifted;
}

/**
 * What makes dice draggable, and what begins to drag the piece at a place, which `taken` hears of.
 * @param {TableStore} store @param {Touch} touch @param {(id: string) => Place | undefined} find a place by its id
 * @returns {{die: (die: Die) => {onPointerDown: (event: PointerEvent) => void}, place: NonNullable<Touch["drag"]>}}
 */
export function useDrag(store, touch, find) {
  // The board is drawn anew when something is taken: what is meant by a place then is what counts.
  const live = useRef(touch);
  live.current = touch;
  /** @param {PointerEvent} event @param {() => void} take @param {() => void} [putBack] the screen was scrolled instead */
  const carry = (event, take, putBack) => {
    if (event.button) return;
    const button = /** @type {HTMLElement} */ (event.currentTarget);
    const start = { x: event.clientX, y: event.clientY };
    /** @type {HTMLElement | null} */
    let lifted = null;
    const move = (/** @type {PointerEvent} */ { clientX, clientY }) => {
      if (!lifted && Math.hypot(clientX - start.x, clientY - start.y) < SLACK) return;
      if (!lifted) {
        lifted = liftedFace(button);
        store.dragging.value = true;
        take();
        button.classList.add("is-lifted");
      }
      lifted.style.transform = `translate(${clientX}px, ${clientY}px) translate(-50%, -62%)`;
      const over = placeUnder(clientX, clientY);
      live.current.hover?.(find(over?.getAttribute("data-place") ?? "") ?? null);
    };
    const end = (/** @type {PointerEvent} */ { clientX, clientY, type }) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!lifted) return;
      lifted.remove();
      store.dragging.value = false;
      button.classList.remove("is-lifted");
      live.current.hover?.(null);
      if (type === "pointercancel") putBack?.();
      // The click that follows would let it go again.
      const stop = (/** @type {Event} */ click) => click.stopPropagation();
      button.addEventListener("click", stop, { capture: true, once: true });
      setTimeout(() => button.removeEventListener("click", stop, { capture: true }), 0);
      const at = type === "pointerup" ? placeUnder(clientX, clientY) : null;
      const place = find(at?.getAttribute("data-place") ?? "");
      if (at && place) live.current.tap(place, at);
      // Back to where it came from is no mistake.
      else if (type === "pointerup" && document.elementFromPoint(clientX, clientY)?.closest(".mine")) {
        store.refuse(-1, { text: say("table.dropped"), spot: new DOMRect(clientX, clientY) });
      }
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
  return {
    die: (die) => ({ onPointerDown: (event) => carry(event, () => live.current.take?.(die)) }),
    place: (place, event, taken) => carry(event, () => { taken(); live.current.lift?.(place); }, () => live.current.lift?.(null)),
  };
}
