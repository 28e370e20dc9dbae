// The start page: the games as cards, and the way to a friend's table.
import { fetchGames, openTable } from "./api.js";
import { firstBot } from "./bots.js";
import { PaperButton } from "./downloads.js";
import { failureText } from "./failure.js";
import { NewTable } from "./newtable.js";
import { codeOf } from "./paths.js";
import { go } from "./route.js";
import { language, playerName } from "./settings.js";
import { PipFace } from "./dice.js";
import { html, useEffect, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").GameCard} GameCard */

export function nameOrGuest() {
  return playerName.value.trim() || say("start.guest");
}

export function Start() {
  const [catalogue, setCatalogue] = useState(/** @type {import("./types").Catalogue | null} */ (null));
  const [failure, setFailure] = useState("");
  const [wanted, setWanted] = useState(/** @type {GameCard | null} */ (null));
  const spoken = language.value;
  const load = () => {
    setFailure("");
    fetchGames().then(setCatalogue, (error) => setFailure(failureText(error)));
  };
  useEffect(load, [spoken]);
  useEffect(() => { document.title = "Rollwright"; }, []);
  /** @param {object} wish */
  const open = async (wish) => {
    try {
      const { table } = await openTable({ options: {}, dice: "auto", kind: "table", bots: [], name: nameOrGuest(), ...wish });
      go(`/t/${table}`);
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return html`<main id="content" class="start">
    <div class="hero"><h1>Rollwright</h1><p>${say("page.tagline")}</p></div>
    ${failure && html`<p class="notice bad" role="alert">${failure} <button class="quiet small" onClick=${load}>${say("page.again")}</button></p>`}
    <h2 class="visually-hidden">${say("start.games")}</h2>
    <div class="games">
      ${!catalogue && !failure && html`<p class="muted">${say("page.loading")}</p>`}
      ${catalogue?.games.map((game) => html`<${Game} key=${game.id} game=${game} bots=${catalogue.bots} open=${open}
        prints=${catalogue.prints} ask=${() => setWanted(game)} />`)}
    </div>
    <${Join} />
    ${wanted && catalogue && html`<${NewTable} game=${wanted} bots=${catalogue.bots} names=${catalogue.bot_names} close=${() => setWanted(null)} />`}
  </main>`;
}

/** @param {GameCard} game */
function seatsText(game) {
  const { min: least, max: most } = game.seats;
  return most ? say("start.seats", { least, most }) : say("start.seats-from", { least });
}

/** @param {{game: GameCard, bots: string[], prints: boolean, open: (wish: object) => void, ask: () => void}} props */
function Game({ game, bots, prints, open, ask }) {
  const bot = firstBot(bots);
  const several = game.seats.max === null || game.seats.max > 1;
  return html`<article class="game panel">
    <div class="game-art" aria-hidden="true">${artOf(game.id).map(([value, tint], at) => html`<${PipFace} key=${at}
      value=${value} tint=${tint} letter="" />`)}</div>
    <h3>${game.name}</h3>
    <p class="muted small">${seatsText(game)}</p>
    <p>${game.goal}</p>
    <div class="buttons">
      ${game.seats.min <= 1 && html`<button class="primary" onClick=${() => open({ game: game.id, seats: 1, start: true })}>${say("start.alone")}</button>`}
      ${several && bot && html`<button onClick=${() => open({ game: game.id, seats: 2, bots: [bot], start: true })}>${say("start.bot")}</button>`}
      <button onClick=${ask}>${say("start.friends")}</button>
      ${prints && game.paper && html`<${PaperButton} game=${game} />`}
    </div>
  </article>`;
}

/** Three dice that look alike for the same game. @param {string} id @returns {[string, string][]} */
function artOf(id) {
  const tints = ["red", "blue", "green", "yellow", "orange", "purple"];
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return [0, 1, 2].map((at) => [String(1 + ((sum >> at) % 6)), tints[(sum + at * 2) % 6] ?? ""]);
}

function Join() {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(false);
  /** @param {Event} event */
  const join = (event) => {
    event.preventDefault();
    const code = codeOf(text);
    setWrong(!code);
    if (code) go(`/t/${code}`);
  };
  return html`<form class="panel join" onSubmit=${join}>
    <h2>${say("start.join")}</h2>
    <div class="fields">
      <label>${say("start.name")}<input value=${playerName.value} maxlength="40" autocomplete="nickname" placeholder=${say("start.guest")}
        onInput=${(/** @type {any} */ event) => { playerName.value = event.target.value; }} /></label>
      <label>${say("start.code")}<input value=${text} autocapitalize="off" autocomplete="off" spellcheck=${false} aria-describedby="code-hint"
        aria-invalid=${wrong ? "true" : undefined} onInput=${(/** @type {any} */ event) => setText(event.target.value)} /></label>
      <button>${say("start.go")}</button>
    </div>
    <p id="code-hint" class=${wrong ? "bad-text" : "muted small"}>${say(wrong ? "start.code-wrong" : "start.code-hint")}</p>
  </form>`;
}
