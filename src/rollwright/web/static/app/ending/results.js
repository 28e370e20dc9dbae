// Who won, and by what.
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Result} Result */
/** @typedef {import("../types").View} View */

/** More winners than these are not all named: nobody would read them. */
const MOST_NAMED = 4;
/** Of a crowd so many have a column of their own in the breakdown. */
const MOST_COLUMNS = 6;

/** The own place in words; far behind it is a number. @param {number} place @param {number} seats */
function placeText(place, seats) {
  if (place === 2) return say("end.second");
  return place === 3 ? say("end.third") : say("end.placed", { place, seats });
}

/** The end in one sentence. Of a crowd only the best are in the results. @param {View} view @param {Result[]} results */
export function verdictOf(view, results) {
  const winners = results.filter((result) => result.place === 1);
  const [first] = winners;
  if (view.status?.verdict) return view.status.verdict;
  if (!first) return "";
  const count = view.winners || winners.length;
  const others = { name: first.name, count: count - 1 };
  const mine = winners.some((result) => result.seat === view.you.seat);
  const own = results.find((result) => result.seat === view.you.seat);
  if (results.length === 1) return say("end.alone", { score: first.words });
  if (mine && count > MOST_NAMED) return say("end.shared-many", others);
  if (mine) return say(count > 1 ? "end.shared" : "end.won");
  if (own && view.kind === "table") return placeText(own.place, results.length);
  if (count === 1) return say("end.winner", { name: first.name });
  if (count > MOST_NAMED) return say("end.winners-many", others);
  return say("end.winners", { names: winners.map((result) => result.name).join(", ") });
}

/** Why it ended so: the score of the best, and of who comes next. @param {View} view @param {Result[]} results */
export function reasonOf(view, results) {
  const first = results.find((result) => result.place === 1);
  if (!first || (results.length === 1 && !view.status?.verdict)) return "";
  const next = results.find((result) => result.place > 1);
  if (!next) return first.words;
  const own = results.find((result) => result.seat === view.you.seat);
  // Who lost has read the own place, and not yet who won.
  if (own && own.place > 1 && view.kind === "table") return `${winnersText(view, results)} ${decidedBy(first, own)}`.trim();
  if (view.winners > 1 || results.filter((result) => result.place === 1).length > 1) {
    return say("end.why-shared", { score: first.words, other: next.name, next: next.words });
  }
  if (first.words !== next.words) return say("end.why", { name: first.name, score: first.words, other: next.name, next: next.words });
  return decidedBy(first, next);
}

/** What decided between equal scores. @param {Result} first @param {Result} next */
function decidedBy(first, next) {
  if (first.words !== next.words) return "";
  // One number alone that differs is what decided; of several nobody can tell here.
  const [key, second] = Object.keys(first.numbers).filter((one) => first.numbers[one] !== next.numbers[one]);
  if (!key || second) return say("end.why-equal", { score: first.words });
  return say("end.why-tie", { score: first.words, what: first.labels[key] ?? key, one: first.numbers[key] ?? "", two: next.numbers[key] ?? "" });
}

/** @param {View} view @param {Result[]} results */
function winnersText(view, results) {
  const winners = results.filter((result) => result.place === 1);
  const [first] = winners;
  if (!first) return "";
  if (winners.length === 1) return say("end.wins-with", { name: first.name, score: first.words });
  return `${verdictOf({ ...view, you: { ...view.you, seat: null } }, results)}`;
}

/**
 * Is there something to celebrate: a first place, or a good game alone? A duel against nobody's seat has the lead as its score.
 * @param {View} view @param {Result[]} results @param {import("../types").Yardstick | null} [yardstick] how good it was, once that is known
 */
