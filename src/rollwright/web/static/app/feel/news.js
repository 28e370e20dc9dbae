// What a bot has just done, for a moment, where neither its sheet nor the log is in sight.
import { LineWords } from "../table/log.js";
import { html, useEffect, useRef, useState } from "../page/ui.js";

/** @typedef {import("../types").LogLine} LogLine */
/** @typedef {import("../types").View} View */

const SHOWN_MS = 2600;

/**
 * The one decision of a bot that is new. Many at once could not be read.
 * @param {View} view @param {number} since the version that was seen before @returns {LogLine | null}
 */
export function newsOf(view, since) {
  const bots = new Set(view.seats.filter(({ kind }) => kind === "bot").map(({ seat }) => seat));
  const fresh = view.log.filter(({ version, kind, seat }) => version > since && kind === "move" && seat !== null && bots.has(seat));
  return fresh.length === 1 ? fresh[0] ?? null : null;
}

/** @param {{view: View, docked?: boolean}} props `docked`: in the dock, and over nothing */
export function News({ view, docked = false }) {
  const newest = view.log.at(-1)?.version ?? 0;
  const seen = useRef(newest);
  const [line, setLine] = useState(/** @type {LogLine | null} */ (null));
  useEffect(() => {
    const found = newsOf(view, seen.current);
    seen.current = newest;
    if (found) setLine(found);
  }, [newest]);
  useEffect(() => {
    if (!line) return undefined;
    const timer = setTimeout(() => setLine(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [line]);
  const kind = `news${docked ? " in-dock" : ""}`;
  return line && html`<span key=${line.version} class=${kind} aria-hidden="true"><${LineWords} line=${line} view=${view} /></span>`;
}
