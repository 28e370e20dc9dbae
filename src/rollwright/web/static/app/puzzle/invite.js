// The way to the puzzles on the start page: the board of the next one, and how many are solved.
import { fetchPuzzles } from "../connection/api.js";
import { Link } from "../page/route.js";
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";
import { Level } from "./level.js";
import { useOpening } from "./open.js";
import { PuzzleBoard } from "./picture.js";
import { keptPuzzles, nextPuzzle } from "./solved.js";

export function PuzzleInvite() {
  const [puzzles, setPuzzles] = useState(/** @type {import("../types").PuzzleInfo[]} */ ([]));
  const { open, busy, failure } = useOpening();
  // Without them the start page is as good.
  useEffect(() => { fetchPuzzles().then((found) => setPuzzles(found.puzzles), () => undefined); }, []);
  const kept = keptPuzzles(() => localStorage);
  const next = nextPuzzle(puzzles, kept) ?? puzzles[0];
  if (!next) return null;
  const solved = puzzles.filter(({ name }) => kept[name] === "solved").length;
  return html`<section class="panel puzzle-invite">
    <${PuzzleBoard} name=${next.name} />
    <div class="puzzle-invite-words"><h2>${say("puzzle.title")}</h2><p>${say("puzzle.about")}</p>
      <p class="muted small">${next.game_name} · <${Level} difficulty=${next.difficulty} />${" · "}
        ${say("puzzle.solved-of", { solved, count: puzzles.length })}</p>
      ${failure && html`<p class="bad-text" role="alert">${failure}</p>`}</div>
    <div class="puzzle-invite-ways"><button class="primary" disabled=${busy} onClick=${() => open(next.name)}>${say("puzzle.play")}</button>
      <${Link} to="/puzzles" class="button">${say("puzzle.all")}<//></div>
  </section>`;
}
