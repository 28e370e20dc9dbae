// The way to a puzzle: a table of one's own, which begins with its roll.
import { fetchPuzzles, openPuzzle } from "../connection/api.js";
import { failureText } from "../connection/failure.js";
import { go } from "../page/route.js";
import { nameOrGuest } from "../page/seat.js";
import { useState } from "../page/ui.js";
import { keptPuzzles, nextPuzzle } from "./solved.js";

/** Opens puzzles, one at a time. @returns {{open: (name: string) => void, next: (after: string) => void, busy: boolean, failure: string}} */
export function useOpening() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  /** @param {() => Promise<string>} find the name of the puzzle; none leads to the list */
  const start = async (find) => {
    // A second tap would open a second table.
    if (busy) return;
    setBusy(true);
    setFailure("");
    try {
      const name = await find();
      go(name ? `/t/${(await openPuzzle(name, nameOrGuest())).table}` : "/puzzles");
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  const following = async (/** @type {string} */ after) => nextPuzzle((await fetchPuzzles()).puzzles, keptPuzzles(() => localStorage), after)?.name ?? "";
  return { open: (name) => start(async () => name), next: (after) => start(() => following(after)), busy, failure };
}
