// The way out for whoever has a seat.
import { go } from "../page/route.js";
import { SureButton } from "../page/sure.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */

/** What becomes of the seat. @param {View} view */
function fateOf(view) {
  if (view.kind === "table") return say("table.leave-sure");
  return say(view.stage === "lobby" ? "table.leave-crowd" : "table.leave-event");
}

/** @param {{store: import("../connection/store.js").TableStore, view: View}} props */
export function LeaveButton({ store, view }) {
  const leave = async () => {
    const answer = await store.leave();
    if (answer.op === "ack") go("/");
  };
  return html`<${SureButton} class="small" label=${say("table.leave")} text=${fateOf(view)} no=${say("table.stay")} act=${leave} />`;
}
