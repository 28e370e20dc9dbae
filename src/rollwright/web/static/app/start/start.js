// The start page: the tables to come back to, the games as they lie on a table, and the way to a friend's.
import { fetchGames, fetchLines, openTable } from "../connection/api.js";
import { Continue } from "./continue.js";
import { Events } from "./events.js";
import { failureText } from "../connection/failure.js";
import { Families } from "./gamecards.js";
import { botLines } from "./bots.js";
import { NewTable } from "./newtable.js";
import { PuzzleInvite } from "../puzzle/invite.js";
import { codeOf } from "../page/paths.js";
import { Privacy } from "../page/privacy.js";
import { go } from "../page/route.js";
import { language, playerName } from "../page/settings.js";
import { initialOf, nameOrGuest } from "../page/seat.js";
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").GameCard} GameCard */

export function Start() {
  const [catalogue, setCatalogue] = useState(/** @type {import("../types").Catalogue | null} */ (null));
  const [failure, setFailure] = useState("");
  const [wanted, setWanted] = useState(/** @type {{game: GameCard, solo: boolean, event?: boolean} | null} */ (null));
  const [busy, setBusy] = useState(false);
  const spoken = language.value;
  const load = () => {
    setFailure("");
    fetchGames().then(setCatalogue, (error) => setFailure(failureText(error)));
  };
  useEffect(load, [spoken]);
  useEffect(() => { document.title = "Rollwright"; }, []);
  /** @param {object} wish */
  const open = async (wish) => {
    // A second tap would open a second table.
    if (busy) return;
    setBusy(true);
    try {
      const { table } = await openTable({ options: {}, dice: "auto", kind: "table", bots: [], name: nameOrGuest(), ...wish });
      go(`/t/${table}`);
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return html`<main id="content" class="start">
    <div class="start-line greeting"><h1>${say("page.tagline")}</h1><${NameField} /></div>
    <${Join} />
    ${failure && html`<p class="notice bad" role="alert">${failure} <button class="quiet small" onClick=${load}>${say("page.again")}</button></p>`}
    <${Continue} games=${catalogue?.games ?? []} />
    <h2 class="visually-hidden">${say("start.games")}</h2>
    ${!catalogue && !failure && html`<p class="muted games-coming">${say("page.loading")}</p>`}
    ${catalogue && html`<${Families} catalogue=${catalogue} open=${open} ask=${(/** @type {GameCard} */ game, solo = false) => setWanted({ game, solo })} />`}
    <${PuzzleInvite} />
    ${catalogue && html`<${Events} games=${catalogue.games} ask=${(/** @type {GameCard} */ game) => setWanted({ game, solo: false, event: true })} />`}
    <${Privacy} />
    ${wanted && catalogue && html`<${NewTable} game=${wanted.game} solo=${wanted.solo} event=${wanted.event} bots=${catalogue.bots}
      names=${botLines(catalogue)} close=${() => setWanted(null)} />`}
  </main>`;
}

/** Who plays: asked once, for everything on this page. */
function NameField() {
  return html`<label class="name-chip"><span class="avatar" aria-hidden="true">${initialOf(nameOrGuest())}</span>
    <span class="visually-hidden">${say("start.name")}</span>
    <input value=${playerName.value} maxlength="40" autocomplete="nickname" placeholder=${say("start.name")}
      onInput=${(/** @type {any} */ event) => { playerName.value = event.target.value; }} /></label>`;
}

function Join() {
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState(/** @type {import("../words/words.js").Key | ""} */ (""));
  /** @param {Event} event */
  const join = async (event) => {
    event.preventDefault();
    const code = codeOf(text);
    setWrong(code ? "" : "start.code-wrong");
    if (!code) return;
    // Without an answer the table's own page tells so, and tries again.
    const exists = await fetchLines([code]).then(({ tables }) => tables.length > 0, () => true);
    if (exists) go(`/t/${code}`);
    else setWrong("start.code-unknown");
  };
  return html`<form class="panel join" onSubmit=${join}>
    <h2>${say("start.join")}</h2>
    <label class="code-field">${say("start.code")}<input value=${text} placeholder="k7m2 x9pq" autocapitalize="off" autocomplete="off" spellcheck=${false}
      aria-describedby="code-hint" aria-invalid=${wrong ? "true" : undefined}
      onInput=${(/** @type {any} */ event) => { setText(event.target.value); setWrong(""); }} /></label>
    <button class="primary">${say("start.go")}</button>
    <p id="code-hint" role="status" class=${wrong ? "bad-text" : "muted small"}>${say(wrong || "start.code-hint")}</p>
  </form>`;
}
