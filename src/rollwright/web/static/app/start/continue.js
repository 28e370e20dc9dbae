// My tables: where it is my turn, what goes on without me, and what is over.
import { fetchLines } from "../connection/api.js";
import { forgetTable, keepTable, keptTables, openOnes, sorted, updateTables } from "./mytables.js";
import { Cover } from "../drawing/picture.js";
import { Link } from "../page/route.js";
import { language } from "../page/settings.js";
import { cardsText, coverOf, stateText, whereText } from "./tableline.js";
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("./mytables.js").Kept} Kept */

const storage = () => localStorage;
const AGAIN_MS = 15_000;
const DAY_MS = 86_400_000;

/** The tables of this browser, asked for again as long as somebody looks at them. */
function useTables() {
  const [tables, setTables] = useState(/** @type {Kept[]} */ ([]));
  const [dropped, setDropped] = useState(/** @type {Kept | undefined} */ (undefined));
  const spoken = language.value;
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const kept = keptTables(storage);
      setTables(kept);
      const asked = openOnes(kept);
      if (!asked.length || document.visibilityState !== "visible") return;
      try {
        const { tables: lines } = await fetchLines(asked);
        if (current) setTables(updateTables(storage, asked, lines));
      } catch {
        // What was known last is better than nothing.
      }
    };
    ask();
    const timer = setInterval(ask, AGAIN_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      current = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [spoken]);
  /** @param {string} table */
  const drop = (table) => {
    setDropped(tables.find(({ line }) => line.table === table));
    forgetTable(storage, table);
    setTables(keptTables(storage));
  };
  const putBack = () => {
    if (dropped) keepTable(storage, dropped.line, dropped.seen);
    setDropped(undefined);
    setTables(keptTables(storage));
  };
  return { tables, drop, dropped, putBack };
}

/** When that was, in days. @param {number} seen */
function dayText(seen) {
  const start = new Date().setHours(0, 0, 0, 0);
  const days = Math.floor((seen - start) / DAY_MS);
  return new Intl.RelativeTimeFormat(language.value, { numeric: "auto" }).format(Math.min(0, days), "day");
}

/** The name of its game in the language of the page. @param {Kept["line"]} line @param {import("../types").GameCard[]} games */
const nameOf = ({ game }, games) => games.find(({ id }) => id === game.id)?.name ?? game.name;

/** @param {{kept: Kept, games: import("../types").GameCard[], drop: (table: string) => void}} props */
function MyTable({ kept: { line, seen }, games, drop }) {
  const game = games.find(({ id }) => id === line.game.id);
  const name = nameOf(line, games);
  const more = [cardsText(line), line.yours ? line.asks : ""].filter(Boolean).join(" – ");
  return html`<li class=${`my-table${line.yours ? " yours" : ""}`}>
    <${Link} to=${`/t/${line.table}`} class="my-table-link">
      <${Cover} cover=${coverOf(line, game)} />
      <b>${name}</b> <span class="my-table-where">${whereText(line)}</span> ${more && html`<span class="my-table-more">${more}</span>`}
      <span class="my-table-state">${stateText(line)}${line.stage === "over" && html`<small>${dayText(seen)}</small>`}</span>
    <//>
    <button class="round quiet" aria-label=${say("mine.drop", { game: name, table: line.table })} title=${say("mine.drop-short")}
      onClick=${() => drop(line.table)}>×</button>
  </li>`;
}

/** @param {{games: import("../types").GameCard[]}} props */
export function Continue({ games }) {
  const { tables, drop, dropped, putBack } = useTables();
  const { running, over } = sorted(tables);
  if (!tables.length && !dropped) return null;
  const listed = (/** @type {Kept[]} */ some) => html`<ul class="my-tables">
    ${some.map((kept) => html`<${MyTable} key=${kept.line.table} kept=${kept} games=${games} drop=${drop} />`)}</ul>`;
  return html`<section class="continue">
    <div class="start-line"><h2>${say("mine.title")}</h2><span class="muted">${say("mine.count", { count: running.length })}</span></div>
    <p class="dropped" role="status">${dropped && html`${say("mine.dropped", { game: nameOf(dropped.line, games) })}
      <button class="small" onClick=${putBack}>${say("mine.put-back")}</button>`}</p>
    ${running.length > 0 && listed(running)}
    ${over.length > 0 && html`<details class="over" open=${!running.length}><summary>${say("mine.finished", { count: over.length })}</summary>
      ${listed(over)}</details>`}
  </section>`;
}
