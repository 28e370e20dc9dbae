// The end of a turn. Where it would waste something, it asks first, at the button itself.
import { PriceTag } from "./counters.js";
import { doneMove } from "../gestures/choices.js";
import { isPuzzle } from "../puzzle/goal.js";
import { isDrawn } from "../drawing/icons.js";
import { useGuard } from "../page/guard.js";
import { Sure } from "../page/sure.js";
import { html, useRef, useState } from "../page/ui.js";
import { isLast, wasteOf, wasteText } from "./waste.js";
import { waitingText } from "./prompt.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** Says why the turn can't be ended now. @param {TableStore} store @param {View} view */
async function whyNot(store, view) {
  if (!view.moves.length) return store.tell(waitingText(view, store.standings.value) || say("table.nothing-here"));
  const { reason } = await store.send("why-end");
  return store.tell(reason || view.question || say("table.nothing-here"));
}

/** What the main button ends: in the next turn or step it is another button, whatever it is called. @param {View} view */
export function meaningOf({ status, stage, moves }) {
  return [status?.round, status?.turn, stage, moves.length > 0].join();
}

/**
 * How to end the turn, and what it asks.
 * @param {TableStore} store @param {View} drawn
 */
export function useFinish(store, drawn) {
  const [lost, ask] = useState(/** @type {string[]} */ ([]));
  const { fresh, takes } = useGuard(meaningOf(drawn));
  const busy = useRef(false);
  /** @param {string} move */
  const play = async (move) => {
    busy.current = true;
    await store.play(move);
    busy.current = false;
  };
  const finish = (sure = false) => {
    // A key may come before the page is drawn again: this is the table as it is now.
    const view = store.view.value ?? drawn;
    const done = doneMove(view);
    // The second click of two comes before the answer to the first.
    if (busy.current || (done && !sure && (!takes() || meaningOf(view) !== meaningOf(drawn)))) return;
    const waste = sure ? [] : wasteOf(view);
    if (done && waste.length) ask(waste);
    else if (done) play(done.move);
    else whyNot(store, view);
  };
  const end = drawn.ending || say("table.done");
  const after = say(isPuzzle(drawn) ? "puzzle.final" : isLast(drawn, store.standings.value) ? "table.no-undo" : "table.can-undo");
  const asked = lost.length > 0 && html`<${Sure} label=${end} title=${say("table.done-sure", { end })} no=${say("table.play-on")} at=".actions .done"
    text=${html`${lost.some(isDrawn) && html`<${PriceTag} price=${lost.filter(isDrawn)} />`} <b>${wasteText(lost)}</b> ${after}`}
    act=${() => finish(true)} close=${() => ask([])} />`;
  return { finish, fresh, asked };
}
