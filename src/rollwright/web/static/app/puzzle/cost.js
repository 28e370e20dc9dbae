// What a way to play cost, in words.
import { say } from "../words/words.js";

/** What a way cost, in a sentence. @param {import("../types").PuzzleVerdict} verdict */
export function costText({ solved, loss, error, second }) {
  if (solved) return say("puzzle.second", { loss: second });
  return error ? say("puzzle.cost", { loss, error }) : say("puzzle.cost-sure", { loss });
}
