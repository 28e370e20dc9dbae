// The games as cards: each shows its sheets as they lie there in play, what it is about, and the ways in.
import { firstBot } from "./bots.js";
import { botToMeet } from "./metbots.js";
import { PaperButton } from "../ending/downloads.js";
import { LiveCover } from "../drawing/picture.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").GameCard} GameCard */
/** @typedef {import("../types").Catalogue} Catalogue */

/**
 * Games with the same cards belong together, that of the cards first; and first those that one can play alone.
 * @param {GameCard[]} games @returns {GameCard[][]}
 */
export function familiesOf(games) {
  const heads = games.filter(({ id, pieces }) => id === pieces || !games.some((other) => other.id === pieces));
  heads.sort((one, two) => one.seats.min - two.seats.min || one.name.localeCompare(two.name));
  return heads.map((head) => [head, ...games.filter((game) => game !== head && game.pieces === head.id)]);
}

/** How many, and for how long. @param {GameCard} game */
export function factsOf({ seats: { min: least, max: most }, minutes }) {
  const players = most === null ? say("start.seats-from", { least, count: least }) : most === least ? say("start.seats-only", { least, count: least })
    : say("start.seats", { least, most });
  return minutes ? `${players} · ${say("start.minutes", { minutes })}` : players;
}

/** @param {{catalogue: Catalogue, open: (wish: object) => void, ask: (game: GameCard, solo?: boolean) => void}} props */
export function Families({ catalogue, open, ask }) {
  return html`<div class="games">${familiesOf(catalogue.games).map(([head, ...more]) => head && html`<section key=${head.id} class="family panel">
    <${Game} game=${head} catalogue=${catalogue} open=${open} ask=${ask} />
    ${more.length > 0 && html`<div class="variants">
      ${more.map((game) => html`<${Game} key=${game.id} game=${game} catalogue=${catalogue} open=${open} ask=${ask} />`)}</div>`}
  </section>`)}</div>`;
}

/** @param {{game: GameCard, catalogue: Catalogue, open: (wish: object) => void, ask: (game: GameCard, solo?: boolean) => void}} props */
function Game({ game, catalogue: { bots, prints }, open, ask }) {
  const bot = botToMeet(() => localStorage, game.id, firstBot(bots));
  const alone = game.seats.min <= 1;
  const several = game.seats.max === null || game.seats.max > 1;
  const duel = () => open({ game: game.id, seats: Math.max(2, game.seats.min), bots: Array(Math.max(1, game.seats.min - 1)).fill(bot), start: true });
  // In a list of buttons nobody could tell those of one game from those of another.
  const title = `game-${game.id}`;
  return html`<article class="game" aria-labelledby=${title}>
    <${LiveCover} cover=${game.cover} rolls=${game.rolls} />
    <div class="game-words">
      <h3 id=${title}>${game.name}</h3>
      <p class="facts muted">${factsOf(game)}</p>
      <p class="goal">${game.goal}</p>
      <div class="game-more">
        ${alone && several && bot && html`<button class="quiet small" aria-describedby=${title} onClick=${duel}>${say("start.bot")}</button>`}
        ${alone && several && html`<button class="quiet small" aria-describedby=${title} onClick=${() => ask(game, true)}>${say("start.options")}</button>`}
        ${prints && game.paper && html`<${PaperButton} game=${game} />`}
      </div>
    </div>
    <div class="game-ways">
      ${alone ? html`<button class="primary" aria-describedby=${title}
          onClick=${() => open({ game: game.id, seats: 1, start: true })}>${say("start.alone")}</button>`
        : bot && html`<button class="primary" aria-describedby=${title} onClick=${duel}>${say("start.bot")}</button>`}
      <button aria-describedby=${title} onClick=${() => ask(game)}>${say(several ? "start.friends" : "start.options")}</button>
    </div>
  </article>`;
}
