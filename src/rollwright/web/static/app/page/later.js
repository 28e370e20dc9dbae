// The rest of the page, which a game in play does without: it comes with its styles when it is needed, or once there is time.
import { Link } from "./route.js";
import { html, signal, useEffect } from "./ui.js";
import { say } from "../words/words.js";

/** @typedef {typeof import("../rest.js")} Rest */

/** Long after a first visit has everything it shows, and long before a game ends. */
const IDLE_MS = 15_000;

/** What has come. */
export const rest = signal(/** @type {Rest | null} */ (null));
const failed = signal(false);
/** @type {Promise<void> | undefined} */
let coming;

/** Resolves when a style sheet that the page names is in force. @param {HTMLMetaElement} meta */
function styled({ content, media }) {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: content, media, onload: resolve, onerror: reject });
    document.head.append(link);
  });
}

/** Asks for the rest, once. Nothing of it is shown without its styles. */
export function fetchRest() {
  if (coming) return coming;
  failed.value = false;
  /** @type {NodeListOf<HTMLMetaElement>} */
  const metas = document.querySelectorAll("meta[name=rest-style]");
  const styles = [...metas].map(styled);
  coming = Promise.all([import("../rest.js"), ...styles]).then(
    ([parts]) => { rest.value = parts; },
    () => { failed.value = true; coming = undefined; },
  );
  return coming;
}

/** The rest is asked for after a while, so that the end of a game finds it here. */
export function useRestInTime() {
  useEffect(() => {
    const timer = setTimeout(fetchRest, IDLE_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** A part of the rest, as soon as it has come. @param {{part: keyof Rest, aside?: boolean, [prop: string]: unknown}} props `aside`: it is not the page */
export function Later({ part, aside = false, ...props }) {
  const Part = rest.value?.[part];
  useEffect(() => { if (!Part) fetchRest(); }, []);
  if (Part) return html`<${Part} ...${props} />`;
  return !aside && html`<main id="content" class="narrow">${failed.value
    ? html`<h1>${say("page.failed")}</h1><div class="buttons"><button class="primary" onClick=${() => location.reload()}>${say("page.again")}</button>
      <${Link} to="/" class="button">${say("page.to-start")}<//></div>`
    : html`<p class="muted">${say("page.loading")}</p>`}</main>`;
}
