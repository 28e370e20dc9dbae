// What happens is seen and heard: gains fly to their counters, a round begins with a banner, everything has its sound.
import { changesOf } from "./changes.js";
import { prefersCalm } from "./motion.js";
import { play } from "./sounds.js";
import { html, useLayoutEffect, useRef, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("./changes.js").Changes} Changes */

const FLIGHT_MS = 520;
const BANNER_MS = 1600;
/** So many pictures fly at once, and no more. */
const FLOCK = 6;

/** The middle of an element on the screen. @param {Element} element */
function middleOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** @param {number} x @param {number} y @param {number} scale */
const placed = (x, y, scale) => `translate(${x - 15}px, ${y - 15}px) scale(${scale})`;

/** A picture of what is gained flies from where it was gained. @param {string} sign @param {Element} from @param {number} delay */
function fly(sign, from, delay) {
  const counter = document.querySelector(`[data-sign="${CSS.escape(sign)}"] .sign-picture`);
  if (!counter) return;
  const [[x, y], [toX, toY]] = /** @type {[[number, number], [number, number]]} */ ([middleOf(from), middleOf(counter)]);
  const picture = /** @type {HTMLElement} */ (/** @type {unknown} */ (counter.cloneNode(true)));
  picture.classList.add("flying");
  document.body.append(picture);
  const path = [
    { transform: placed(x, y, 0.6), opacity: 0 },
    { transform: placed(x, y - 26, 1.5), opacity: 1, offset: 0.3 },
    { transform: placed(toX, toY, 1), opacity: 1 },
  ];
  picture.animate(path, { duration: FLIGHT_MS, delay, easing: "ease-in-out", fill: "both" }).finished.then(() => picture.remove(), () => picture.remove());
}

/** @param {Changes} changes @param {boolean} over */
function sounded({ rolled, written, gains, stars, round, turn, others }, over) {
  if (over) play("end");
  else if (round) play("round");
  else if (rolled) play("roll");
  else if (stars) play("star");
  else if (gains.length) play("gain");
  else if (written.length) play("write");
  else if (turn) play("turn");
  else if (others) play("other");
}

/** @param {Changes} changes @param {import("../types").Place[]} places of my board */
function showGains({ gains, written }, places) {
  const place = places.find(({ number }) => written.includes(number));
  const from = place && document.querySelector(`.mine [data-place="${CSS.escape(place.id)}"]`);
  if (!from) return;
  const flock = gains.flatMap(([sign, count]) => Array.from({ length: count }, () => sign)).slice(0, FLOCK);
  flock.forEach((sign, at) => fly(sign, from, at * 90));
}

/**
 * Lets be seen and heard what the server told. Returns the words of a banner, as long as there is one.
 * @param {View} view @param {import("../types").Place[]} places of my board
 */
export function useFeel(view, places) {
  const last = useRef(view);
  const [banner, setBanner] = useState("");
  useLayoutEffect(() => {
    const before = last.current;
    last.current = view;
    if (before === view || before.table !== view.table) return undefined;
    const changes = changesOf(before, view);
    sounded(changes, before.stage === "playing" && view.stage === "over");
    if (!prefersCalm()) showGains(changes, places);
    if (!changes.round || !view.status) return undefined;
    setBanner(view.status.round_name || say("table.round", { round: view.status.round }));
    return undefined;
  }, [view]);
  useLayoutEffect(() => {
    if (!banner) return undefined;
    const timer = setTimeout(() => setBanner(""), BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner]);
  return banner;
}

/** @param {{words: string}} props */
export function Banner({ words }) {
  return words ? html`<p class="banner" aria-hidden="true">${words}</p>` : null;
}
