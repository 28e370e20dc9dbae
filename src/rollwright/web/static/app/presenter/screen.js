// The view for a big screen: the lobby, the running game or the end, and beside it who leads.
import { Progress } from "../table/bar.js";
import { Follow, Lately } from "./lately.js";
import { Leaders } from "./leaders.js";
import { Connection, Notice } from "../page/notices.js";
import { Podium, screenOf } from "./podium.js";
import { Running } from "./running.js";
import { go, Link } from "../page/route.js";
import { isClosed } from "../page/seat.js";
import { Missing, useNextTable, useStore } from "../table/table.js";
import { html, useEffect } from "../page/ui.js";
import { Welcome } from "./welcome.js";
import { say } from "../words/words.js";

/** @param {{table: string}} props */
export function Screen({ table }) {
  const store = useStore(table);
  const view = store.view.value;
  useNextTable(view, (next) => go(screenOf(next)));
  useEffect(() => { if (view) document.title = `${view.game.name} · ${say("lobby.screen")}`; }, [view?.game.name]);
  if (!view) return html`<${Missing} store=${store} />`;
  const standings = store.standings.value;
  const waiting = standings?.waiting ?? view.status?.waiting.length ?? 0;
  const taken = view.seats.filter((seat) => seat.kind !== "open").length;
  const count = standings?.seats ?? (view.kind === "event" ? view.count ?? taken : taken);
  const kind = view.stage === "lobby" || view.stage === "over" ? view.stage : "running";
  const Stage = kind === "lobby" ? Welcome : kind === "over" ? Podium : Running;
  return html`<${Connection} store=${store} />
    <main id="content" class=${`screen is-${kind}`}>
      <header class="bar screen-bar"><h1>${view.game.name}</h1><p class="muted screen-count">${say("chip.players", { count })}</p>
        ${kind === "running" && html`<${Progress} status=${view.status} />`}
        <${Link} to=${`/t/${view.table}`} class="button small to-table">${say(view.you.seat === null ? "screen.to-table" : "screen.back")}<//></header>
      <div class="screen-main" data-content><${Stage} store=${store} view=${view} waiting=${waiting} count=${count} /></div>
      <aside class="screen-side"><${Leaders} store=${store} view=${view} />
        ${kind === "running" && html`<${Lately} view=${view} />`}
        ${(kind === "running" || (kind === "lobby" && isClosed(view))) && html`<${Follow} view=${view} />`}</aside>
    </main><${Notice} store=${store} />`;
}
