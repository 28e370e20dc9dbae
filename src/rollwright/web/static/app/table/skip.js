// Bots decide one by one; whoever has nothing else to do may skip that.
import { bots } from "../page/settings.js";
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */

/** Bots that are done sooner need not be skipped. */
const PATIENCE_MS = 1000;

/** Does somebody who plays here wait for bots alone? @param {View} view */
export function waitsForBots(view) {
  const { stage, status, kind, moves, you } = view;
  if (stage !== "playing" || status?.phase !== "play" || kind !== "table" || moves.length || (you.seat === null && !you.host)) return false;
  return status.waiting.length > 0 && status.waiting.every((at) => view.seats.find(({ seat }) => seat === at)?.kind === "bot");
}

/** @param {{store: import("../connection/store.js").TableStore, view: View}} props */
export function SkipButton({ store, view }) {
  const waits = waitsForBots(view);
  const [patient, setPatient] = useState(false);
  useEffect(() => {
    setPatient(false);
    if (!waits) return undefined;
    const timer = setTimeout(() => setPatient(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  if (!waits || !patient || bots.value === "at-once") return null;
  // Alone, there is nobody to wait for.
  const skipping = store.skipping.value;
  return html`<button class="small skip-bots" disabled=${skipping} title=${say("table.skip-hint")} onClick=${() => store.skipBots(true)}>
    ${say(skipping ? "table.skipping" : "table.skip")}</button>`;
}
