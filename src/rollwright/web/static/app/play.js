// The running game: dice, my sheet, the moves, and the others beside it.
import { Actions, MoveMenu } from "./actions.js";
import { buttonsOf, hasMore, ownSheet } from "./choices.js";
import { useFinish } from "./finish.js";
import { useHands } from "./hands.js";
import { Help } from "./help.js";
import { useKeys } from "./keys.js";
import { JoinForm, Seal } from "./lobby.js";
import { Log } from "./log.js";
import { Players, TableTools, useWatched, WatchedSheet } from "./players.js";
import { canJoin } from "./seat.js";
import { SheetView } from "./sheet.js";
import { Tray } from "./tray.js";
import { html, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Move} Move */
/** @typedef {import("./spots.js").Touch} Touch */
/** @typedef {import("./players.js").Watched} Watched */
/** @typedef {import("./store.js").TableStore} TableStore */

/** My sheet, or that of whom I watch. @param {{store: TableStore, view: View, watched: Watched, touch: Touch}} props */
function MainSheet({ store, view, watched, touch }) {
  const name = watched.seat ? say("table.sheet-of", { name: watched.seat.name }) : say("table.my-sheet");
  const sheet = ownSheet(view);
  return html`<section class="mine" aria-label=${name}>
    <h2 class="visually-hidden">${name}</h2>
    ${canJoin(view) && html`<div class="panel"><${JoinForm} store=${store} view=${view} /></div>`}
    ${sheet && html`<${SheetView} sheet=${sheet} tools=${view} touch=${touch} />`}
    <${WatchedSheet} store=${store} view=${view} watched=${watched} />
  </section>`;
}

/** @param {{store: TableStore, view: View}} props */
export function Play({ store, view }) {
  const [help, setHelp] = useState(false);
  const watched = useWatched(view);
  const { finish, asked } = useFinish(store, view);
  const { dice, usable, chosen, hinted, choose, touch, menu, offer, closeMenu, setGlow } = useHands(store, view);
  const hint = async () => {
    const answer = await store.send("hint");
    if (answer.op !== "hint" || !answer.move) return store.tell(say("table.no-hint"));
    store.hinted.value = answer.move;
    return store.tell(say("table.hint-is", { label: answer.label ?? answer.move }));
  };
  useKeys((key) => {
    // A key may come before this page is drawn again: ask the table as it is now.
    const now = store.view.value ?? view;
    const die = dice[Number(key) - 1];
    if (key === "u" && now.can_undo) store.undo();
    else if (key === "d") finish();
    else if (key === "h" && now.moves.length) hint();
    else if (key === "o") store.asking.value = !store.asking.value && now.moves.length > 0;
    else if (key === "m") /** @type {HTMLElement | null} */ (document.querySelector(".actions .more"))?.click();
    else if (key === "?") setHelp(true);
    else if (key === "Escape") store.letGo();
    else if (die && usable.includes(die)) choose(die);
  });
  return html`<main id="content" class="play">
    <h1 class="visually-hidden">${view.game.name}</h1>
    <${Tray} store=${store} view=${view} dice=${dice} usable=${usable} chosen=${chosen} choose=${choose} hinted=${hinted?.die}
      more=${hasMore(view, chosen)} />
    <${MainSheet} store=${store} view=${view} watched=${watched} touch=${touch} />
    <aside class="beside">
      <${Players} store=${store} view=${view} watched=${watched} />
      <${TableTools} store=${store} view=${view} watched=${watched} />
      <${Log} store=${store} view=${view} />
      <${Seal} view=${view} />
    </aside>
    ${view.you.seat !== null && html`<${Actions} store=${store} view=${view} buttons=${buttonsOf(view, chosen)}
      more=${(/** @type {Move[]} */ moves, /** @type {Element} */ at) => offer(moves, at, "")}
      hint=${hint} help=${() => setHelp(true)} hinted=${hinted?.move} finish=${() => finish()} />`}
    ${asked}
    ${menu && html`<${MoveMenu} moves=${menu.moves} at=${menu.at} about=${menu.about} labels=${store.labels} glow=${setGlow} close=${closeMenu}
      choose=${(/** @type {Move} */ move) => { closeMenu(); store.play(move.move); }} />`}
    ${help && html`<${Help} view=${view} close=${() => setHelp(false)} />`}
  </main>`;
}
