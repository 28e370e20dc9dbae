// The lobby on the big screen: how to join, in large, and how many are there.
import { Code } from "./code.js";
import { OnlyHere, useLink } from "../connection/address.js";
import { isClosed, isFull } from "../page/seat.js";
import { QrCode } from "../start/qr.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** @param {{store: TableStore, view: View, count: number}} props */
export function Welcome({ store, view, count }) {
  const { link, onlyHere } = useLink(view.table);
  const [host = ""] = link.replace(/^https?:\/\//, "").split("/t/");
  return html`${isClosed(view) ? html`<section class="panel welcome is-closed">
      <h2>${say(isFull(view) ? "lobby.full" : "lobby.locked")}</h2><p>${say("screen.soon")}</p></section>` : html`<section class="panel welcome">
      <div class="wall-join"><h2>${say("screen.join")}</h2><p class="wall-address">${host}</p>
        <p>${say("screen.type-code")}</p><${Code} code=${view.table} /></div>
      <figure class="wall-qr"><${QrCode} text=${link} /><figcaption>${say("screen.scan")}</figcaption></figure>
    </section>`}
    <section class="welcome-foot"><p class="screen-numbers"><span class="big-number">${count}</span> ${say("screen.seats", { count })}</p>
      ${view.you.host && html`<button class="primary wall-start" onClick=${() => store.send("start")}>${say("lobby.start")}</button>`}
      ${view.you.host && html`<${OnlyHere} onlyHere=${onlyHere} />`}</section>`;
}
