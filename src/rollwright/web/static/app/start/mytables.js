// The tables to which somebody comes back: this browser remembers them, and the server tells how they stand.

import { isPuzzle } from "../puzzle/goal.js";
import { ownSheet } from "../gestures/choices.js";

/** @typedef {import("../types").TableLine} TableLine */
/** @typedef {import("../types").View} View */
/** A table, when it was last seen, and what was known of it then. @typedef {{seen: number, line: TableLine}} Kept */
/** `storage` may throw: some browsers keep nothing. @typedef {() => Storage} Store */

const KEY = "rollwright.tables";
/** As many as the server tells about at once. */
export const MOST = 24;

/** @param {Store} store @returns {Kept[]} the last one first */
export function keptTables(store) {
  try {
    const found = JSON.parse(store().getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => one?.line?.table && one.line.game) : [];
  } catch {
    return [];
  }
}

/** @param {Store} store @param {Kept[]} tables */
function write(store, tables) {
  try {
    store().setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** @param {Store} store @param {TableLine} line @param {number} now */
export function keepTable(store, line, now) {
  write(store, [{ seen: now, line }, ...keptTables(store).filter((one) => one.line.table !== line.table)]);
}

/** @param {Store} store @param {string} table */
export function forgetTable(store, table) {
  const before = keptTables(store);
  if (before.some((one) => one.line.table === table)) write(store, before.filter((one) => one.line.table !== table));
}

/** Those about which the server has to be asked: a finished game does not change any more. @param {Kept[]} tables */
export const openOnes = (tables) => tables.map(({ line }) => line).filter(({ stage }) => stage !== "over").map(({ table }) => table);

/**
 * What the server told is taken over. What it does not know is gone; and so is a table where one is nobody any more.
 * @param {Store} store @param {string[]} asked @param {TableLine[]} lines
 */
export function updateTables(store, asked, lines) {
  const told = new Map(lines.filter(({ seat, host }) => seat !== null || host).map((line) => [line.table, line]));
  // In the meantime another tab may have kept or dropped some.
  const tables = keptTables(store).filter(({ line }) => !asked.includes(line.table) || told.has(line.table));
  const now = tables.map((one) => ({ ...one, line: told.get(one.line.table) ?? one.line }));
  write(store, now);
  return now;
}

/** Where I am wanted first, then what goes on, then what waits; the finished ones are apart. @param {Kept[]} tables */
export function sorted(tables) {
  const rank = (/** @type {Kept} */ { line }) => (line.yours ? 0 : line.stage === "lobby" ? 2 : 1);
  const running = tables.filter(({ line }) => line.stage !== "over");
  return {
    running: [...running].sort((one, two) => rank(one) - rank(two) || two.seen - one.seen),
    over: tables.filter(({ line }) => line.stage === "over"),
  };
}

/** The cards on which stars are won, as far as they have come; only the server knows their pictures. @param {View} view */
function cardsOf(view) {
  const found = ownSheet(view)?.cards ?? [];
  return found.filter(({ print }) => print.sockets.length).map(({ print }) => ({ name: print.drawing.title, picture: "" }));
}

/** What is remembered of a table that is looked at; null if one is nobody there, or plays a puzzle. @param {View} view @returns {TableLine | null} */
export function lineOf(view) {
  const { you, seats, status } = view;
  // A puzzle is a turn, and begun anew.
  if (isPuzzle(view)) return null;
  if (you.seat === null && !you.host) return null;
  const others = seats.filter(({ seat, kind }) => seat !== you.seat && kind !== "open").map(({ name }) => name).slice(0, 3);
  const own = you.entry ?? seats.find(({ seat }) => seat === you.seat);
  const result = view.result.find(({ seat }) => seat === you.seat);
  return {
    table: view.table, game: view.game, kind: view.kind, stage: view.stage, seat: you.seat, host: you.host, round: status?.round ?? 0,
    turn: status?.turn_names?.length ? 0 : status?.turn ?? 0, round_name: status?.round_name ?? "",
    yours: view.stage === "playing" && view.moves.length > 0, waiting: [], others, count: view.count,
    place: result?.place ?? 0, score: result?.words ?? (own?.words || ""),
    cards: cardsOf(view), asks: view.question || status?.wanted || (status?.roll ?? ""),
  };
}
