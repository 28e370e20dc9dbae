// A first turn explained at the place: one sentence at a time, beside the part that it is about. It hides nothing that has to be tapped, waits for
// nobody, and does not come again.
import { bookOf } from "../drawing/documents.js";
import { useKeys } from "../gestures/keys.js";
import { placeBeside } from "../gestures/placing.js";
import { taught } from "../page/settings.js";
import { html, useLayoutEffect, useRef, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** Where the parts lie: the first of these that is in sight. @type {Record<string, string[]>} */
const PARTS = {
  dice: [".roll-panel > .dice", ".dock > .dice"], sheet: [".own-rows", ".mine .board"], goods: [".counters"], score: [".player-chips"], steps: [".stepper"],
  end: [".actions .done"],
};
/** Where a turn begins. */
const FIRST = ".die:enabled, .actions .done";
/** A part that takes more of the window than this is pointed at from inside. */
const LARGE = 0.45;

/** Those who have never played this game are told, in the first turn; where turns are steps, in the first round. @param {View} view @param {string} known */
export function isTaught({ game, you, stage, status, moves }, known) {
  const { round = 0, turn = 0, turn_names: steps = [] } = status ?? {};
  const first = round === 1 && (turn === 1 || steps.length > 0);
  return first && stage === "playing" && you.seat !== null && moves.length > 0 && !known.split(" ").includes(game.id);
}

/**
 * What the words lie beside: all of a small part, or the middle of a large one: its rule stands at the top, what counts at the foot.
 * @param {DOMRect} box @param {{width: number, height: number}} room
 */
export function anchorOf({ left, right, top, bottom }, room) {
  if (bottom - top < LARGE * room.height) return { left, right, top, bottom };
  return { left: (left + right) / 2 - room.width / 8, right, top: (top + bottom) / 2, bottom: (top + bottom) / 2 };
}

const roomNow = () => ({ width: innerWidth, height: innerHeight });

/** @param {{store: TableStore, view: View}} props */
export function Coach({ store, view }) {
  const [at, setAt] = useState(0);
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  const ring = useRef(/** @type {HTMLElement | null} */ (null));
  // Nobody else needs to fetch them.
  const lessons = isTaught(view, taught.value) ? bookOf(view.book)?.lessons ?? [] : [];
  const lesson = store.tumbling.value || store.proposal.value ? undefined : lessons[at];
  useLayoutEffect(() => {
    const part = (lesson ? PARTS[lesson.part] ?? [] : []).map((one) => document.querySelector(one)).find((one) => one?.getClientRects().length);
    if (!bubble.current || !ring.current) return;
    bubble.current.classList.toggle("is-lost", !part);
    ring.current.hidden = !part;
    if (!part) return;
    const box = part.getBoundingClientRect();
    const { left, top } = placeBeside(anchorOf(box, roomNow()), bubble.current.getBoundingClientRect(), roomNow());
    Object.assign(bubble.current.style, { left: `${left}px`, top: `${top}px` });
    Object.assign(ring.current.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  });
  // Who plays by the keyboard and has nothing in focus yet finds the words first, and the dice after them.
  useLayoutEffect(() => {
    if (lesson && document.activeElement === document.body) /** @type {HTMLElement | null | undefined} */ (bubble.current?.querySelector(".primary"))?.focus();
  }, [lesson?.text]);
  const done = () => {
    const within = bubble.current?.contains(document.activeElement);
    taught.value = `${taught.value} ${view.game.id}`.trim();
    if (within) /** @type {HTMLElement | null} */ (document.querySelector(FIRST))?.focus();
  };
  useKeys((key) => { if (key === "Escape" && lesson) done(); });
  if (!lesson) return null;
  const last = at === lessons.length - 1;
  return html`<div class="coach-ring" ref=${ring} aria-hidden="true"></div>
    <aside class="coach" ref=${bubble} aria-label=${say("coach.title")}>
      <p aria-live="polite">${lesson.text}</p>
      <div class="coach-foot"><span class="muted small">${at + 1}/${lessons.length}</span>
        ${!last && html`<button class="quiet small" onClick=${done}>${say("coach.skip")}</button>`}
        <button class="primary small" onClick=${() => (last ? done() : setAt(at + 1))}>${say(last ? "coach.done" : "coach.next")}</button></div>
    </aside>`;
}
