// A clock on the big screen: when it has run out, the host hurries all who have not finished the turn.
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

const SECONDS = [30, 60, 90];
const AGAIN_MS = 10_000;

/** @param {{store: TableStore, view: View}} props */
export function Countdown({ store, view }) {
  const [limit, setLimit] = useState(0);
  const [left, setLeft] = useState(0);
  const roll = JSON.stringify(view.status?.rolled);
  const running = limit > 0 && view.stage === "playing" && view.status?.phase === "play";
  useEffect(() => {
    // Somebody else is the host now, and counts or not.
    if (!view.you.host) setLimit(0);
  }, [view.you.host]);
  useEffect(() => setLeft(limit), [limit, roll]);
  useEffect(() => {
    if (!running) return undefined;
    // A server that was started anew knows of no hurry: it is asked again as long as nothing happens.
    const timer = left > 0 ? setTimeout(() => {
      setLeft(left - 1);
      if (left === 1) store.send("hurry");
    }, 1000) : setInterval(() => store.send("hurry"), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [running, left, roll]);
  return html`<div class="countdown">
    ${limit > 0 && html`<p class="clock" role="timer" aria-label=${say("screen.countdown")}>
      <svg viewBox="0 0 100 100" aria-hidden="true"><circle class="clock-whole" cx="50" cy="50" r="44" pathLength="60" />
        <circle class="clock-left" cx="50" cy="50" r="44" pathLength=${limit} stroke-dasharray=${`${left} ${limit}`} /></svg><span>${left}</span></p>`}
    ${view.you.host && html`<div class="buttons">
      ${limit ? html`<button class="small" onClick=${() => setLimit(0)}>${say("screen.stop-countdown")}</button>`
        : SECONDS.map((seconds) => html`<button key=${seconds} class="small" onClick=${() => setLimit(seconds)}>
          ${say("screen.start-countdown", { seconds })}</button>`)}
    </div>`}
  </div>`;
}
