// Which dice were rolled anew, and what they may show while they tumble.

/** @typedef {import("./choices.js").Die} Die */
/** @typedef {import("./types").Rolled} Rolled */
/** @typedef {import("./types").Sheet} Sheet */

/** When a die was rolled last. @param {Die} die @param {Rolled | undefined} rolled @param {number | null | undefined} seat */
function momentOf(die, rolled, seat) {
  return Math.max(rolled?.together ?? 0, rolled?.seats[String(seat)]?.[die.cell] ?? 0);
}

/**
 * The dice that were rolled since, with their places in the tray.
 * @param {Die[]} dice @param {Rolled | undefined} before @param {Rolled | undefined} rolled @param {number | null} [seat] whose dice they are
 */
export function thrownDice(dice, before, rolled, seat) {
  return dice.map((die, at) => ({ die, at })).filter(({ die }) => momentOf(die, rolled, seat) > momentOf(die, before, seat));
}

/** Any side of a die: of `die:black` those in the group `black`, else one of six with pips. @param {Die} die @param {Sheet | null} sheet @returns {Die} */
export function anySide(die, sheet) {
  const sides = sheet?.groups.find((group) => die.cell === `die:${group.id}`)?.cells ?? [];
  const side = sides[Math.floor(Math.random() * sides.length)];
  if (side) return { ...die, title: side.title, tint: side.tint, icons: side.icons };
  return die.title ? die : { ...die, value: String(1 + Math.floor(Math.random() * 6)) };
}
