// What cannot be taken back is asked first.
import { Dialog } from "./dialog.js";
import { html, useState } from "./ui.js";
import { say } from "../words/words.js";

/** @typedef {{label: string, title?: string, text: string, no?: string, act: () => unknown}} Question `text`: what will happen */

/** The question itself. @param {Question & {close: () => void}} props */
export function Sure({ label, title = label, text, no = say("page.cancel"), act, close }) {
  const go = () => {
    close();
    act();
  };
  return html`<${Dialog} title=${title} kind="sure" close=${close}>
    <p>${text}</p>
    <div class="buttons"><button autofocus onClick=${close}>${no}</button><button class="primary" onClick=${go}>${label}</button></div>
  <//>`;
}

/**
 * A button that asks.
 * @param {Question & {class?: string, "aria-label"?: string, children?: import("./ui.js").Children}} props `children`: what it shows, if not its label
 */
export function SureButton({ label, title, text, no, act, children = label, ...rest }) {
  const [asking, setAsking] = useState(false);
  return html`<button ...${rest} onClick=${() => setAsking(true)}>${children}</button>
    ${asking && html`<${Sure} label=${label} title=${title} text=${text} no=${no} act=${act} close=${() => setAsking(false)} />`}`;
}
