// A button for what cannot be taken back: it asks first.
import { Dialog } from "./dialog.js";
import { html, useState } from "./ui.js";
import { say } from "./words.js";

/**
 * @param {{label: string, title?: string, text: string, no?: string, act: () => unknown, class?: string, "aria-label"?: string,
 *   children?: import("./ui.js").Children}} props `text`: what will happen; `children`: what the button shows, if not its label
 */
export function SureButton({ label, title = label, text, no = say("page.cancel"), act, children = label, ...rest }) {
  const [asking, setAsking] = useState(false);
  const stop = () => setAsking(false);
  const go = () => {
    stop();
    act();
  };
  return html`<button ...${rest} onClick=${() => setAsking(true)}>${children}</button>
    ${asking && html`<${Dialog} title=${title} close=${stop}>
      <p>${text}</p>
      <div class="buttons"><button autofocus onClick=${stop}>${no}</button><button class="primary" onClick=${go}>${label}</button></div>
    <//>`}`;
}
