// The end: who won and by what, a replay, the record and the proof of the dice.
import { fetchReplay, rematch } from "./api.js";
import { Breakdown, Results, verdictOf } from "./results.js";
import { sheetOf } from "./documents.js";
import { boardOf } from "./merge.js";
import { DiceTray } from "./dice.js";
import { PictureButton } from "./downloads.js";
import { failureText } from "./failure.js";
import { HostAway } from "./host.js";
import { go, Link } from "./route.js";
import { seatsOf } from "./seat.js";
import { ReadSheet } from "./sheet.js";
import { language } from "./settings.js";
import { html, useEffect, useState } from "./ui.js";
import { say } from "./words.js";
import { wordAt } from "./word.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./store.js").TableStore} TableStore */

/** The last step. @param {string} table @param {number} seat */
async function fetchLast(table, seat) {
  const { steps } = await fetchReplay(table, 0, seat);
  return fetchReplay(table, steps, seat);
}

/** @param {{view: View}} props */
function ReplayPanel({ view }) {
  const [step, setStep] = useState(-1);
  const [seat, setSeat] = useState(view.you.seat ?? 0);
  const [shown, setShown] = useState(/** @type {import("./types").Replay | null} */ (null));
  const spoken = language.value;
  useEffect(() => {
    let current = true;
    const ask = step < 0 ? fetchLast(view.table, seat) : fetchReplay(view.table, step, seat);
    ask.then((replay) => { if (current) setShown(replay); }, () => undefined);
    return () => { current = false; };
  }, [step, seat, spoken]);
  if (!shown) return html`<p class="muted">${say("page.loading")}</p>`;
  const at = step < 0 ? shown.step : step;
  const board = boardOf(shown.board);
  const sheet = sheetOf(board);
  return html`<section class="panel replay">
    <h2>${say("end.replay")}</h2>
    <div class="replay-tools">
      <button onClick=${() => setStep(Math.max(0, at - 1))} disabled=${at <= 0}>‹ ${say("end.previous")}</button>
      <label class="slider"><span>${say("end.step", { step: at, steps: shown.steps })}</span>
        <input type="range" min="0" max=${shown.steps} value=${at} onInput=${(/** @type {any} */ event) => setStep(Number(event.target.value))} /></label>
      <button onClick=${() => setStep(Math.min(shown.steps, at + 1))} disabled=${at >= shown.steps}>${say("end.following")} ›</button>
      ${seatsOf(view).length > 1 && html`<label class="inline">${say("end.seat")}<select value=${String(seat)}
        onChange=${(/** @type {any} */ event) => setSeat(Number(event.target.value))}>
        ${seatsOf(view).map((one) => html`<option key=${one.seat} value=${String(one.seat)}>${one.name}</option>`)}</select></label>`}
    </div>
    <p class="replay-text" aria-live="polite">${shown.text}</p>
    <${DiceTray} dice=${board.dice} board=${board} tools=${shown} rolled=${shown.rolled} seat=${seat} usable=${board.dice} />
    ${sheet && html`<${ReadSheet} sheet=${sheet} tools=${shown} />`}
  </section>`;
}

/** The file that the server gives for a record. @param {View} view */
const recordOf = (view) => `${view.game.id}-${view.table}.txt`;

/** Who rolled real dice has nothing to check. @param {{view: View}} props */
function Proof({ view }) {
  if (!view.commitment) return null;
  return html`<section class="panel proof"><h2>${say("end.proof")}</h2>
    <dl><dt>${say("end.seed")}</dt><dd><code>${view.seed}</code></dd><dt>${say("lobby.commitment")}</dt><dd><code>${view.commitment}</code></dd>
      ${wordAt(view.table) && html`<dt>${say("end.word")}</dt><dd><code>${wordAt(view.table)}</code></dd>`}</dl>
    <p>${say("end.verify")} <code>rollwright verify ${recordOf(view)}</code></p>
  </section>`;
}

/** The way to the next game; only the host can open it. @param {{store: TableStore, view: View, to: (table: string) => string}} props */
export function NextGame({ store, view, to }) {
  if (view.rematch) return html`<${Link} to=${to(view.rematch)} class="button primary">${say("end.next")}<//>`;
  if (!view.you.host) return null;
  // The table itself may tell of the next one before the answer does: who was led there and came back stays.
  const follow = (/** @type {{table: string}} */ { table }) => { if (!store.closed) go(to(table)); };
  const again = () => rematch(view.table).then(follow, (error) => store.tell(failureText(error), "bad"));
  return html`<button class="primary" onClick=${again}>${say("end.rematch")}</button>`;
}

/** @param {{store: TableStore, view: View}} props */
export function Ending({ store, view }) {
  const results = view.result ?? [];
  return html`<main id="content" class="ending">
    <section class="panel verdict">
      <p class="muted">${view.game.name} · ${say("end.title")}</p>
      <h1>${verdictOf(view, results) || say("end.title")}</h1>
      <${Results} view=${view} results=${results} />
      <div class="buttons">
        <${NextGame} store=${store} view=${view} to=${(/** @type {string} */ table) => `/t/${table}`} />
        <a class="button" href=${`/api/tables/${view.table}/record`} download=${recordOf(view)}>${say("end.record")}</a>
        <${PictureButton} view=${view} seat=${view.you.seat ?? results[0]?.seat ?? 0} />
        <${Link} to="/" class="button">${say("end.home")}<//>
      </div>
      ${!view.you.host && view.you.seat !== null && !view.rematch && html`<p class="muted">${say("end.wait-host")}</p>`}
      ${!view.rematch && html`<${HostAway} store=${store} view=${view} />`}
    </section>
    <${Breakdown} view=${view} results=${results} />
    ${view.kind === "table" && html`<${ReplayPanel} view=${view} />`}
    <${Proof} view=${view} />
  </main>`;
}
