// The dock: the dice, what to do next, what one has, and the buttons.
import { Actions, Purchases } from "./actions.js";
import { isSource, ownBoard } from "../gestures/choices.js";
import { Counters, Spending } from "./counters.js";
import { DiceTray } from "../drawing/dice.js";
import { isEntering, ManualDice } from "./manual.js";
import { latestOf, LineWords } from "./log.js";
import { News } from "../feel/news.js";
import { TallyStrip } from "./tallies.js";
import { promptFor, waitingText } from "./prompt.js";
import { RulesButton } from "./rulesbutton.js";
import { SkipButton } from "./skip.js";
import { asksForDie, Gains, gainWords } from "../gestures/proposal.js";
import { HintLine, whyOf } from "./hintline.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../types").Die} Die */
/** @typedef {import("../types").Move} Move */

/**
 * What to do, and beneath it what was rolled, or what the move under the pointer would bring.
 * @param {{store: import("../connection/store.js").TableStore, view: View, usable: Die[], chosen?: Die, gains: [string, number][],
 *   laid: boolean}} props `laid`: what was rolled is told on the board
 */
function Words({ store, view, usable, chosen, gains, laid }) {
  const hand = isSource(view, store.hand.value) ? store.hand.value : -1;
  const ways = store.proposal.value?.moves ?? [];
  const held = { usable, chosen, hand, aim: store.aim.value, armed: store.armed.value, pending: ways.length, which: asksForDie(ways) };
  // Whoever enters a roll is told by the form what is wanted.
  const rolling = store.tumbling.value;
  const told = rolling ? "…" : isEntering(view) ? "" : promptFor(view, held, store.standings.value).words;
  const words = view.you.seat === null && !rolling ? `${told} ${waitingText(view, store.standings.value)}`.trim() : told;
  const remarks = laid ? [] : view.status?.remarks ?? [];
  const notice = store.notice.value.kind === "info" ? store.notice.value.text : "";
  const hint = rolling ? "" : notice || store.advice.value;
  const about = rolling ? "" : [...remarks, view.status?.roll].filter(Boolean).join(" · ");
  const latest = view.you.seat === null && !rolling ? latestOf(view) : undefined;
  const beneath = latest ? html`<span class="latest" aria-hidden="true"><${LineWords} line=${latest} view=${view} /></span>`
    : laid ? html`<${News} view=${view} docked />` : about;
  return html`<div class="tray-words">
    <p class=${view.moves.length ? "prompt your-turn" : "prompt muted"}>
      <span aria-live="polite" aria-atomic="true">${words}</span> <${SkipButton} store=${store} view=${view} /></p>
    <p class="roll-text"><${HintLine} text=${hint} why=${notice ? [] : whyOf(store.counsel.value, store.hinted.value)} />
      <span class="visually-hidden" aria-live="polite">${gainWords(gains)}</span>
      ${hint ? "" : gains.length ? html`<${Gains} gains=${gains} />` : beneath}</p>
  </div>`;
}

/**
 * @param {{store: import("../connection/store.js").TableStore, view: View, dice: Die[], usable: Die[], chosen?: Die, choose: (die: Die) => void,
 *   drag: (die: Die) => object, gains: [string, number][], more: boolean, buttons: Move[], hinted?: Move, hint: () => void, finish: () => void, fresh: boolean,
 *   offer: (moves: Move[], at: Element) => void, help: () => void, laid: boolean}} props
 *   `more`: holding a place would offer more; `laid`: the dice lie on the board
 */
export function Dock({ store, view, dice, usable, chosen, choose, drag, gains, more, buttons, hinted, hint, finish, fresh, offer, help, laid }) {
  const seated = view.you.seat !== null;
  return html`<section class=${`dock tray${laid ? " is-bare" : ""}`} aria-label=${say("table.dock")}>
    <h2 class="visually-hidden">${say("table.dock")}</h2>
    <${Spending} store=${store} view=${view} hinted=${hinted?.move} />
    ${seated && html`<${TallyStrip} view=${view} />`}
    ${!laid && html`<${DiceTray} dice=${dice} board=${ownBoard(view)} tools=${view} rolled=${view.status?.rolled} seat=${view.you.seat}
      usable=${usable} chosen=${chosen} hinted=${hinted?.die} choose=${seated ? choose : undefined} drag=${drag} />`}
    <${Words} store=${store} view=${view} usable=${usable} chosen=${chosen} gains=${gains} laid=${laid} />
    <${RulesButton} open=${help} />
    <${ManualDice} store=${store} view=${view} />
    ${seated && html`<${Purchases} store=${store} view=${view} buttons=${buttons} more=${offer} hinted=${hinted?.move} />
      <${Counters} store=${store} view=${view} hinted=${hinted} />
      <${Actions} store=${store} view=${view} hint=${hint} finish=${finish} fresh=${fresh} hinted=${hinted?.move} more=${more} />`}
  </section>`;
}
