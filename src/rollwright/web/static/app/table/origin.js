// The way back from a game that began in the middle of another one.
import { Link } from "../page/route.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */

/** Nothing where a game began at its beginning. @param {{view: View}} props */
export function OriginLink({ view: { origin } }) {
  if (origin?.kind !== "table") return null;
  return html`<${Link} to=${`/t/${origin.name}`} class="origin" title=${say("table.origin-title")}>${say("table.origin")}<//>`;
}
