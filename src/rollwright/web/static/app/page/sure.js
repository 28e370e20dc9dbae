// What cannot be taken back is asked first.
import { Dialog } from "./dialog.js";
import { useGuard } from "./guard.js";
import { html, useState } from "./ui.js";
import { say } from "../words/words.js";

/**
 * `text`: what will happen; `at`: what the question lies beside, as a selector; else it lies in the middle.
 * @typedef {{label: string, title?: string, text: import("./ui.js").Children, no?: string, at?: string, act: () => unknown}} Question
 */

/** The question itself. @param {Question & {close: () => void}} props */
export function Sure({ label, title = label, text, no = say("page.cancel"), at = "", act, close }) {
  // The click that brought the question is no answer to it, and neither is one that came with it.
  const { fresh, takes } = useGuard(label);
  const go = () => {
    if (!takes()) return;
    close();
    act();
  };
  return html`<${Dialog} title=${title} kind="sure" at=${at} close=${close}>
    <p>${text}</p>
    <div class="buttons"><button class="primary" autofocus onClick=${close}>${no}</button>
      <button class=${`sure-act${fresh ? " is-fresh" : ""}`} aria-disabled=${fresh ? "true" : undefined} onClick=${go}>${label}</button></div>
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
