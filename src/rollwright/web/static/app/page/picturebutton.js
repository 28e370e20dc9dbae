// The way to the picture of a board. What saves it is fetched when it is wanted: a game in play does without.
import { fetchRest, rest } from "./later.js";
import { html, useState } from "./ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** @param {{store: TableStore, view: View, seat: number, class?: string}} props */
export function PictureButton({ store, view, seat, ...looks }) {
  const [open, setOpen] = useState(false);
  const PictureDialog = open && rest.value?.PictureDialog;
  const show = () => {
    fetchRest();
    setOpen(true);
  };
  return html`<button ...${looks} onClick=${show}>${say("picture.open")}</button>
    ${PictureDialog && html`<${PictureDialog} store=${store} view=${view} seat=${seat} close=${() => setOpen(false)} />`}`;
}
