// How a table stands, in words.
import { say } from "../words/words.js";

/** @typedef {import("../types").TableLine} TableLine */

/** With whom. @param {TableLine} line */
function companyText({ others, count, seat, kind, stage }) {
  const left = count - (seat === null ? 0 : 1) - others.length;
  if (kind === "event") return say("mine.crowd", { count });
  if (!others.length) return say(stage === "lobby" ? "mine.nobody" : "mine.alone");
  return left > 0 ? say("mine.with-more", { names: others.join(", "), count: left }) : say("mine.with", { names: others.join(", ") });
}

/** Where, and with whom. @param {TableLine} line */
export function whereText(line) {
  const company = companyText(line);
  if (line.stage === "over") return [line.score, company].filter(Boolean).join(" · ");
  if (!line.round) return company;
  const round = line.round_name || say("table.round", { round: line.round });
  return [round, line.turn > 0 && say("table.turn", { turn: line.turn }), company].filter(Boolean).join(" · ");
}

/** What is played there. Lines that were kept by an older page know nothing of it. @param {TableLine} line */
export const cardsText = ({ cards = [] }) => cards.map(({ name }) => name).join(" · ");

/**
 * What lies on the table as pictures: the cards of this round, else the game's own.
 * @param {TableLine} line @param {import("../types").GameCard} [game] @returns {import("../types").CoverPicture[]}
 */
export function coverOf({ cards = [] }, game) {
  const drawn = cards.filter(({ picture }) => picture);
  return drawn.length ? drawn.map(({ picture }) => ({ picture, width: 3, height: 4 })) : game?.cover.slice(0, 1) ?? [];
}

/** What the table waits for. @param {TableLine} line */
export function stateText({ stage, yours, host, waiting, place, count }) {
  if (yours) return say("mine.yours");
  if (stage === "lobby") return say(host ? "mine.lobby-host" : "mine.lobby");
  if (stage === "paused") return say("mine.paused");
  if (stage === "over") return place && count > 1 ? say("mine.place", { place, count }) : say("mine.over");
  return waiting.length ? say(waiting.length > 1 ? "mine.think" : "mine.thinks", { names: waiting.join(", ") }) : say("mine.running");
}
