// The end of a turn. Where it would waste something for good, it asks first.
import { doneMove } from "../gestures/choices.js";
import { Sure } from "../page/sure.js";
import { html, useState } from "../page/ui.js";
import { wasteOf } from "./waste.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

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
  };
  const asked = question && html`<${Sure} label=${say("table.done")} title=${say("table.done-sure")} no=${say("table.play-on")}
    text=${`${question} ${say("table.no-undo")}`} act=${() => finish(true)} close=${() => ask("")} />`;
  return { finish, asked };
}
