// The host's countdown, as everybody at the table sees it.
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../connection/store.js").TableStore} TableStore */
/** `left` seconds were left at the moment `at`. @typedef {{seconds: number, left: number, every: boolean, runs: boolean, at: number}} Clock */

const TICK_MS = 200;
/** So few seconds are pointed out. */
const FEW = 5;

/** @param {Clock} clock @param {number} now */
export function secondsLeft({ left, runs, at }, now) {
  return Math.max(0, Math.ceil(left - (runs ? (now - at) / 1000 : 0)));
}

/** How many seconds are left; -1 without a countdown. @param {TableStore} store */
export function useLeft(store) {
  const clock = store.clock.value;
  const [, tick] = useState(0);
  useEffect(() => {
    if (!clock?.runs) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return clock ? secondsLeft(clock, performance.now()) : -1;
}

/** @param {{store: TableStore}} props */
export function BarClock({ store }) {
  const left = useLeft(store);
  if (left < 0) return null;
  return html`<span class=${`bar-clock${left <= FEW ? " few" : ""}`} role="timer" aria-label=${say("screen.countdown")}>
    <svg class="log-icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-log-time" /></svg>${say("table.seconds", { count: left })}</span>`;
}
