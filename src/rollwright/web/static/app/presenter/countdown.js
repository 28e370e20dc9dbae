// A clock on the big screen, with which the host gives everybody the same time. The server counts, and all seats see it.
import { useLeft } from "../table/clock.js";
import { html, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

const SECONDS = [30, 60, 90];

/** @param {{store: TableStore, view: View}} props */
export function Countdown({ store, view }) {
  const left = useLeft(store);
  const limit = store.clock.value?.seconds ?? 0;
  const [every, setEvery] = useState(false);
  const count = (/** @type {number} */ seconds) => store.send("countdown", { seconds, every });
  return html`<div class="countdown">
    ${limit > 0 && html`<p class="clock" role="timer" aria-label=${say("screen.countdown")}>
      <svg viewBox="0 0 100 100" aria-hidden="true"><circle class="clock-whole" cx="50" cy="50" r="44" pathLength="60" />
        <circle class="clock-left" cx="50" cy="50" r="44" pathLength=${limit} stroke-dasharray=${`${left} ${limit}`} /></svg><span>${left}</span></p>
      <p class="at-zero">${say("screen.at-zero")}</p>`}
    ${view.you.host && html`<div class="buttons">
      ${limit ? html`<button class="small" onClick=${() => count(0)}>${say("screen.stop-countdown")}</button>`
        : html`${SECONDS.map((seconds) => html`<button key=${seconds} class="small" onClick=${() => count(seconds)}>
          ${say("screen.start-countdown", { seconds })}</button>`)}
          <label class="inline every"><input type="checkbox" checked=${every}
            onChange=${(/** @type {any} */ event) => setEvery(event.target.checked)} />${say("screen.every-turn")}</label>`}
    </div>`}
  </div>`;
}
