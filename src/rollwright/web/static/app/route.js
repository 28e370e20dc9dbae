// Where the visitor is: the start page, a table, or the view for a big screen.
import { html, signal } from "./ui.js";

/** @typedef {{page: "start"} | {page: "table" | "screen", table: string} | {page: "nowhere"}} Route */

/** @param {string} path @returns {Route} */
function routeOf(path) {
  if (path === "/" || path === "/index.html") return { page: "start" };
  // Whoever copies a link by hand may write it in capitals.
  const [, table, screen] = /^\/t\/([a-z0-9]+)(\/screen)?\/?$/.exec(path.toLowerCase()) ?? [];
  return table ? { page: screen ? "screen" : "table", table } : { page: "nowhere" };
}

/** The code of a table in what somebody typed or pasted: alone, in groups, or in a link; "" if there is none. @param {string} text */
export function codeOf(text) {
  const [, linked] = /\/t\/([a-z0-9]{8})(?![a-z0-9])/i.exec(text) ?? [];
  const code = (linked ?? text.replace(/[\s\p{Pd}]/gu, "")).toLowerCase();
  return /^[a-z0-9]{8}$/.test(code) ? code : "";
}

export const route = signal(routeOf(location.pathname));

addEventListener("popstate", () => {
  route.value = routeOf(location.pathname);
});

/** @param {string} path */
export function go(path) {
  // Two things may lead to the same place at once: going back must not stop there twice.
  if (path !== location.pathname) history.pushState(null, "", path);
  route.value = routeOf(path);
  scrollTo(0, 0);
}

/**
 * A link that changes the page without loading it anew.
 * @param {{to: string, class?: string, "aria-label"?: string, children?: import("./ui.js").Children}} props
 */
export function Link({ to, children, ...rest }) {
  /** @param {MouseEvent} event */
  const follow = (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
    event.preventDefault();
    go(to);
  };
  return html`<a href=${to} onClick=${follow} ...${rest}>${children}</a>`;
}
