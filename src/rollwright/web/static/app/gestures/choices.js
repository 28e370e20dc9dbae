// Which moves a die and a place stand for. The server tells of each move where it is made, with what, and for which price.
// Nothing here decides what is legal.
import { sheetOf } from "../drawing/documents.js";

/** @typedef {import("../types").Die} Die */
/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").Sheet} Sheet */
/** @typedef {import("../types").View} View */

/** My own board; null before the game, and for those who only watch. @param {View} view */
export function ownBoard(view) {
  return view.you.seat === null ? undefined : view.boards[String(view.you.seat)];
}

/** @param {View} view @returns {Sheet | null} */
export function ownSheet(view) {
  return sheetOf(ownBoard(view));
}

/** The dice before me, or those that everybody sees. @param {View} view @returns {Die[]} */
export function diceOf(view) {
  return ownBoard(view)?.dice ?? view.status?.shown ?? [];
}

/** @param {Move} move @param {Die} die */
export function isOf(move, die) {
  return move.die === die.id;
}

/** Dice that can be used, or changed. @param {View} view @param {Die[]} dice */
export function usableDice(view, dice) {
  return dice.filter((die) => view.moves.some((move) => isOf(move, die)));
}

/** Does this die go somewhere on the sheet? @param {View} view @param {Die} die */
export function goesSomewhere(view, die) {
  return view.moves.some((move) => isOf(move, die) && move.place >= 0);
}

/**
 * The die that counts as chosen: the one tapped, or the only one left.
 * @param {View} view
 * @param {Die[]} dice
 * @param {string} id
 */
export function chosenDie(view, dice, id) {
  const usable = usableDice(view, dice);
  return usable.find((die) => die.id === id) ?? (usable.length === 1 ? usable[0] : undefined);
}

/** Could this place be taken in hand, to go somewhere else with it? @param {View} view @param {number} place */
export function isSource(view, place) {
  return view.moves.some((move) => move.sources.includes(place));
}

/** Could what lies at this place be put in the place of something else? @param {View} view @param {number} place */
export function isTarget(view, place) {
  return view.moves.some((move) => move.place === place && move.sources.length > 0);
}

/** The cheapest way to put what lies at one place in the place of another. @param {View} view @param {number} source @param {number} place */
export function swapOf(view, source, place) {
  const ways = view.moves.filter((move) => move.place === place && move.sources.includes(source));
  return ways.sort((one, two) => one.price.length - two.price.length)[0];
}

/** All places whose pieces could be dragged: onto another one, or to where another one is. @param {View} view */
export function liftsOf(view) {
  return new Set(view.moves.flatMap(({ place, sources }) => (sources.length ? [place, ...sources] : [])));
}

/** All places that could be taken in hand. @param {View} view */
export function sourcesOf(view) {
  return new Set(view.moves.flatMap((move) => move.sources));
}

/**
 * What it costs at each place to make a move there with what is in hand; nothing where there is also a move for nothing.
 * @param {View} view @param {Die | undefined} chosen @param {number} hand @returns {Map<number, string[]>}
 */
export function pricesOf(view, chosen, hand) {
  /** @type {Map<number, string[]>} */
  const prices = new Map();
  for (const { place, price, sources, die } of view.moves) {
    if (place < 0 || (sources.length && !sources.includes(hand)) || (chosen && die && die !== chosen.id)) continue;
    const known = prices.get(place);
    if (!known || price.length < known.length) prices.set(place, price);
  }
  return prices;
}

/**
 * What of the prices is shown at the places: what is beside the point waits until somebody asks, and what is in hand already is known.
 * @param {Map<number, string[]>} prices @param {Map<number, "plain" | "special">} open @param {string} armed @param {boolean} asking
 * @returns {Map<number, string[]>}
 */
export function badgesOf(prices, open, armed, asking) {
  if (armed) return new Map([...prices].map(([place, price]) => [place, price.filter((sign) => sign !== armed)]));
  return asking ? prices : new Map([...prices].filter(([place]) => open.get(place) === "plain"));
}

/**
 * The moves a tap on this place means: of what is in hand, or of the chosen die. Those made at the place
 * itself come before those that mark it together with others.
 * @param {View} view
 * @param {Die | undefined} chosen
 * @param {number} place
 * @param {number} [hand] the place that is in hand
 */
