// What a puzzle asks for, above its board.
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** Is a puzzle played at this table? @param {import("../types").View} view */
export const isPuzzle = ({ origin }) => origin?.kind === "puzzle";

/** @param {{view: import("../types").View}} props */
export function PuzzleGoal({ view }) {
  return isPuzzle(view) && view.you.seat !== null && html`<p class="puzzle-goal"><b>${say("puzzle.name")}:</b> ${say("puzzle.goal")}</p>`;
}
