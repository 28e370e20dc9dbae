// One table, from the lobby to the end.
import { ApiError } from "../connection/api.js";
import { failureText } from "../connection/failure.js";
import { forgetTable, keepTable, lineOf } from "../start/mytables.js";
import { Connection, Notice, Speaker } from "../page/notices.js";
import { Later, rest, useRestInTime } from "../page/later.js";
import { isOwnRematch, leadOnward } from "./onward.js";
import { Play } from "./play.js";
import { isPuzzle } from "../puzzle/goal.js";
import { go, Link } from "../page/route.js";
import { TableStore } from "../connection/store.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */

/** The store of a table for as long as a component shows it. @param {string} table */
export function useStore(table) {
  const [store] = useState(() => new TableStore(table));
  useEffect(() => () => store.close(), []);
  return store;
}

/**
 * Follows when the next table opens while this one is shown; who comes back later may look around.
 * @param {View | null} view @param {(table: string) => void} follow
 */
export function useNextTable(view, follow) {
  const before = useRef(/** @type {string | undefined} */ (undefined));
  const next = view?.rematch;
  useEffect(() => {
    if (view && before.current === "" && next) leadOnward(view.table, () => follow(next));
    before.current = next;
  }, [next]);
}

/** Whoever is here when the game begins or ends sees it from its top, and hears its heading. @param {string | undefined} stage none yet if undefined */
function useHeading(stage) {
  const before = useRef(stage);
  useLayoutEffect(() => {
    // It may still be on its way.
    if (!stage) return;
    const heading = document.querySelector("main h1");
    if (before.current && before.current !== stage && heading instanceof HTMLElement) {
      scrollTo(0, 0);
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    before.current = stage;
  }, [stage]);
}

/** The start page leads back to every table where one is somebody. @param {View | null} view */
function useKept(view) {
  const was = useRef(false);
  const line = view && lineOf(view);
  useEffect(() => {
    if (line) keepTable(() => localStorage, line, Date.now());
    else if (view && was.current) forgetTable(() => localStorage, view.table);
    was.current = Boolean(line);
  }, [JSON.stringify(line)]);
}

/** @param {View | null} view */
function stageOf(view) {
  if (!view) return undefined;
  if (view.stage === "lobby") return "Lobby";
  if (view.stage !== "over") return "Play";
  return isPuzzle(view) ? "PuzzleEnd" : "Ending";
}

/** @param {{store: TableStore}} props */
export function Missing({ store }) {
  const error = store.failure.value;
  if (!error) return html`<main id="content" class="narrow"><p class="muted">${say("page.loading")}</p></main>`;
  const unknown = error instanceof ApiError && error.status === 404;
  return html`<main id="content" class="narrow"><h1>${unknown ? say("page.not-found") : failureText(error)}</h1>
    <div class="buttons">${!unknown && html`<button class="primary" onClick=${() => store.begin()}>${say("page.again")}</button>`}
      <${Link} to="/" class="button">${say("page.to-start")}<//></div></main>`;
}

/** @param {{table: string}} props */
export function TablePage({ table }) {
  const store = useStore(table);
  const view = store.view.value;
  useEffect(() => {
    if (view) document.title = `${view.moves.length && view.stage === "playing" ? "● " : ""}${view.game.name} · Rollwright`;
  });
  useNextTable(view, (next) => {
    // Everybody else is asked.
    if (view && isOwnRematch(view)) go(`/t/${next}`);
  });
  useKept(view);
  const stage = stageOf(view);
  useHeading(stage === "Play" || rest.value ? stage : undefined);
  useRestInTime();
  if (!view || !stage) return html`<${Missing} store=${store} />`;
  return html`<p class="print-head">${[view.game.name, view.you.name].filter(Boolean).join(" · ")}</p>
    <${Connection} store=${store} />
    ${stage === "Play" ? html`<${Play} store=${store} view=${view} />` : html`<${Later} part=${stage} store=${store} view=${view} />`}
    <${Notice} store=${store} /><${Speaker} view=${view} />`;
}
