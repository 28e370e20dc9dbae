// A player in one line: name, score, and whether the table waits for them. A tap shows their sheet.
import { avatarKind, avatarOf } from "../page/seat.js";
import { html } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("../types").View} View */

/** @param {{view: View, seat: Seat, points?: string, words?: string, pressed?: boolean, open: () => void}} props `pressed`: this one is looked at */
export function Chip({ view, seat, points = seat.points ?? "", words = seat.words ?? "", pressed, open }) {
  const mine = seat.seat === view.you.seat;
  const playing = view.stage === "playing" && view.status?.phase === "play";
  const state = seat.kind === "person" && seat.away ? say("lobby.away") : !playing ? "" : seat.waiting ? say("chip.thinking") : say("chip.done");
  const name = mine ? say("chip.you") : seat.name;
  // The unit is only heard: there is no room for it.
  const unit = words.startsWith(points) ? words.slice(points.length) : ` ${words}`;
  return html`<button title=${mine ? view.game.scoring : say("table.show-sheet", { name })} aria-pressed=${pressed === undefined ? undefined : String(pressed)}
    class=${`player-chip${mine ? " mine-chip" : ""}${seat.waiting ? " waiting" : ""}`} onClick=${open}>
    <span class=${avatarKind(seat.seat)} aria-hidden="true">${avatarOf(seat, view.seats)}</span>
    <span class="chip-name">${name}</span> <b class="chip-points">${points}</b><span class="visually-hidden">${unit}</span>
    ${state && html` <small class=${mine ? "visually-hidden" : `chip-state${playing && !seat.waiting ? " is-done" : ""}`}>${state}</small>`}</button>`;
}
