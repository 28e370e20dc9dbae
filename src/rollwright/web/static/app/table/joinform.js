// Taking a seat: in the lobby, or at a table where one is free.
import { ApiError, joinTable } from "../connection/api.js";
import { failureText } from "../connection/failure.js";
import { nameOrGuest } from "../page/seat.js";
import { playerName } from "../page/settings.js";
import { html, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** @param {{store: TableStore, view: View}} props */
export function JoinForm({ store, view }) {
  const [failure, setFailure] = useState(/** @type {Error | null} */ (null));
  /** @param {Event} event */
  const join = (event) => {
    event.preventDefault();
    joinTable(view.table, nameOrGuest()).then(() => store.sit(), setFailure);
  };
  if (store.removed.value) return html`<p>${say("table.removed")}</p>`;
  // The table says no, whatever the name: no use to ask again.
  if (failure instanceof ApiError && failure.code === "refused") return html`<p class="bad-text" role="alert">${failure.message}</p>`;
  return html`<form class="fields join-here" onSubmit=${join}>
    <label>${say("start.name")}<input value=${playerName.value} maxlength="40" autocomplete="nickname" placeholder=${say("start.guest")}
      onInput=${(/** @type {any} */ event) => { playerName.value = event.target.value; }} /></label>
    <button class="primary">${say("lobby.join")}</button>
    ${failure && html`<p class="bad-text" role="alert">${failureText(failure)}</p>`}
  </form>`;
}
