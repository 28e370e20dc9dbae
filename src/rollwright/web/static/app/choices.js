// Which moves a die and a cell stand for. A move's text begins with its die (docs/server.md):
// `r3>PA`, `r3c>PA`, `A>scythe:top`. Nothing here decides what is legal.

/** @typedef {import("./types").Move} Move */
/** @typedef {import("./types").View} View */
/** @typedef {import("./types").Sheet} Sheet */
/** @typedef {{key: string, value: string, tint: string, letter: string, cell: string, used: boolean, name: string,
 *   title: string, icons: string[], dots?: number, hinted?: boolean}} Die */

/** @param {Sheet | null} sheet @param {unknown} dice @returns {Die[]} */
export function diceOf(sheet, dice) {
  const drawn = sheet?.groups.find((group) => group.id === "dice");
  if (drawn) {
    return drawn.cells.map((cell) => ({
      key: cell.print, value: cell.text, tint: cell.tint, letter: cell.print,
      cell: cell.id, used: cell.mark === "crossed", name: cell.name, title: cell.title, icons: cell.icons, dots: cell.dots,
    }));
  }
  return Array.isArray(dice) ? dice.map(dieOfStatus) : [];
}

/** A die that lies on no sheet. */
const LOOSE = { cell: "", used: false, name: "", title: "", icons: /** @type {string[]} */ ([]) };

/** @param {unknown} die @param {number} at @returns {Die} */
function dieOfStatus(die, at) {
  if (Array.isArray(die) && die.length === 2) {
    const [tint, value] = /** @type {[string, number]} */ (die);
    const letter = String(tint).charAt(0);
    return { key: `${letter}${value}`, value: String(value), tint, letter: letter.toUpperCase(), ...LOOSE };
  }
  const letter = "ABCDEFGHIJ".charAt(at);
  return { key: letter, value: String(die), tint: "", letter, ...LOOSE };
}

/** The part of a move before its arrow. @param {Move} move */
function sourceOf(move) {
  const arrow = move.move.indexOf(">");
  return arrow < 0 ? "" : move.move.slice(0, arrow);
}

/** @param {Move} move @param {Die} die */
export function isOf(move, die) {
  if (move.from) return false;
  const source = sourceOf(move);
  return source === die.key || (source.startsWith(die.key) && !/\d/.test(source.slice(die.key.length)));
}

/** A move with the die just as it lies, and no power added to it (`!`). @param {Move} move @param {Die} die */
export function isPlain(move, die) {
  return sourceOf(move) === die.key && !move.move.endsWith("!");
}

/** The dice, those marked that a hint speaks of. @param {Die[]} dice @param {Move | undefined} hint */
export function withHint(dice, hint) {
  return hint ? dice.map((die) => ({ ...die, hinted: isOf(hint, die) || (die.cell !== "" && die.cell === hint.cell) })) : dice;
}

/** @param {View} view @param {Die[]} dice */
export function usableDice(view, dice) {
  return dice.filter((die) => view.moves.some((move) => isOf(move, die) || (die.cell && move.cell === die.cell)));
}

/**
 * The die that counts as chosen: the one tapped, or the only one left.
 * @param {View} view
 * @param {Die[]} dice
 * @param {string} key
 */
export function chosenDie(view, dice, key) {
  const usable = usableDice(view, dice);
  return usable.find((die) => die.key === key) ?? (usable.length === 1 ? usable[0] : undefined);
}

/** Could this cell be taken in hand, to go somewhere else with it? @param {View} view @param {string} cell */
export function isSource(view, cell) {
  return view.moves.some((move) => move.from?.includes(cell));
}

/** All cells that could be taken in hand. @param {View} view */
export function sourcesOf(view) {
  return new Set(view.moves.flatMap((move) => move.from ?? []));
}

/** What the moves cost that are made with what is in hand, by their cells. @param {View} view @param {string} hand @returns {Map<string, string>} */
export function notesOf(view, hand) {
  /** @type {Map<string, string>} */
  const notes = new Map();
  for (const { note, cell, from } of view.moves) {
    if (!note || (from && !from.includes(hand))) continue;
    const known = notes.get(cell)?.split("/") ?? [];
    if (!known.includes(note)) notes.set(cell, [...known, note].join("/"));
  }
  return notes;
}

