// The goal, and how to play with taps and keys.
import { Dialog } from "../page/dialog.js";
import { bookOf, sheetOf } from "../drawing/documents.js";
import { PrintView } from "../drawing/print.js";
import { ownSheet } from "../gestures/choices.js";
import { Rules } from "./rule.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** The heading of a part. @param {string} part */
const partOf = (part) => `help-${part}`;

/** To a part below, and for those who listen to its heading. @param {string} part */
function goTo(part) {
  const heading = document.getElementById(partOf(part));
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/** @param {{view: import("../types").View, close: () => void}} props */
export function Help({ view, close }) {
  /** @type {[string, string][]} */
  const keys = [
    [say("help.arrows"), say("help.arrows-do")], [say("help.enter"), say("help.enter-do")],
    [say("help.shift"), say("help.shift-do")],
    [say("help.digits"), say("help.digits-do")], [say("help.escape"), say("help.escape-do")],
    ["n p", say("help.open-do")],
    ["u", say("help.u")], ["d", say("help.d")], ["h", say("help.h")], ["m", say("help.m")],
    ["o", say("help.o")], ["?", say("help.question")],
  ];
  // Who only watches reads the rules of what lies before the first player.
  const cards = (ownSheet(view) ?? sheetOf(Object.values(view.boards)[0]))?.cards ?? [];
  const legends = cards.filter(({ print }) => print.role === "aside");
  const book = bookOf(view.book)?.rules ?? [];
  // Some rules stand in the book and on a board as well.
  const isTold = (/** @type {string} */ rule) => book.some((section) => section.sentences.includes(rule));
  const rules = cards.flatMap(({ print }) => print.rules).filter(({ rule }) => !isTold(rule));
  return html`<${Dialog} title=${view.game.name} close=${close}>
    <div class="buttons">${[...legends.map(({ digest, print }) => [digest, print.drawing.title]), ["keys", say("help.title")]].map(([part = "", title]) =>
      html`<button key=${part} class="small" onClick=${() => goTo(part)}>${title}</button>`)}</div>
    <h3>${say("table.goal")}</h3><p>${view.game.goal}</p>
    ${book.map(({ heading, sentences }) => html`<section key=${heading}>
      <h3>${heading}</h3>${sentences.map((text) => html`<p key=${text}>${text}</p>`)}</section>`)}
    <${Rules} rules=${rules} />
    ${legends.map((card) => html`<section key=${card.digest} class="help-print">
      <h3 id=${partOf(card.digest)} tabindex="-1">${card.print.drawing.title}</h3><${PrintView} card=${card} tools=${view} /></section>`)}
    <h3 id=${partOf("keys")} tabindex="-1">${say("help.title")}</h3>
    <p>${say("help.tap")}</p><p>${say("help.hold")}</p><p>${say("help.outlines")}</p><p>${say("help.forbidden")}</p>
    <dl class="keys">${keys.map(([key, does]) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${does}</dd></div>`)}</dl>
  <//>`;
}
