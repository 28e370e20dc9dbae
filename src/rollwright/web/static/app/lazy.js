// Parts of the page that are fetched when they are first shown: a table needs neither the start page nor the big screen.
import { html, useEffect, useState } from "./ui.js";
import { say } from "./words.js";

/**
 * @template {object} P
 * @param {() => Promise<(props: P) => any>} load
 * @returns {(props: P) => any}
 */
export function lazy(load) {
  /** @type {((props: P) => any) | null} */
  let Found = null;
  return (props) => {
    const [, drawAgain] = useState(0);
    useEffect(() => {
      if (!Found) load().then((found) => { Found = found; drawAgain(1); });
    }, []);
    return Found ? html`<${Found} ...${props} />` : html`<main id="content" class="narrow"><p class="muted">${say("page.loading")}</p></main>`;
  };
}
