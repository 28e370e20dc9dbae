// What will be played at a table, before it begins: the boards, the cards that were chosen for each round, and the options in words.
import { DrawnPicture, LiveCover } from "../drawing/picture.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").GameCard} GameCard */
/** @typedef {import("../types").ListItem} ListItem */
/** @typedef {import("../types").Option} Option */
/** Cards that were chosen together: for a round, or for the whole game. @typedef {{name: string, items: ListItem[]}} Row */

/** The cards that an option names, as the host has chosen them. @param {Option} option @param {unknown} value @returns {Row[]} */
export function chosenRows({ title, lists }, value) {
  if (!lists || !Array.isArray(value)) return [];
  const found = (/** @type {unknown[]} */ ids) => ids.map((id) => lists.items.find((item) => item.id === id)).filter((item) => item !== undefined);
  if (!lists.most) return [{ name: title, items: found(value) }];
  return value.map((ids, at) => ({ name: say("table.round", { round: at + 1 }), items: found(Array.isArray(ids) ? ids : []) }));
}

/**
 * The options in words, but for those that are seen as cards, or that nobody chose and that have no usual value.
 * @param {GameCard} game @param {Record<string, unknown>} options @returns {[string, string][]} names and values
 */
export function optionWords({ options: known }, options) {
  const seen = known.some((option) => option.lists?.most && chosenRows(option, options[option.name]).length);
  return known.flatMap(({ name, title, default: usual, choices, labels, lists }) => {
    const at = choices.indexOf(options[name] ?? usual);
    // Chosen cards tell from which set they are.
    if (at < 0 || (seen && lists)) return [];
    return [/** @type {[string, string]} */ ([title, labels[at] ?? String(choices[at])])];
  });
}

/** @param {{row: Row}} props */
function Chosen({ row: { name, items } }) {
  return html`<div class="played-row"><h3>${name}</h3><ul class="played-cards">
    ${items.map((item) => html`<li key=${item.id}>${item.picture ? html`<${DrawnPicture} digest=${item.picture} />`
      : html`<span class="picture none" aria-hidden="true">${item.name.charAt(0)}</span>`}<span>${item.name}</span></li>`)}</ul></div>`;
}

/** @param {{game: GameCard, options: Record<string, unknown>, manual: boolean}} props `manual`: with real dice */
export function Played({ game, options, manual }) {
  const rows = game.options.flatMap((option) => chosenRows(option, options[option.name]));
  const words = [...optionWords(game, options), ...(manual ? [/** @type {[string, string]} */ ([say("new.dice"), say("lobby.real-dice")])] : [])];
  return html`<div class="played">
    ${words.length > 0 && html`<dl class="played-options">${words.map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`}
    ${rows.length ? html`<div class=${`played-rows rows-${rows.length}`}>${rows.map((row) => html`<${Chosen} key=${row.name} row=${row} />`)}</div>`
      : html`<${LiveCover} cover=${game.cover} rolls=${game.rolls} />`}
  </div>`;
}
