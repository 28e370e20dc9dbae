// A seat in a list: who sits there, and as what.
import { playerName } from "./settings.js";
import { html } from "./ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Seat} Seat */
/** @typedef {import("../types").View} View */

export function nameOrGuest() {
  return playerName.value.trim() || say("start.guest");
}

/** May this visitor still take a seat? @param {View} view */
export function canJoin(view) {
  if (view.you.seat !== null || view.stage === "over" || view.locked) return false;
  if (view.kind === "event") return view.stage === "lobby";
  return view.seats.some((seat) => seat.kind === "open");
}

/** Has a table no seat left? A crowd always has one. @param {View} view */
export function isFull({ kind, seats }) {
  return kind === "table" && !seats.some((seat) => seat.kind === "open");
}

/** Can nobody else join a table? @param {View} view */
export function isClosed(view) {
  return isFull(view) || view.locked;
}

/** The seats that are listed. Of a crowd only some are sent: my own belongs to them. @param {View} view @returns {Seat[]} */
export function seatsOf({ seats, you: { entry } }) {
  if (!entry) return seats;
  return seats.some(({ seat }) => seat === entry.seat) ? seats.map((seat) => (seat.seat === entry.seat ? entry : seat)) : [...seats, entry];
}

/** The first sign of a name, as people count: one sign may be made of several letters. @param {string} name */
export function initialOf(name) {
  // Not every browser can tell such signs apart.
  const signs = "Segmenter" in Intl ? [...new Intl.Segmenter().segment(name)].map((sign) => sign.segment) : [...name];
  return (signs[0] ?? "?").toUpperCase();
}

/**
 * What stands in the circle of a seat: its initial, or two signs where another seat has the same one.
 * @param {Seat} seat @param {Seat[]} seats
 */
export function avatarOf({ seat, name }, seats) {
  const first = initialOf(name);
  const others = seats.filter((other) => other.seat !== seat && other.kind !== "open").map((other) => other.name);
  if (!others.some((other) => initialOf(other) === first)) return first;
  const pair = (/** @type {string} */ one) => one.slice(0, 2).toLowerCase();
  return others.some((other) => pair(other) === pair(name)) ? `${first}${seat + 1}` : `${first}${[...name][1]?.toLowerCase() ?? seat + 1}`;
}

/** Seats have colours, which they keep from the lobby to the end. */
const TINTS = 6;

/** The circle of a seat. @param {number} seat */
export const avatarKind = (seat) => `avatar of-seat-${seat % TINTS}`;

/** The small words behind a name. @param {Seat} seat @param {View} view */
export function roleOf(seat, view) {
  const words = [];
  if (seat.seat === view.you.seat) words.push(say("lobby.you"));
  if (seat.remark) words.push(seat.remark);
  if (seat.host) words.push(say("lobby.host"));
  if (seat.kind === "bot") words.push(say("lobby.bot"));
  if (seat.kind === "person" && seat.away) words.push(say("lobby.away"));
  return words.join(", ");
}

/** @param {{view: View, seat: Seat}} props */
export function SeatName({ view, seat }) {
  const open = seat.kind === "open";
  return html`<span class=${open ? "avatar" : avatarKind(seat.seat)} aria-hidden="true">${open ? "+" : avatarOf(seat, view.seats)}</span>
    <span class="seat-name">${open ? say("lobby.open") : seat.name} <small class="muted">${roleOf(seat, view)}</small></span>`;
}
