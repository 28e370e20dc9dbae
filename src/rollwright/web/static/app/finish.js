// The end of a turn. Where it would waste something for good, it asks first.
import { diceOf, doneMove, isPlain } from "./choices.js";
import { Sure } from "./sure.js";
import { html, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Standings} Standings */
/** @typedef {import("./store.js").TableStore} TableStore */

/** Does the table go on as soon as this seat is done, so that nothing can be taken back? @param {View} view @param {Standings | null} standings */
function isLast(view, standings) {
  if (view.kind === "event") {
    const mine = view.seats.some((seat) => seat.seat === view.you.seat && seat.waiting);
    return (standings?.waiting ?? 0) <= Number(mine);
  }
  return !view.seats.some((seat) => seat.waiting && seat.seat !== view.you.seat && seat.kind !== "bot");
}

/** What would be thrown away now, in a sentence; "" if nothing is: what costs something may well be kept. @param {View} view */
function wasteOf(view) {
  const count = diceOf(view.sheet, view.status?.dice).filter((die) => view.moves.some((move) => isPlain(move, die))).length;
  if (count) return say("table.unused-dice", { count });
  return view.moves.some((move) => move.from) ? view.question || say("table.unused-moves") : "";
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
    const waste = !sure && isLast(view, store.standings.value) ? wasteOf(view) : "";
    if (done && waste) ask(waste);
    else if (done) store.play(done.move);
  };
  const asked = question && html`<${Sure} label=${say("table.done")} title=${say("table.done-sure")} no=${say("table.play-on")}
    text=${`${question} ${say("table.no-undo")}`} act=${() => finish(true)} close=${() => ask("")} />`;
  return { finish, asked };
}
