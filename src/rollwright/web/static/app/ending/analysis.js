// The analysis of a finished game: what was luck, what the own moves cost, and which turns cost most. It comes when a game ends.
import { AnalysisChart } from "./analysischart.js";
import { costText, differing, isFelt, nameOfTurn, signed, sumText, turnShown } from "./analysistext.js";
import { failureText, go, html, language, nameOrGuest, openBranch, say, seatsOf, takeTools, useState } from "./analysistools.js";
import { enAnalysis } from "../words/enanalysis.js";

/** @typedef {import("../types").Analysis} Analysis */
/** @typedef {import("../types").AnalysedTurn} AnalysedTurn */
/** @typedef {import("../types").CurvePoint} CurvePoint */
/** @typedef {import("../types").View} View */
/** @typedef {import("./analysisdata.js").Analysing} Analysing */
/** @typedef {import("./replay.js").Playback} Playback */
/** What the other charts of the end use. */
/** @typedef {Omit<typeof import("./plot.js"), "stairs" | "spread"> & {turnAfter: typeof import("./curve.js").turnAfter}} Plot */
/** @typedef {{view: View, seat: number, analysis: Analysing, curve: CurvePoint[], playback: Playback, plot: Plot}} Props */

/** Before anything of it is shown. @param {import("./analysistools.js").Tools} tools @param {typeof import("../words/words.js").addWords} addWords */
export function begin(tools, addWords) {
  takeTools(tools);
  addWords(enAnalysis);
}

/** Luck and cost of the turn at hand, in the replay. @param {Props} props */
export function TurnNote({ seat, analysis: { found }, curve, playback, plot }) {
  const isOwn = found?.state === "done" && playback.seat === seat;
  const turn = isOwn ? turnShown(found.turns, curve, playback.at, plot) : null;
  if (!turn) return null;
  const lucky = turn.luck > 0 && isFelt(turn.luck);
  const luck = say("analysis.luck-of", { luck: signed(turn.luck) });
  return html`<p class="turn-note"><span class=${lucky ? "is-luck" : ""}>${luck}</span>${" · "}<span
    class=${turn.loss ? "is-cost" : ""}>${costText(turn)}</span></p>`;
}

/** @param {{moves: string[]}} props */
const Moves = ({ moves }) => html`${moves.map((move, at) => html`<span key=${at} class="move-words">${move}</span>`)}`;

/** A turn that cost much: what was rolled, played, and what would have been better. @param {Props & {turn: AnalysedTurn}} props */
function TurningPoint({ view, seat, turn, playback, plot }) {
  const [failure, setFailure] = useState("");
  const [opening, setOpening] = useState(false);
  const show = () => {
    playback.setSeat(seat);
    playback.goTo(turn.step);
    document.querySelector(".replay")?.scrollIntoView({ block: "nearest" });
  };
  const retry = async () => {
    setOpening(true);
    try {
      const { table } = await openBranch(view.table, { seat, step: turn.step, name: view.you.name || nameOrGuest() });
      go(`/t/${table}`);
    } catch (error) {
      setFailure(failureText(error));
      setOpening(false);
    }
  };
  const name = nameOfTurn(turn, plot);
  const { played, better } = differing(turn);
  return html`<li class="turning-point"><h4><span>${name}</span> <b class="is-cost">${costText(turn)}</b></h4>
    <p class="muted">${turn.rolled}</p>
    <dl><div><dt>${say("analysis.played")}</dt><dd><${Moves} moves=${played} /></dd></div>
      <div><dt>${say("analysis.better")}</dt><dd><${Moves} moves=${better} /></dd></div></dl>
    <div class="buttons"><button class="small" onClick=${show}>${say("analysis.show")}</button>
      <button class="small primary" disabled=${opening} onClick=${retry}>${say("analysis.retry")}</button></div>
    ${failure && html`<p class="bad-text" role="alert">${failure}</p>`}</li>`;
}

/** Whose game it is; empty: one's own. @param {Props} props */
function nameOf({ view, seat }) {
  return seat === view.you.seat ? "" : seatsOf(view).find((one) => one.seat === seat)?.name ?? "";
}

/** @param {Props & {found: Analysis}} props */
function Result({ found, ...props }) {
  const points = found.points.map((at) => found.turns[at]).filter((turn) => turn !== undefined);
  return html`<p class="analysis-sum">${sumText(found, nameOf(props))}</p>
    <${AnalysisChart} found=${found} ...${props} />
    ${points.length > 0 && html`<h3>${say("analysis.points")}</h3>
      <ol class="turning-points">${points.map((turn) => html`<${TurningPoint} key=${turn.step} ...${props} turn=${turn} />`)}</ol>`}
    <a class="button small" href=${`/api/tables/${props.view.table}/record?analysis=1&language=${language.value}`}
      download=${`${props.view.game.id}-${props.view.table}.txt`}>${say("analysis.record")}</a>
    <p class="muted analysis-note">${say("analysis.note")} ${say("analysis.sure")}</p>`;
}

/** @param {{found: Analysis}} props */
function Running({ found: { done, total } }) {
  const text = done ? say("analysis.running", { done, total }) : say("analysis.waiting");
  return html`<label class="analysis-progress"><progress max=${total} value=${done}></progress><span>${text}</span></label>`;
}

/** Nothing for who may not start one, as long as there is none. @param {Props} props */
export function AnalysisPanel(props) {
  const { view, analysis: { found, failure, start } } = props;
  if (!found || (view.you.seat === null && found.state !== "done" && found.state !== "running")) return null;
  const name = nameOf(props);
  const startable = found.state === "none" || found.state === "failed";
  return html`<section class="panel analysis"><h2>${say("analysis.title")}</h2>
    ${found.state === "failed" && html`<p class="bad-text" role="alert">${say("analysis.failed")}</p>`}
    ${startable && html`<p>${say("analysis.about")}</p>
      <button class="primary" onClick=${start}>${name ? say("analysis.start-of", { name }) : say("analysis.start")}</button>`}
    ${failure && html`<p class="bad-text" role="alert">${failure}</p>`}
    ${found.state === "running" && html`<${Running} found=${found} />`}
    ${found.state === "done" && html`<${Result} found=${found} ...${props} />`}
  </section>`;
}
