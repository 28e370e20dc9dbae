// What happened, the newest first: who, a picture of what kind it was, and what. Lines of my turn lead back.
import { avatarKind, avatarOf, initialOf, seatsOf } from "../page/seat.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").LogLine} LogLine */
/** @typedef {import("../types").View} View */

/** Those of which there is a picture; see drawing/icons.js. */
const KINDS = new Set(["roll", "move", "turn", "round", "seat", "time"]);

/** Of what came at once, the last is the newest too. @param {LogLine[]} lines */
export function newestFirst(lines) {
  return [...lines].reverse().sort((one, two) => two.version - one.version);
}

/** What somebody did last. @param {View} view */
export function latestOf({ log }) {
  return newestFirst(log).find(({ kind, seat }) => kind === "move" && seat !== null);
}

/** When any dice were rolled last. @param {import("../types").Rolled | undefined} rolled */
function lastRoll(rolled) {
  const alone = Object.values(rolled?.seats ?? {}).flatMap((dice) => Object.values(dice));
  return Math.max(rolled?.together ?? 0, ...alone);
}

/**
 * How many of my moves are taken back to be where I was before a line: by its version, for the lines that lead back.
 * @param {View} view @param {LogLine[]} lines @returns {Map<number, number>}
 */
export function waysBack(view, lines) {
  if (!view.can_undo || view.you.seat === null) return new Map();
  const since = lastRoll(view.status?.rolled);
  const own = lines.filter(({ kind, seat, version }) => kind === "move" && seat === view.you.seat && version > since);
  const versions = [...new Set(own.map(({ version }) => version))].sort((one, two) => two - one);
  return new Map(versions.map((version, at) => [version, at + 1]));
}

/** Who and what: the picture of the name stands for the name at the beginning of a sentence. @param {LogLine} line @param {View} view */
export function partsOf(line, view) {
  const name = line.seat === null ? "" : seatsOf(view).find(({ seat }) => seat === line.seat)?.name ?? "";
  const leads = Boolean(name && line.named && line.text.startsWith(`${name} `));
  const cut = leads ? line.text.slice(name.length + 1) : line.text;
  // A single sentence needs no dot, unless it is heard.
  const dot = /^[^.!?]*\.$/.test(cut) ? "." : "";
  return { name, what: dot ? cut.slice(0, -1) : cut, dot, leads };
}

/** @param {{kind: string}} props */
function LogIcon({ kind }) {
  return html`<svg class="log-icon" viewBox="0 0 24 24" aria-hidden="true"><use href=${`#icon-log-${KINDS.has(kind) ? kind : "other"}`} /></svg>`;
}

/** What is seen of a line; the whole sentence is heard. @param {{line: LogLine, view: View}} props */
export function LineWords({ line, view }) {
  const { name, what, dot, leads } = partsOf(line, view);
  const seat = seatsOf(view).find((one) => one.seat === line.seat && one.name === name);
  const circle = seat ? avatarOf(seat, view.seats) : initialOf(name);
  const who = leads ? `${name} ` : name && !line.named ? `${name}: ` : "";
  return html`${name && html`<span class=${seat ? avatarKind(seat.seat) : "avatar"} aria-hidden="true" title=${name}>${circle}</span>`}
    <${LogIcon} kind=${line.kind} />
    <span class="log-what">${who && html`<span class="visually-hidden">${who}</span>`}${what}${dot
      && html`<span class="visually-hidden">${dot}</span>`}</span>`;
}

/** @param {{store: import("../connection/store.js").TableStore, view: View}} props */
export function Log({ store, view }) {
  const lines = newestFirst([...view.log, ...store.own.value]);
  const ways = waysBack(view, lines);
  return html`<section class="panel log">
    <h2>${say("table.log")}</h2>
    ${lines.length ? html`<ol tabindex="0" aria-label=${say("table.log")}>
        ${lines.map((line, at) => {
          const count = line.kind === "move" && line.seat === view.you.seat ? ways.get(line.version) ?? 0 : 0;
          return html`<li key=${`${line.version}-${lines.length - at}`} class=${`log-${line.kind}${line.seat === null ? " common" : ""}`}>
            <${LineWords} line=${line} view=${view} />
            ${count > 0 && html`<button class="log-back" aria-label=${say("table.back-to", { count })} title=${say("table.back-to", { count })}
              onClick=${() => store.undoMany(count)}>
              <svg class="log-icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-log-back" /></svg></button>`}</li>`;
        })}</ol>`
      : html`<p class="muted">${say("table.log-empty")}</p>`}
  </section>`;
}
