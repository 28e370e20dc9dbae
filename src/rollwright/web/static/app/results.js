// Who won, and by what.
import { html } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").Result} Result */
/** @typedef {import("./types").View} View */

/** The end in one sentence. @param {View} view @param {Result[]} results */
export function verdictOf(view, results) {
  const winners = results.filter((result) => result.place === 1);
  const [first] = winners;
  if (!first) return "";
  const mine = winners.some((result) => result.seat === view.you.seat);
  if (results.length === 1) return say("end.alone", { score: first.words });
  if (mine) return say(winners.length > 1 ? "end.shared" : "end.won");
  if (winners.length === 1) return say("end.winner", { name: first.name });
  return say("end.winners", { names: winners.map((result) => result.name).join(", ") });
}

/** A number of a result as people read it. @param {unknown} value @returns {string} */
function plain(value) {
  if (Array.isArray(value)) return value.map(plain).join(" + ");
  if (value && typeof value === "object") return Object.entries(value).map(([name, part]) => `${name} ${plain(part)}`).join(", ");
  return String(value);
}

/** The players from first to last. @param {{view: View, results: Result[]}} props */
export function Results({ view, results }) {
  const keys = [...new Set(results.flatMap((result) => Object.keys(result.numbers)))];
  const labels = results[0]?.labels ?? {};
  return html`<div class="scroll" tabindex="0" role="region" aria-label=${say("end.results")}><table class="results">
    <caption class="visually-hidden">${say("end.results")}</caption>
    <thead><tr><th scope="col">${say("end.place")}</th><th scope="col">${say("end.name")}</th><th scope="col">${say("end.score")}</th>
      ${keys.map((key) => html`<th scope="col" key=${key}>${labels[key] ?? key.replace(/_/g, " ")}</th>`)}</tr></thead>
    <tbody>${results.map((result) => html`<tr key=${result.seat} class=${result.seat === view.you.seat ? "you" : ""}>
      <td>${result.place}</td><th scope="row">${result.name}</th><td><b>${result.points}</b></td>
      ${keys.map((key) => html`<td key=${key}>${plain(result.numbers[key] ?? "")}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** Where the scores come from, a line for each part. @param {{view: View, results: Result[]}} props */
export function Breakdown({ view, results }) {
  const parts = results[0]?.parts ?? [];
  if (!parts.length) return null;
  const headings = [...new Set(parts.map((part) => part.heading))];
  return html`<section class="panel breakdown"><h2>${say("end.breakdown")}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${say("end.breakdown")}><table class="results">
      <thead><tr><td></td>${results.map((result) => html`<th scope="col" key=${result.seat}
        class=${result.seat === view.you.seat ? "you" : ""}>${result.name}</th>`)}</tr></thead>
      ${headings.map((heading) => html`<tbody key=${heading}>
        <tr class="heading"><th scope="rowgroup" colspan=${results.length + 1}>${heading}</th></tr>
        ${parts.map((part, at) => part.heading === heading && html`<tr key=${at}><th scope="row">${part.name}</th>
          ${results.map((result) => html`<td key=${result.seat} class=${result.seat === view.you.seat ? "you" : ""}>
            ${result.parts[at]?.points}</td>`)}</tr>`)}</tbody>`)}
    </table></div>
  </section>`;
}
