// What the page tells in passing: the connection, refusals and reasons, and events aloud.
import { seatsOf } from "./seat.js";
import { html, useEffect, useRef, useState } from "./ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** @typedef {import("../types").LogLine} LogLine */
/** @typedef {import("../types").View} View */

/** Of what came at once so many lines are read aloud: more would come after what one does next. */
const MOST_SPOKEN = 6;
/** A notice stays so long, and longer if there is much to read. */
const SHOWN_MS = 7000;
const LETTER_MS = 70;

/** @param {{store: TableStore}} props */
export function Connection({ store }) {
  const { state, seconds } = store.connection.value;
  const [patient, setPatient] = useState(false);
  useEffect(() => {
    // The first connection usually takes a blink: no word about it.
    const timer = setTimeout(() => setPatient(true), 800);
    return () => clearTimeout(timer);
  }, []);
  if (state === "open" || (!store.lost && !patient)) return html`<div role="status"></div>`;
  return html`<div class="connection" role="status">
    ${state === "waiting" ? say("net.lost", { seconds: Math.max(1, Math.round(seconds)) }) : say("net.trying")}
    ${state === "waiting" && html`<button class="small" onClick=${() => store.link?.hurry()}>${say("net.now")}</button>`}
  </div>`;
}

/** What went wrong, or well; what is only said in passing stands in the dock, where it hides nothing. @param {{store: TableStore}} props */
export function Notice({ store }) {
  const notice = store.notice.value;
  const { kind, count } = notice;
  const text = kind === "info" ? "" : notice.text;
  useEffect(() => {
    if (!text) return undefined;
    const timer = setTimeout(() => store.quiet(), Math.max(SHOWN_MS, text.length * LETTER_MS));
    return () => clearTimeout(timer);
  }, [count]);
  return html`<div class="toasts" role="status" aria-live="polite">
    ${text && html`<p key=${count} class=${`toast ${kind}`}><span>${text === "net.back" ? say("net.back") : text}</span>
      <button class="round" aria-label=${say("page.close")} onClick=${() => store.quiet()}>×</button></p>`}
  </div>`;
}

/** Reads new events aloud to those who listen. @param {{view: import("../types").View}} props */
export function Speaker({ view }) {
  const last = useRef(view.log.at(-1)?.version ?? 0);
  const [spoken, setSpoken] = useState({ words: "", count: 0 });
  const newest = view.log.at(-1)?.version ?? 0;
  useEffect(() => {
    const fresh = view.log.filter((line) => line.version > last.current);
    const words = newest < last.current ? say("table.taken-back") : spokenOf(fresh.slice(-MOST_SPOKEN), view);
    last.current = newest;
    if (words) setSpoken(({ count }) => ({ words, count: count + 1 }));
  }, [newest]);
  // Equal words are a new element: they are heard again.
  return html`<div class="visually-hidden" aria-live="polite"><span key=${spoken.count}>${spoken.words}</span></div>`;
}

/** Lines of the log as they are heard: whose name was just said is not named again. @param {LogLine[]} lines @param {View} view */
export function spokenOf(lines, view) {
  return lines.map((line, at) => {
    const repeats = line.seat !== null && !line.named && lines[at - 1]?.seat === line.seat;
    return repeats ? line.text : sentenceOf(line, view);
  }).join(" ");
}

/** A line of the log with the name of its seat. @param {import("../types").LogLine} line @param {import("../types").View} view */
export function sentenceOf(line, view) {
  const name = line.seat === null || line.named ? "" : seatsOf(view).find((seat) => seat.seat === line.seat)?.name;
  return name ? `${name}: ${line.text}` : line.text;
}
