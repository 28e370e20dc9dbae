// Where the visitor is: the start page, the puzzles, a table, or the view for a big screen.
import { routeOf } from "./paths.js";
import { html, signal } from "./ui.js";

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
