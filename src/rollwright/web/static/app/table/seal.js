// How the dice of this table are made: what the server committed to, who pledged a word, and whether one's own is among them.
import { seatsOf } from "../page/seat.js";
import { html, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

const LONGEST_TEXT = 30;
const HOW = /** @type {const} */ (["seal.words", "seal.freeze", "seal.promise"]);

/** What the own word is to the dice: the key of a sentence, or null. @param {View} view */
export function ownPart({ toss, you }) {
  if (!toss || you.seat === null) return null;
  if (toss.phase === "pledging") return you.pledge ? "seal.pledged" : "seal.no-pledge";
  return you.pledge ? "seal.in" : "seal.not-in";
}

/** Whose pledges are in the list; a crowd has only its hash. @param {{view: View}} props */
function Pledges({ view }) {
  const toss = view.toss;
  if (!toss || view.kind === "event") return toss?.frozen ? html`<p class="small">${say("seal.list")} <code>${toss.frozen}</code></p>` : null;
  const names = new Map(seatsOf(view).map(({ seat, name }) => [seat, name]));
  const withheld = (toss.broken ?? []).flatMap((one) => one.withheld.map((seat) => names.get(seat) ?? seat)).join(", ");
  return html`${(toss.pledges ?? []).length > 0 && html`<ul class="pledges small">${(toss.pledges ?? []).map(([seat, , hash]) =>
      html`<li key=${seat}>${names.get(seat) ?? seat} <code>${hash.slice(0, 12)}…</code></li>`)}</ul>`}
    ${toss.frozen && html`<p class="small">${say("seal.list")} <code>${toss.frozen}</code></p>`}
    ${withheld && html`<p class="small">${say("seal.broken", { count: toss.broken?.length ?? 0, names: withheld })}</p>`}`;
}

/** @param {{store: TableStore, view: View}} props */
function OwnText({ store, view }) {
  const [text, setText] = useState(store.tosser.text);
  if (view.toss?.phase !== "pledging" || view.you.seat === null) return null;
  return html`<label class="small">${say("seal.text")}<input value=${text} maxlength=${LONGEST_TEXT} autocomplete="off"
    onInput=${(/** @type {any} */ event) => setText(event.target.value)} onChange=${() => store.tosser.mixIn(view, text)} /></label>`;
}

/** Real dice have none. @param {{store: TableStore, view: View}} props */
export function Seal({ store, view }) {
  if (!view.commitment) return null;
  const own = ownPart(view), doubt = store.tosser.doubt.value;
  return html`<details class="panel seal" open=${Boolean(doubt)}><summary>${say("lobby.commitment")}</summary>
    ${doubt && html`<p class="dice-doubt" role="alert">${say(`seal.doubt.${doubt}`)}</p>`}
    <p class="muted small">${say("lobby.commitment-hint")}</p><code>${view.commitment}</code>
    <p class="muted small">${view.toss ? HOW.map((key) => say(key)).join(" ") : say("dice.before-toss")}</p>
    ${own && html`<p class="small">${say(own)}</p>`}
    <${OwnText} store=${store} view=${view} />
    <${Pledges} view=${view} />
  </details>`;
}
