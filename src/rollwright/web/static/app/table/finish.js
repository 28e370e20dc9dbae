// The end of a turn. Where it would waste something for good, it asks first.
import { doneMove } from "../gestures/choices.js";
import { Sure } from "../page/sure.js";
import { html, useState } from "../page/ui.js";
import { wasteOf } from "./waste.js";
import { waitingText } from "./prompt.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** The text of the move that ends a turn, in all games. */
const ENDING = "done";

/** Says why the turn can't be ended now. @param {TableStore} store @param {View} view */
async function whyNot(store, view) {
  if (!view.moves.length) return store.tell(waitingText(view, store.standings.value) || say("table.nothing-here"));
  const { reason } = await store.send("why", { move: ENDING });
  return store.tell(reason || view.question || say("table.nothing-here"));
}

/**
 * How to end the turn, and what it asks.
 * @param {TableStore} store @param {View} drawn
 */
export function useFinish(store, drawn) {
  const [question, ask] = useState("");
  const finish = (sure = false) => {
    // A key may come before the page is drawn again: this is the table as it is now.
    const view = store.view.value ?? drawn;
    const done = doneMove(view);
    const waste = sure ? "" : wasteOf(view, store.standings.value);
    if (done && waste) ask(waste);
    else if (done) store.play(done.move);
    else whyNot(store, view);
  };
  const asked = question && html`<${Sure} label=${say("table.done")} title=${say("table.done-sure")} no=${say("table.play-on")}
    text=${`${question} ${say("table.no-undo")}`} act=${() => finish(true)} close=${() => ask("")} />`;
  return { finish, asked };
}
