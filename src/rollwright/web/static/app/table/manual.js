// Real dice on a real table: the host enters what they show, and takes back what was entered wrong.
import { html, useEffect, useRef, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").RealDie} RealDie */
/** @typedef {import("../types").Status} Status */
/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** Does the table wait for me to enter a roll? @param {View} view */
export function isEntering(view) {
  return view.dice === "manual" && view.you.host && view.stage === "playing" && view.status?.phase === "roll";
}

/** A list for each die. @param {{dice: RealDie[], roll: string, picked: string[], pick: (at: number, text: string) => void}} props */
function SidePickers({ dice, roll, picked, pick }) {
  return dice.map((die, at) => html`<label key=${at + roll}><span class="die-name">${die.name}</span>
    <select required value=${picked[at] ?? ""} aria-describedby="manual-wanted" onChange=${(/** @type {any} */ event) => pick(at, event.target.value)}>
      <option value="">${say("host.pick")}</option>
      ${die.sides.map((side) => html`<option key=${side.text} value=${side.text}>${side.name}</option>`)}
    </select></label>`);
}

/** @param {{status: Status, text: string, type: (text: string) => void}} props */
function RollField({ status, text, type }) {
  const { example = "", example_words: words } = status;
  const hint = words && words !== example ? say("host.manual-hint-short", { example: words, short: example }) : say("host.manual-hint", { example });
  return html`<label>${say("host.manual")}<input required value=${text} autocomplete="off" autocapitalize="off" spellcheck=${false}
      aria-describedby="manual-wanted manual-hint" onInput=${(/** @type {any} */ event) => type(event.target.value)} /></label>
    <p id="manual-hint" class="muted small">${hint}</p>`;
}

const NOTHING = { text: "", picked: /** @type {string[]} */ ([]) };

/** @param {{store: TableStore, status: Status, dice: RealDie[]}} props */
function RollForm({ store, status, dice }) {
  // Each roll is entered anew, even if the same dice are rolled again.
  const roll = `${status.wanted} ${JSON.stringify(status.rolled)}`;
  const [entry, setEntry] = useState({ roll, text: "", picked: /** @type {string[]} */ ([]) });
  const { text, picked } = entry.roll === roll ? entry : NOTHING;
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  useEffect(() => {
    const fields = form.current;
    if (fields?.contains(document.activeElement)) /** @type {HTMLElement | null} */ (fields.querySelector("input, select"))?.focus();
  }, [roll]);
  /** @param {number} at @param {string} side */
  const pick = (at, side) => setEntry({ roll, text, picked: dice.map((_, one) => (one === at ? side : picked[one] ?? "")) });
  /** @param {Event} event */
  const enter = async (event) => {
    event.preventDefault();
    const outcome = dice.length ? picked.join(" ") : text.trim();
    const answer = await store.send("roll", { outcome });
    if (answer.op === "ack") store.quiet();
  };
  return html`<form class="fields manual" ref=${form} onSubmit=${enter}>
    <p id="manual-wanted" class="wanted" aria-live="polite">${status.wanted}</p>
    ${dice.length ? html`<${SidePickers} dice=${dice} roll=${roll} picked=${picked} pick=${pick} />`
      : html`<${RollField} status=${status} text=${text} type=${(/** @type {string} */ typed) => setEntry({ roll, text: typed, picked })} />`}
    <button class="primary">${say("host.enter")}</button>
  </form>`;
}

/** For the host of a table with real dice. @param {{store: TableStore, view: View}} props */
export function ManualDice({ store, view }) {
  if (view.dice !== "manual" || !view.you.host || view.stage !== "playing" || !view.status) return null;
  const takeBack = async () => {
    const answer = await store.send("undo");
    if (answer.op === "ack") store.letGo();
  };
  return html`${isEntering(view) && html`<${RollForm} store=${store} status=${view.status} dice=${view.real_dice} />`}
    ${view.status.can_unroll && html`<button class="small unroll" onClick=${takeBack}>${say("host.unroll")}</button>`}`;
}
