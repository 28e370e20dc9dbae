// The dice of a finished game: this browser checks them by itself, and says what exactly it has checked.
import { fetchDice } from "../connection/api.js";
import { failureText } from "../connection/failure.js";
import { checkDice, resultsOf } from "../dice/check.js";
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../dice/check.js").Verdict} Verdict */
/** @typedef {import("../connection/store.js").TableStore} TableStore */
/** What came of the check, or why there is none. @typedef {{verdict: Verdict | null, failure: string, start: () => void}} Check */

/** The file that the server gives for a record. @param {View} view */
export const recordOf = (view) => `${view.game.id}-${view.table}.txt`;

/**
 * Checks the dice; a crowd would ask all at once, so there it waits until somebody wants it.
 * @param {TableStore} store @param {View} view @returns {Check}
 */
export function useCheck(store, view) {
  const [verdict, setVerdict] = useState(/** @type {Verdict | null} */ (null));
  const [failure, setFailure] = useState("");
  const start = async () => {
    try {
      const report = await fetchDice(view.table);
      const { sight } = store.tosser;
      setVerdict(checkDice(report, sight.seen(), sight.file().word));
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  useEffect(() => { if (view.toss && view.kind === "table") start(); }, []);
  return { verdict, failure, start };
}

/** Larger powers of two are not written out. @param {Verdict} verdict */
const resultsText = (verdict) => (verdict.skipped > 20 ? `2^${verdict.skipped}` : resultsOf(verdict));

/** In one sentence. @param {Verdict} verdict */
export function verdictOf(verdict) {
  const { state, words, broken, skipped } = verdict;
  if (state === "wrong" || state === "unseen") return say(`dice.verdict.${state}`);
  if (!words) return say("dice.verdict.wordless");
  return broken || skipped ? say("dice.verdict.bounded", { results: resultsText(verdict) }) : say(`dice.verdict.${state}`);
}

/** All that can be said of it, sentence by sentence. @param {Verdict} verdict @returns {string[]} */
export function sentencesOf(verdict) {
  const { state, reason, roll, rolls, words, broken, skipped } = verdict;
  if (state === "wrong" && reason) return [say("dice.wrong"), say(`dice.wrong.${reason}`, { roll }), say("dice.wrong-keep")];
  const results = resultsText(verdict);
  return [
    say("dice.derived", { count: rolls }), say(state === "unseen" ? "dice.unseen-first" : "dice.as-seen"),
    say(words && state !== "wrong" ? `dice.${state}` : "dice.wordless", { count: words }),
    ...(broken || skipped ? [say("dice.withheld", { broken, skipped, results })] : []), say("dice.table-of-numbers"),
  ];
}

/** Loudly, if something is wrong. @param {{check: Check}} props */
export function DiceAlarm({ check }) {
  if (check.verdict?.state !== "wrong") return null;
  const [title, ...rest] = sentencesOf(check.verdict);
  return html`<section class="dice-alarm" role="alert"><h2>${title}</h2>${rest.map((text) => html`<p key=${text}>${text}</p>`)}</section>`;
}

/** What this browser saw, as a file for `rollwright verify`. @param {TableStore} store @param {View} view */
function save(store, view) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(store.tosser.sight.file(), null, 1)], { type: "application/json" }));
  Object.assign(document.createElement("a"), { href: url, download: seenOf(view) }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** @param {View} view */
const seenOf = (view) => `${view.game.id}-${view.table}-seen.json`;

/** Who rolled real dice has nothing to check. @param {{store: TableStore, view: View, check: Check}} props */
export function Proof({ store, view, check }) {
  if (!view.commitment) return null;
  const { verdict, failure } = check;
  const { word } = store.tosser.sight.file();
  const state = verdict?.state ?? "unchecked";
  return html`<div class="proof">
    ${verdict && html`<p class=${`dice-verdict is-${state}`}>${verdictOf(verdict)}</p>`}
    ${failure && html`<p class="dice-verdict is-unseen">${failure}</p>`}
    ${view.toss && !verdict && !failure && html`<button class="small" onClick=${check.start}>${say("dice.check")}</button>`}
    ${!view.toss && html`<p class="dice-verdict is-unseen">${say("dice.before-toss")}</p>`}
    <details><summary>${say("end.proof")}</summary>
      ${verdict && sentencesOf(verdict).map((text) => html`<p key=${text}>${text}</p>`)}
      <dl><dt>${say("end.seed")}</dt><dd><code>${view.seed}</code></dd><dt>${say("lobby.commitment")}</dt><dd><code>${view.commitment}</code></dd>
        ${word && html`<dt>${say("end.word")}</dt><dd><code>${word}</code></dd>`}</dl>
      <p>${say("end.verify")} <code>rollwright verify ${recordOf(view)}${view.toss && ` --seen ${seenOf(view)}`}</code></p>
      ${view.toss && html`<button class="small" onClick=${() => save(store, view)}>${say("dice.save")}</button>`}
    </details>
  </div>`;
}