export function movesAt(view, chosen, place, hand = -1) {
  const meant = view.moves.filter((move) => hand < 0 || !move.sources.length || move.sources.includes(hand));
  const here = [
    ...meant.filter((move) => move.place === place),
    ...meant.filter((move) => move.place !== place && move.touches.includes(place)),
  ];
  // Of two dice that are just like each other nobody needs to be asked which one is meant.
  if (!chosen) return here.filter((move) => !move.like);
  return here.filter((move) => !move.die || isOf(move, chosen));
}

/**
 * The move that a tap makes without asking: the only one there is, or the only one that costs nothing, at the very place. Undefined if more is to choose.
 * @param {Move[]} moves those at one place
 * @param {number} place
 */
export function plainMove(moves, place) {
  const [only] = moves;
  if (only && moves.length === 1 && (only.plain || (only.sources.length && only.place === place))) return only;
  const [plain, ...others] = moves.filter((move) => move.plain);
  return plain?.place === place && !others.length ? plain : undefined;
}

/** Is there a place where a tap plays at once, and holding it would offer more, whichever die is chosen? @param {View} view */
export function hasMore(view) {
  return view.moves.some(({ place, die }) => {
    const moves = place < 0 ? [] : view.moves.filter((move) => move.place === place && (!move.die || !die || move.die === die));
    return moves.length > 1 && plainMove(moves, place) !== undefined;
  });
}

/**
 * How strongly each place is marked: a plain move of the chosen die, or one without a die; or something that costs more.
 * @param {View} view
 * @param {Die | undefined} chosen
 * @param {number} hand the place that is in hand
 * @param {number} [aim] the place whose piece is wanted in the place of another
 * @returns {Map<number, "plain" | "special">}
 */
export function openPlaces(view, chosen, hand, aim = -1) {
  const open = new Map();
  for (const move of view.moves) {
    if (move.sources.length) {
      if (aim >= 0) { if (move.place === aim) move.sources.forEach((place) => open.set(place, "plain")); }
      else if (move.sources.includes(hand)) open.set(move.place, "plain");
      else if (hand < 0) move.sources.forEach((place) => open.set(place, "plain"));
      continue;
    }
    if (move.place < 0 || (chosen && move.die && !isOf(move, chosen))) continue;
    for (const place of [move.place, ...move.touches]) {
      if (move.plain) open.set(place, "plain");
      else if (!open.has(place)) open.set(place, "special");
    }
  }
  return open;
}

/**
 * The places where a tap would write what nobody wants, each with its sign: what costs nothing comes before what does.
 * @param {View} view @param {Die | undefined} chosen @returns {Map<number, string>}
 */
export function harmsOf(view, chosen) {
  if (!view.moves.some(({ harms }) => harms)) return new Map();
  const meant = view.moves.filter(({ place, sources, die }) => place >= 0 && !sources.length && !(chosen && die && die !== chosen.id));
  const harms = new Map(meant.filter((move) => move.harms).map((move) => [move.place, move.harms]));
  const kept = meant.filter(({ place }) => !meant.some((move) => move.place === place && move.plain));
  [...meant.filter(({ plain }) => plain), ...kept].forEach((move) => { if (!move.harms) harms.delete(move.place); });
  return harms;
}

/** So many places that only cost something are marked; more of them would hide everything else. */
const CALM = 10;

/**
 * The same, but many places that only cost something wait until a counter is in hand.
 * @param {Map<number, "plain" | "special">} open @returns {Map<number, "plain" | "special">}
 */
export function calmed(open) {
  const plain = new Map([...open].filter(([, kind]) => kind === "plain"));
  return open.size - plain.size > CALM ? plain : open;
}

/** Is all that can be done with a die to skip it? Then a tap on it does. @param {View} view @param {Die} die */
export function isSkipped(view, die) {
  const own = view.moves.filter((move) => isOf(move, die));
  return own.length > 0 && own.every(({ skips }) => skips);
}

/**
 * Moves that need a button: those without a place, if they belong to no die or to the chosen one.
 * @param {View} view
 * @param {Die | undefined} chosen
 */
export function buttonsOf(view, chosen) {
  const die = chosen && !isSkipped(view, chosen) ? chosen.id : "";
  return view.moves.filter((move) => move.place < 0 && !move.ends && (!move.die || move.die === die));
}

/** The move that ends the turn, if there is one. @param {View} view */
export function doneMove(view) {
  return view.moves.find((move) => move.ends);
}

/** Everything that a move would touch. @param {Move} move */
export function touchedBy(move) {
  return new Set([move.place, ...move.touches, ...move.sources].filter((place) => place >= 0));
}
