// The link to a table, as others can open it.
import { fetchAddress } from "./api.js";
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** Names by which a machine calls itself: elsewhere they lead to another one. */
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** The link, and whether it is good on this computer alone. @param {string} table */
export function useLink(table) {
  const local = LOOPBACK.includes(location.hostname);
  const [shared, setShared] = useState(/** @type {string | null} */ (null));
  useEffect(() => {
    if (local) fetchAddress().then(({ address }) => setShared(address), () => undefined);
  }, []);
  return { link: `${shared || location.origin}/t/${table}`, onlyHere: local && shared === "" };
}

/** @param {{onlyHere: boolean}} props */
export function OnlyHere({ onlyHere }) {
  return onlyHere && html`<p class="only-here">${say("lobby.only-here")}</p>`;
}
