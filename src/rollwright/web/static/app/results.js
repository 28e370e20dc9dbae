// Who won, and by what.
import { html } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").Result} Result */
/** @typedef {import("./types").View} View */

/** More winners than these are not all named: nobody would read them. */
const MOST_NAMED = 4;

/** The end in one sentence. Of a crowd only the best are in the results. @param {View} view @param {Result[]} results */
export function verdictOf(view, results) {
  const winners = results.filter((result) => result.place === 1);
  const [first] = winners;
  if (view.status?.verdict) return view.status.verdict;
  if (!first) return "";
  const count = view.winners || winners.length;
  const others = { name: first.name, count: count - 1 };
  const mine = winners.some((result) => result.seat === view.you.seat);
  if (results.length === 1) return say("end.alone", { score: first.words });
  if (mine && count > MOST_NAMED) return say("end.shared-many", others);
  if (mine) return say(count > 1 ? "end.shared" : "end.won");
  if (count === 1) return say("end.winner", { name: first.name });
  if (count > MOST_NAMED) return say("end.winners-many", others);
  return say("end.winners", { names: winners.map((result) => result.name).join(", ") });
}

/** Where somebody in a crowd came in. @param {{view: View, results: Result[]}} props */
function OwnPlace({ view, results }) {
  const own = results.find((result) => result.seat === view.you.seat);
  if (view.kind !== "event" || !own || results.length === 1) return null;
  return html`<p class="own-place"><b>${say("end.own-place", { place: own.place, seats: view.count ?? results.length, score: own.words })}</b></p>`;
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
  // Alone, and where only the verdict tells who won, a place means nothing.
  const hasPlaces = results.length > 1 && results.some((result) => result.place);
  return html`<${OwnPlace} view=${view} results=${results} />
    <div class="scroll" tabindex="0" role="region" aria-label=${say("end.results")}><table class="results">
    <caption class="visually-hidden">${say("end.results")}</caption>
    <thead><tr>${hasPlaces && html`<th scope="col">${say("end.place")}</th>`}<th scope="col">${say("end.name")}</th><th scope="col">${say("end.score")}</th>
      ${keys.map((key) => html`<th scope="col" key=${key}>${labels[key] ?? key.replace(/_/g, " ")}</th>`)}</tr></thead>
    <tbody>${results.map((result) => html`<tr key=${result.seat} class=${result.seat === view.you.seat ? "you" : ""}>
      ${hasPlaces && html`<td>${result.place}</td>`}
      <th scope="row">${result.name}${result.remark && html` <span class="muted">${result.remark}</span>`}</th><td><b>${result.points}</b></td>
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
        ${parts.map((part, at) => part.heading === heading && html`<tr key=${at} class=${part.total ? "total" : ""}><th scope="row">${part.name}</th>
          ${results.map((result) => html`<td key=${result.seat} class=${result.seat === view.you.seat ? "you" : ""}>
            ${result.parts[at]?.points}</td>`)}</tr>`)}</tbody>`)}
    </table></div>
  </section>`;
}
