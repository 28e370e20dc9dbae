// An event for a crowd: what that is, how it goes, and for which games one can be opened.
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").GameCard} GameCard */

/** Can any number of people play it? @param {GameCard} game */
export const isForCrowds = ({ seats }) => seats.max === null;

/** What the host does, and everybody else. */
export function EventSteps() {
  return html`<ol class="event-steps"><li>${say("event.open")}</li><li>${say("event.join")}</li><li>${say("event.play")}</li></ol>`;
}

/** @param {{games: GameCard[], ask: (game: GameCard) => void}} props */
export function Events({ games, ask }) {
  const offered = games.filter(isForCrowds);
  if (!offered.length) return null;
  return html`<section class="panel events">
    <div><h2>${say("new.kind.event")}</h2><${EventSteps} /></div>
    <div class="event-games" role="group" aria-label=${say("event.of")}><p class="muted">${say("event.of")}</p>
      ${offered.map((game) => html`<button key=${game.id} onClick=${() => ask(game)}>${game.name}</button>`)}</div>
  </section>`;
}
