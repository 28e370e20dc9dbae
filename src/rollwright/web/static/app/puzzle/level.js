// How hard a puzzle is, in stars and in a word.
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

const MOST = 5;
/** Of a hundred quick looks so many miss the best way: from each of these on it is a star more. */
const STEPS = [35, 50, 65, 80];

/** @param {number} difficulty @returns {number} from 1 to 5 */
export const levelOf = (difficulty) => 1 + STEPS.filter((least) => difficulty >= least).length;

/** @param {number} difficulty */
export const levelWord = (difficulty) => say(/** @type {import("../words/words.js").Key} */ (`puzzle.level-${levelOf(difficulty)}`));

/** @param {{difficulty: number}} props */
export function Level({ difficulty }) {
  const level = levelOf(difficulty);
  return html`<span class="level"><span class="level-stars" aria-hidden="true">${"★".repeat(level)}<span
    class="muted">${"★".repeat(MOST - level)}</span></span> ${levelWord(difficulty)}</span>`;
}