export function isJoyful(view, results, yardstick) {
  const own = results.find((result) => result.seat === view.you.seat);
  if (!own || own.place !== 1) return false;
  if (results.length > 1) return true;
  if (view.status?.verdict) return own.score > 0;
  return !yardstick || yardstick.band < yardstick.limits.length - 1;
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

/** What the score counts, by the unit behind it; of several the longest, which is that of many. @param {Result[]} results */
export function scoreName(results) {
  const units = results.map(({ points, words }) => (words.startsWith(points) ? words.slice(points.length).trim() : ""));
  const unit = units.reduce((longest, one) => (one.length > longest.length ? one : longest), "");
  return unit ? unit.charAt(0).toUpperCase() + unit.slice(1) : say("end.score");
}

/** The players from first to last; who is alone has no place. @param {{view: View, results: Result[]}} props */
export function Results({ view, results }) {
  const all = [...new Set(results.flatMap((result) => Object.keys(result.numbers)))];
  // What is the score itself for everybody needs no column of its own.
  const keys = all.filter((key) => results.some((result) => result.numbers[key] !== result.points));
  const labels = results[0]?.labels ?? {};
  // Alone, and where only the verdict tells who won, a place means nothing.
  const many = results.length > 1 && results.some((result) => result.place);
  // One score alone is told above already.
  if (results.length === 1 && !keys.length) return null;
  return html`<${OwnPlace} view=${view} results=${results} />
    <div class="scroll" tabindex="0" role="region" aria-label=${say("end.results")}><table class="results">
    <caption class="visually-hidden">${say("end.results")}</caption>
    <thead><tr>${many && html`<th scope="col">${say("end.place")}</th>`}<th scope="col">${say("end.name")}</th><th scope="col">${scoreName(results)}</th>
      ${keys.map((key) => html`<th scope="col" key=${key}>${labels[key] ?? key.replace(/_/g, " ")}</th>`)}</tr></thead>
    <tbody>${results.map((result, at) => html`<tr key=${result.seat} class=${result.seat === view.you.seat ? "you" : ""}
        style=${{ "--row": String(Math.min(at, 8)) }}>
      ${many && html`<td><span class=${`place${result.place === 1 ? " is-first" : ""}`}>${result.place}</span></td>`}
      <th scope="row">${result.name}${result.remark && html` <span class="muted">${result.remark}</span>`}</th>
        <td><b class="result-points">${result.points}</b></td>
      ${keys.map((key) => html`<td key=${key}>${plain(result.numbers[key] ?? "")}</td>`)}</tr>`)}</tbody>
  </table></div>`;
}

/** How far a bar goes, from 0 to 1; below nothing it has none. @param {string} points @param {number} most */
export function shareOf(points, most) {
  const value = Number(points);
  return most > 0 && value > 0 ? Math.min(1, value / most) : 0;
}

/** Everybody, or of a crowd the own one and the best. @param {View} view @param {Result[]} results */
function columnsOf(view, results) {
  if (results.length <= MOST_COLUMNS) return results;
  const own = results.find((result) => result.seat === view.you.seat);
  const best = results.filter((result) => result !== own).slice(0, MOST_COLUMNS - Number(Boolean(own)));
  return results.filter((result) => result === own || best.includes(result));
}

/** Where the scores come from, a line for each part. @param {{view: View, results: Result[]}} props */
export function Breakdown({ view, results }) {
  const shown = columnsOf(view, results);
  const parts = shown[0]?.parts ?? [];
  if (!parts.length) return null;
  const headings = [...new Set(parts.map((part) => part.heading))];
  const most = Math.max(...shown.flatMap((result) => result.parts.map((part) => Number(part.points) || 0)));
  const kind = (/** @type {Result} */ result) => (result.seat === view.you.seat ? "you" : "");
  return html`<section class="panel breakdown"><h2>${say("end.breakdown")}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label=${say("end.breakdown")}><table class="results">
      <thead><tr><td></td>${shown.map((result) => html`<th scope="col" key=${result.seat} class=${kind(result)}>${result.name}</th>`)}</tr></thead>
      ${headings.map((heading) => html`<tbody key=${heading}>
        <tr class="heading"><th scope="rowgroup" colspan=${shown.length + 1}>${heading}</th></tr>
        ${parts.map((part, at) => part.heading === heading && html`<tr key=${at} class=${part.total ? "total" : ""}><th scope="row">${part.name}</th>
          ${shown.map((result) => {
            const points = result.parts[at]?.points ?? "";
            return html`<td key=${result.seat} class=${kind(result)}>
              <span class="part-bar" style=${{ "--share": String(shareOf(points, most)) }}>${points}</span></td>`;
          })}</tr>`)}</tbody>`)}
    </table></div>
  </section>`;
}