/** How the texts of moves begin that are made with what is in hand. @param {View} view @param {string} hand */
export function startOf(view, hand) {
  const move = view.moves.find((one) => one.from?.includes(hand));
  return move ? sourceOf(move) : "";
}

/**
 * The moves a tap on this cell means: of what is in hand, or of the chosen die if it has any there.
 * @param {View} view
 * @param {Die[]} dice
 * @param {Die | undefined} chosen
 * @param {string} cell
 * @param {string} hand the cell that is in hand
 */
export function movesAt(view, dice, chosen, cell, hand = "") {
  const there = view.moves.filter((move) => move.cell === cell);
  const here = hand ? there.filter((move) => !move.from || move.from.includes(hand)) : there;
  if (!chosen) return here;
  const fitting = here.filter((move) => isOf(move, chosen) || !dice.some((die) => isOf(move, die)));
  return fitting.length ? fitting : here;
}

/**
 * The move that a tap makes without asking: the only one, if nothing is spent on it, or the only
 * one that puts a die as it lies into the very cell. Undefined if a menu has to ask.
 * @param {Move[]} moves those at one cell
 * @param {Die[]} dice
 */
export function plainMove(moves, dice) {
  const [only] = moves;
  if (only && moves.length === 1 && (only.from || !sourceOf(only) || dice.some((die) => isPlain(only, die)))) return only;
  const direct = moves.filter((move) => dice.some((die) => move.move === `${die.key}>${move.cell}`));
  return direct.length === 1 ? direct[0] : undefined;
}

/**
 * Is there a cell where a tap plays at once, and holding it would offer more?
 * @param {View} view
 * @param {Die[]} dice
 * @param {Die | undefined} chosen
 */
export function hasMore(view, dice, chosen) {
  const cells = new Set(view.moves.map((move) => move.cell).filter(Boolean));
  return [...cells].some((cell) => {
    const moves = movesAt(view, dice, chosen, cell);
    return moves.length > 1 && plainMove(moves, dice) !== undefined;
  });
}

/**
 * How strongly each cell is marked: a plain move of the chosen die, or something that costs more.
 * @param {View} view
 * @param {Die[]} dice
 * @param {Die | undefined} chosen
 * @param {string} hand the cell that is in hand
 * @returns {Map<string, "plain" | "special">}
 */
export function marksOf(view, dice, chosen, hand) {
  const marks = new Map();
  for (const move of view.moves) {
    if (move.from) {
      if (move.from.includes(hand)) marks.set(move.cell, "plain");
      else if (!hand) move.from.forEach((cell) => marks.set(cell, "plain"));
      continue;
    }
    if (!move.cell || dice.some((die) => die.cell === move.cell)) continue;
    const mine = dice.filter((die) => isOf(move, die));
    if (chosen && mine.length && !mine.includes(chosen)) continue;
    const plain = mine.length ? mine.some((die) => isPlain(move, die)) : !chosen && !sourceOf(move);
    if (plain) marks.set(move.cell, "plain");
    else if (!marks.has(move.cell)) marks.set(move.cell, "special");
  }
  return marks;
}

/**
 * Moves that need a button: without a cell, or on the chosen die itself.
 * @param {View} view
 * @param {Die | undefined} chosen
 */
export function buttonsOf(view, chosen) {
  return view.moves.filter((move) => !move.cell || (chosen?.cell && move.cell === chosen.cell));
}

/** The move that ends the turn, if there is one. @param {View} view */
export function doneMove(view) {
  return view.moves.find((move) => move.move === "done");
}

/** The cells that the text of a move names, to show what it would touch. @param {Move} move @param {Sheet | null} sheet */
export function cellsNamed(move, sheet) {
  const group = sheet?.groups.find((one) => one.cells.some((cell) => cell.id === move.cell));
  const words = new Set(move.move.split(/[>:,+=]/));
  const named = group?.cells.filter((cell) => words.has(cell.id.slice(cell.id.indexOf(":") + 1))) ?? [];
  return new Set([move.cell, ...named.map((cell) => cell.id)]);
}
