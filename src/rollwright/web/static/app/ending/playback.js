// The steps of a finished game: which one is shown, whether it runs, and what the server has told of them.
import { fetchReplay } from "../connection/api.js";
import { failureText } from "../connection/failure.js";
import { language } from "../page/settings.js";
import { useEffect, useRef, useState } from "../page/ui.js";

/** @typedef {import("../types").Replay} Replay */
/** A step, and the one before it; `jump` is another number whenever it does not follow the one that was shown. */
/** @typedef {{now: Replay, before: Replay | null, seat: number, jump: number}} Shown */

/** So long a step is looked at, at the usual speed. */
const STEP_MS = 1100;
/** Who drags the slider passes many steps without looking at them. */
const DRAG_MS = 60;
const SPEEDS = [1, 2, 4];

/** The steps that are known, so that none is asked for twice. @param {string} table */
function useSteps(table) {
  const known = useRef(/** @type {Map<string, Promise<Replay>>} */ (new Map()));
  /** @param {number} step @param {number} seat */
  return (step, seat) => {
    const key = `${language.value} ${seat} ${step}`;
    const found = known.current.get(key) ?? fetchReplay(table, step, seat);
    known.current.set(key, found);
    found.catch(() => known.current.delete(key));
    return found;
  };
}

/** @param {string} table @param {number} first the seat whose board is shown at first */
export function usePlayback(table, first) {
  const [step, setStep] = useState(-1);
  const [seat, setSeat] = useState(first);
  const [shown, setShown] = useState(/** @type {Shown | null} */ (null));
  const [failure, setFailure] = useState("");
  const [tries, setTries] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const get = useSteps(table);
  const spoken = language.value;
  useEffect(() => {
    let current = true;
    const load = async () => {
      // How many steps there are, every step tells.
      const at = step < 0 ? (await get(0, seat)).steps : step;
      const [now, before] = await Promise.all([get(at, seat), at > 0 ? get(at - 1, seat) : null]);
      if (!current) return;
      setFailure("");
      setShown((last) => ({ now, before, seat, jump: (last?.jump ?? 0) + Number(last?.seat !== seat || last.now.step !== now.step - 1) }));
      if (playing && at < now.steps) get(at + 1, seat).catch(() => undefined);
    };
    const fail = (/** @type {unknown} */ error) => {
      if (!current) return;
      setPlaying(false);
      setFailure(failureText(error));
    };
    const timer = setTimeout(() => load().catch(fail), step < 0 || playing ? 0 : DRAG_MS);
    return () => { current = false; clearTimeout(timer); };
  }, [step, seat, spoken, tries]);

  const steps = shown?.now.steps ?? 0;
  const at = step < 0 ? steps : step;
  const seen = shown?.now.step === at;
  useEffect(() => {
    if (!playing || !seen) return undefined;
    if (at >= steps) { setPlaying(false); return undefined; }
    const timer = setTimeout(() => setStep(at + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, seen, at, speed]);

  /** @param {number} to */
  const goTo = (to) => { setPlaying(false); setStep(Math.max(0, Math.min(steps, to))); };
  const toggle = () => {
    if (!playing && at >= steps) setStep(0);
    setPlaying(!playing && steps > 0);
  };
  return {
    at, steps, seat, shown, failure, playing, speed, goTo, toggle, setSeat,
    again: () => { setFailure(""); setTries(tries + 1); },
    faster: () => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1),
  };
}
