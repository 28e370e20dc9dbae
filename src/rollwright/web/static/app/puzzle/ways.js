// A way to play a turn, step by step: the same as a replay, of one turn, and already here.
import { language } from "../page/settings.js";
import { useEffect, useState } from "../page/ui.js";

/** @typedef {import("../types").Replay} Replay */
/** @typedef {ReturnType<typeof import("../ending/playback.js").usePlayback>} Playback */

const STEP_MS = 1300;
const SPEEDS = [1, 2, 4];

/** What is changed stands out from the beginning of the turn on. @param {Replay[]} steps @param {number} at @param {number} seat */
export function shownAt(steps, at, seat) {
  const now = steps[at];
  return now ? { now, before: at > 0 ? steps[0] ?? null : null, seat, jump: 0 } : null;
}

/** @param {Replay[]} way from before the first move on @param {number} seat @returns {Playback} */
export function useWay(way, seat) {
  const last = Math.max(0, way.length - 1);
  const [at, setAt] = useState(last);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  // Another way is seen from its end on.
  useEffect(() => { setAt(last); setPlaying(false); }, [way, language.value]);
  useEffect(() => {
    if (!playing) return undefined;
    if (at >= last) { setPlaying(false); return undefined; }
    const timer = setTimeout(() => setAt(at + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, at, speed, last]);
  return {
    at: Math.min(at, last), steps: last, seat, shown: shownAt(way, Math.min(at, last), seat), failure: "", playing, speed,
    goTo: (to) => { setPlaying(false); setAt(Math.max(0, Math.min(last, to))); },
    toggle: () => { if (!playing && at >= last) setAt(0); setPlaying(!playing && last > 0); },
    setSeat: () => undefined, again: () => undefined,
    faster: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1),
  };
}
