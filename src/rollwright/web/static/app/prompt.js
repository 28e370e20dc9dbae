// What to do next, and who or what the table waits for, in sentences.
import { goesSomewhere, ownSheet } from "./choices.js";
import { tilesOf } from "./documents.js";
import { say } from "./words.js";

/** @typedef {import("./types").Standings} Standings */
/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Die} Die */

/** Who or what the table waits for. @param {View} view @param {Standings | null} standings */
export function waitingText(view, standings) {
  if (view.stage === "paused") return say("table.paused");
  if (!view.status) return "";
  if (view.status.phase === "roll") return view.dice === "manual" ? `${view.status.wanted ?? ""} ${say("table.roll-manual")}`.trim() : say("table.rolling");
  if (view.kind === "event") {
    const count = (standings?.waiting ?? 0) - Number(view.moves.length > 0);
    return count > 0 ? say("table.waiting-count", { count }) : "";
  }
  const others = view.seats.filter((seat) => seat.waiting && seat.seat !== view.you.seat);
  const names = new Set(others.map((seat) => (seat.kind === "open" ? say("table.open-seat") : seat.name)));
  return names.size ? say("table.waiting-for", { names: [...names].join(", ") }) : "";
}

/**
 * What to do next, in one sentence.
 * @param {View} view @param {Die[]} usable @param {Die | undefined} chosen @param {number} hand
 */
export function adviceFor(view, usable, chosen, hand) {
  if (view.you.seat === null) return say(view.kind === "event" ? "table.watching-event" : "table.watching");
  if (!view.moves.length) return "";
  return `${view.question} ${hand >= 0 ? inHand(view, hand) : say(wayTo(view, usable, chosen))}`.trim();
}

/** What is in hand, and what to do with it. @param {View} view @param {number} hand */
function inHand(view, hand) {
  const card = ownSheet(view)?.cards.find(({ places }) => places.some(({ number }) => number === hand));
  const at = card?.places.findIndex(({ number }) => number === hand) ?? -1;
  const tile = tilesOf(view.tiles)[card?.marks[at]?.tile ?? ""];
  const priced = view.moves.some((move) => move.sources.includes(hand) && move.price.length > 0);
  const thing = tile?.title ?? card?.places[at]?.name ?? "";
  return say(priced ? "table.select-priced" : "table.select-target", { thing, group: card?.print.drawing.title ?? "" });
}

/**
 * How the next move is made.
 * @param {View} view @param {Die[]} usable @param {Die | undefined} chosen
 * @returns {Parameters<typeof say>[0]}
 */
function wayTo(view, usable, chosen) {
  if (view.moves.some((move) => move.sources.length)) return "table.select-source";
  if (view.moves.every((move) => move.ends)) return "table.only-done";
  const onPlaces = view.moves.filter((move) => move.place >= 0);
  if (!onPlaces.length && !usable.length) return "table.select-button";
  // A tap on a place that costs something asks first, so nobody should take it for the way to go on.
  if (onPlaces.length && !view.moves.some((move) => move.plain)) {
    return view.moves.some((move) => move.ends) ? "table.priced-or-done" : "table.only-priced";
  }
  if (usable.length && !usable.some((die) => goesSomewhere(view, die))) {
    return view.moves.some((move) => move.place < 0 && !move.die) ? "table.select-own" : "table.select-own-only";
  }
  return usable.length && !chosen ? "table.select-die" : "table.select-cell";
}
