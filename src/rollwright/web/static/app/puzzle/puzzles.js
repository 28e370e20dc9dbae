// The page of puzzles: by game, easy ones first, with what this browser has solved.
import { fetchPuzzles } from "../connection/api.js";
import { failureText } from "../connection/failure.js";
import { language } from "../page/settings.js";
import { Link } from "../page/route.js";
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";
import { Level } from "./level.js";
import { byGame, shownFirst } from "./lists.js";
import { useOpening } from "./open.js";
import { PuzzleBoard } from "./picture.js";
import { keptPuzzles } from "./solved.js";

/** @typedef {import("../types").PuzzleInfo} PuzzleInfo */
/** @typedef {import("./solved.js").Outcome} Outcome */

const SIGNS = { solved: "✓", missed: "✗", shown: "✗" };

/** @param {{puzzle: PuzzleInfo, number: number, outcome?: Outcome, open: () => void}} props */
function PuzzleCard({ puzzle: { name, difficulty }, number, outcome, open }) {
  return html`<li><button class=${`puzzle-card${outcome ? ` is-${outcome}` : ""}`} onClick=${open}>
    <${PuzzleBoard} name=${name} />
    <span class="puzzle-words"><b>${say("puzzle.number", { number })}</b> <${Level} difficulty=${difficulty} />
      ${outcome && html` <span class="puzzle-outcome"><span aria-hidden="true">${SIGNS[outcome]}</span> ${say(`puzzle.is-${outcome}`)}</span>`}</span>
  </button></li>`;
}

/** @param {{puzzles: PuzzleInfo[], kept: Record<string, Outcome>, open: (name: string) => void}} props of one game */
function GamePuzzles({ puzzles, kept, open }) {
  const [all, setAll] = useState(false);
  const shown = all ? puzzles : shownFirst(puzzles, kept);
  const solved = puzzles.filter(({ name }) => kept[name] === "solved").length;
  return html`<section class="panel puzzle-game">
    <div class="start-line"><h2>${puzzles[0]?.game_name}</h2><span class="muted">${say("puzzle.solved-of", { solved, count: puzzles.length })}</span></div>
    <ul class="puzzle-list">${shown.map((puzzle) => html`<${PuzzleCard} key=${puzzle.name} puzzle=${puzzle} number=${puzzles.indexOf(puzzle) + 1}
      outcome=${kept[puzzle.name]} open=${() => open(puzzle.name)} />`)}</ul>
    ${shown.length < puzzles.length && html`<button class="quiet" onClick=${() => setAll(true)}>${say("puzzle.all-of", { count: puzzles.length })}</button>`}
  </section>`;
}

export function Puzzles() {
  const [puzzles, setPuzzles] = useState(/** @type {PuzzleInfo[] | null} */ (null));
  const [failure, setFailure] = useState("");
  const opening = useOpening();
  const spoken = language.value;
  const load = () => {
    setFailure("");
    fetchPuzzles().then((found) => setPuzzles(found.puzzles), (error) => setFailure(failureText(error)));
  };
  useEffect(load, [spoken]);
  useEffect(() => { document.title = `${say("puzzle.title")} · Rollwright`; }, [spoken]);
  const kept = keptPuzzles(() => localStorage);
  return html`<main id="content" class="puzzles">
    <h1>${say("puzzle.title")}</h1>
    <p>${say("puzzle.about")}</p>
    ${failure && html`<p class="notice bad" role="alert">${failure} <button class="quiet small" onClick=${load}>${say("page.again")}</button></p>`}
    ${opening.failure && html`<p class="notice bad" role="alert">${opening.failure}</p>`}
    ${!puzzles && !failure && html`<p class="muted">${say("page.loading")}</p>`}
    ${puzzles && byGame(puzzles).map((some) => html`<${GamePuzzles} key=${some[0]?.game} puzzles=${some} kept=${kept} open=${opening.open} />`)}
    ${puzzles && !puzzles.length && html`<p>${say("puzzle.none")}</p>`}
    <p class="muted small">${say("puzzle.how")}</p>
    <div class="buttons"><${Link} to="/" class="button">${say("page.to-start")}<//></div>
  </main>`;
}
