// The end: who won and by what, the boards, a replay, the record and the proof of the dice.
import { rematch } from "../connection/api.js";
import { Confetti } from "../feel/confetti.js";
import { sheetOf } from "../drawing/documents.js";
import { PictureButton } from "../page/picturebutton.js";
import { failureText } from "../connection/failure.js";
import { Gallery } from "./gallery.js";
import { HostAway } from "../table/host.js";
import { canRematch, isOwnRematch, leadOnward } from "../table/onward.js";
import { OriginLink } from "../table/origin.js";
import { useBoard } from "../table/players.js";
import { useAnalysis, useAnalysisPart } from "./analysisdata.js";
import { Curve, turnAfter } from "./curve.js";
import { scalesOf, sectionsOf, ticksAround, turnAt, turnText } from "./plot.js";
import { usePlayback } from "./playback.js";
import { DiceAlarm, Proof, recordOf, useCheck } from "./proof.js";
import { NextBot } from "./nextbot.js";
import { ReadBoard, ReplayPanel } from "./replay.js";
import { Breakdown, isJoyful, reasonOf, Results, verdictOf } from "./results.js";
import { go, Link } from "../page/route.js";
import { useReview } from "./review.js";
import { HandScore } from "./score.js";
import { Bands, HowGood } from "./yardstick.js";
import { seatsOf } from "../page/seat.js";
import { html, useEffect, useRef, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../types").Result} Result */
/** @typedef {import("../types").Review} Review */
/** @typedef {import("../connection/store.js").TableStore} TableStore */
/** @typedef {import("./proof.js").Check} Check */

const PLOT = { scalesOf, sectionsOf, ticksAround, turnAfter, turnAt, turnText };

/** The way to the next game, or to open it. @param {{store: TableStore, view: View, to: (table: string) => string}} props */
export function NextGame({ store, view, to }) {
  if (view.rematch) return html`<${Link} to=${to(view.rematch)} class="button primary next-game">${say("end.next")}<//>`;
  if (!canRematch(view)) return null;
  const follow = (/** @type {{table: string}} */ { table }) => { if (!store.closed) leadOnward(view.table, () => go(to(table))); };
  const again = () => rematch(view.table).then(follow, (error) => store.tell(failureText(error), "bad"));
  return html`<button class="primary next-game" onClick=${again}>${say("end.rematch")}</button>`;
}

/** Has somebody else opened the next table while this one was looked at? Until it is answered. @param {View} view @returns {[boolean, () => void]} */
function useAsked(view) {
  const [asked, setAsked] = useState(false);
  const before = useRef(view.rematch);
  useEffect(() => {
    if (!before.current && view.you.seat !== null && view.rematch && !isOwnRematch(view)) setAsked(true);
    before.current = view.rematch;
  }, [view.rematch]);
  return [asked, () => setAsked(false)];
}

/** Nobody is taken to the next table unasked. @param {{view: View, stay: () => void}} props */
function Again({ view, stay }) {
  const name = seatsOf(view).find(({ seat }) => seat === view.rematch_by)?.name;
  const join = () => go(`/t/${view.rematch}`);
  return html`<footer class="ending-dock is-asking" role="alert"><p class="ending-notes"><b>${name ? say("end.asks", { name }) : say("end.host-asks")}</b></p>
    <button onClick=${stay}>${say("end.stay")}</button><button class="primary next-game" onClick=${join}>${say("end.join")}</button></footer>`;
}

/** @param {{view: View, results: Result[], check: Check, review?: Review | null}} props `review`: null as long as it is on its way */
function Verdict({ view, results, check, review }) {
  const own = results.find((result) => result.seat === view.you.seat);
  const shown = own ?? results[0];
  // Alone, whether it was a good game is known with the review only.
  const joyful = isJoyful(view, results, review?.yardstick) && (results.length > 1 || review !== null);
  const reason = reasonOf(view, results);
  return html`<section class=${`panel verdict${joyful ? " is-joyful" : ""}`}>
    ${joyful && html`<${Confetti} />`}
    <${DiceAlarm} check=${check} />
    <p class="muted verdict-game">${view.game.name} · ${say("end.title")}</p>
    <${OriginLink} view=${view} />
    <div class="verdict-head">
      ${shown && html`<${HandScore} points=${shown.points.split(" ")[0] ?? ""} hand=${view.hand} />`}
      <div><h1>${verdictOf(view, results) || say("end.title")}</h1>${reason && html`<p class="verdict-reason">${reason}</p>`}</div>
    </div>
    ${own && review && html`<div><${Bands} review=${review} /><${HowGood} table=${view.table} review=${review} result=${own} />
      <${NextBot} game=${view.game.id} review=${review} /></div>`}
    <${Results} view=${view} results=${results} />
  </section>`;
}

/** The board of one seat as it was left: of a crowd there is no replay. @param {{store: TableStore, view: View, seat: number}} props */
function LastBoard({ store, view, seat }) {
  const sheet = sheetOf(useBoard(store, view, seat));
  return html`<section class="panel last-board" aria-label=${say("end.boards")}>${sheet && html`<${ReadBoard} sheet=${sheet} tools=${view} />`}</section>`;
}

/** How the game of a table went: nobody's seat is too many to be replayed. @param {{store: TableStore, view: View, seat: number, check: Check}} props */
function TableCourse({ store, view, seat, check }) {
  const results = view.result ?? [];
  const review = useReview(view.table, seat);
  const playback = usePlayback(view.table, seat);
  const curve = review?.curve ?? [];
  const part = useAnalysisPart();
  const analysing = { view, seat: playback.seat, analysis: useAnalysis(view.table, playback.seat), curve, playback, plot: PLOT };
  return html`<${Verdict} view=${view} results=${results} check=${check} review=${review} />
    <${ReplayPanel} store=${store} view=${view} curve=${curve} playback=${playback} note=${part && html`<${part.TurnNote} ...${analysing} />`} />
    <div class="ending-more">
      ${part && html`<${part.AnalysisPanel} ...${analysing} />`}
      <${Curve} view=${view} curve=${curve} playback=${playback} />
      <${Breakdown} view=${view} results=${results} />
      <${Gallery} store=${store} view=${view} />
      <${Files} store=${store} view=${view} check=${check} /></div>`;
}

/** Of a crowd there is the board as it was left. @param {{store: TableStore, view: View, seat: number, check: Check}} props */
function CrowdCourse({ store, view, seat, check }) {
  const results = view.result ?? [];
  return html`<${Verdict} view=${view} results=${results} check=${check} />
    <${LastBoard} store=${store} view=${view} seat=${seat} />
    <div class="ending-more"><${Breakdown} view=${view} results=${results} /><${Files} store=${store} view=${view} check=${check} /></div>`;
}

/** @param {{store: TableStore, view: View, check: Check}} props */
function Files({ store, view, check }) {
  return html`<section class="panel files">
    <a class="button" href=${`/api/tables/${view.table}/record`} download=${recordOf(view)}>${say("end.record")}</a>
    <${Proof} store=${store} view=${view} check=${check} />
  </section>`;
}

/** @param {{store: TableStore, view: View}} props */
export function Ending({ store, view }) {
  const seat = view.you.seat ?? view.result[0]?.seat ?? 0;
  const check = useCheck(store, view);
  const [asked, stay] = useAsked(view);
  const crowd = view.kind === "event";
  const Course = view.kind === "table" ? TableCourse : CrowdCourse;
  return html`<main id="content" class="ending">
    <${Course} store=${store} view=${view} seat=${seat} check=${check} />
    ${asked ? html`<${Again} view=${view} stay=${stay} />` : html`<footer class="ending-dock">
      <div class="ending-notes">
        ${crowd && !view.you.host && view.you.seat !== null && !view.rematch && html`<p class="muted">${say("end.wait-host")}</p>`}
        ${crowd && !view.rematch && html`<${HostAway} store=${store} view=${view} />`}
      </div>
      <${PictureButton} store=${store} view=${view} seat=${seat} />
      <${Link} to="/" class="button">${say("end.home")}<//>
      <${NextGame} store=${store} view=${view} to=${(/** @type {string} */ next) => `/t/${next}`} />
    </footer>`}
  </main>`;
}
