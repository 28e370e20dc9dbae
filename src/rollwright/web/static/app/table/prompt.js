// The one sentence that tells what to do next, or who or what the table waits for. It claims nothing but what the moves allow.
import { goesSomewhere, isOf, isTarget, ownSheet } from "../gestures/choices.js";
import { madeDie, paidWith, writtenBy } from "./counters.js";
import { harmWords } from "../gestures/price.js";
import { tilesOf } from "../drawing/documents.js";
import { isFull } from "../page/seat.js";
import { language } from "../page/settings.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Standings} Standings */
/** @typedef {import("../types").View} View */
/** @typedef {import("../types").Die} Die */
/** @typedef {import("../types").Move} Move */
/** @typedef {import("../words/words.js").Key} Key */
/**
 * What a sentence claims: that a die can be tapped, a place, a button or a new die, that the turn can be ended, that only what costs something
 * is left (or, with nothing to spend on, nothing at all; `pay`: that something costs something, `with`: that it costs something else besides), that
 * a place gets what nobody wants, that all that a die can do has a button, that a die can
 * only be skipped, that something is taken in hand or put down, that a shape waits for its tick and can
 * be turned; or that the table waits for others, for dice, for the host, or that somebody only watches.
 * @typedef {"die" | "place" | "button" | "own-button" | "new-die" | "end" | "price" | "pay" | "with" | "harm" | "nothing" | "skip" | "source" | "target"
 *   | "tick" | "turn" | "others" | "roll" | "pause" | "watch"} Claim
 */
/** A sentence and what it claims. `asked`: it begins with the question of the game. @typedef {{words: string, claims: Claim[], asked: boolean}} Prompt */
/**
 * What a player holds: the dice that can be used and the one that is chosen, a place in hand or aimed at (-1: none), a counter that was tapped
 * (its name in prices), and in how many ways a proposed move can be made (0: none is proposed); `which`: with one of several dice each.
 * @typedef {{usable: Die[], chosen?: Die, hand?: number, aim?: number, armed?: string, pending?: number, which?: boolean}} Held
 */

/** No prompt is longer, in any language. */
export const MOST = 60;

/**
 * The ways to go on. Each has a long sentence, and a short one for where a question leaves little room.
 * @satisfies {Record<string, Claim[]>}
 */
export const WAYS = /** @type {const} */ ({
  "die-then-place": ["die", "place"], "die-or-place": ["die", "place"], "die": ["die"], "die-end": ["die", "end"], "die-button": ["die", "button"],
  "this-die": ["die"], "this-die-price": ["die", "price"], "own-button": ["own-button"],
  "skip-this": ["die", "skip"], "skip-any": ["die", "skip"],
  "harm": ["harm"], "harm-pay": ["harm", "pay"],
  "place": ["place"], "place-end": ["place", "end"], "place-button": ["place", "button"], "place-button-end": ["place", "button", "end"],
  "button": ["button"], "button-end": ["button", "end"],
  "place-price": ["place", "price"], "price": ["price"], "price-end": ["price", "end"],
  "die-price-end": ["die", "price", "end"],
  "end": ["end"], "used-end": ["end"], "source": ["source"], "target": ["target"], "target-price": ["target", "price"], "replaced": ["source"],
  "tick": ["tick"], "turn-tick": ["turn", "tick"], "which-die": ["die"],
});

/** @typedef {keyof typeof WAYS} Way */

/** The first of these sentences that is short enough: long names are left out, never cut. @param {string[]} sentences */
function fitting(sentences) {
  return sentences.find((sentence) => sentence.length <= MOST) ?? "";
}

/** @param {string} words @param {Claim[]} claims @param {boolean} [asked] @returns {Prompt} */
function prompt(words, claims, asked = false) {
  return { words, claims: words ? claims : [], asked };
}

/** A way to go on in words. @param {View} view @param {Way} way @param {string} [question] @param {string} [thing] */
function onward(view, way, question = "", thing = "") {
  const harm = view.moves.find(({ harms }) => harms)?.harms;
  const { cost } = view.game;
  const paid = { cost: cost || say("prompt.cost"), use: cost ? say("prompt.use", { cost }) : say("prompt.pay") };
  const holes = { end: view.ending || say("table.done"), thing, ...paid, harm: harm ? harmWords(harm) : "" };
  const long = say(`prompt.${way}`, holes);
  const short = say(`prompt.${way}.short`, holes);
  const claims = [...WAYS[way]];
  if (!question) return prompt(fitting([long, short]), claims);
  const words = fitting([`${question} ${long}`, `${question} ${short}`]);
  return words ? prompt(words, claims, true) : prompt(question, [], true);
}

/**
 * What to do next, or who or what the table waits for.
 * @param {View} view @param {Held} held @param {Standings | null} [standings] @returns {Prompt}
 */
export function promptFor(view, held, standings = null) {
  if (view.you.seat === null) return prompt(watchingText(view), ["watch"]);
  if (!view.moves.length) return waiting(view, standings);
  if (held.which) return onward(view, "which-die");
  if (held.pending) return onward(view, held.pending > 1 ? "turn-tick" : "tick");
  if (held.armed) return armed(view, held.armed, held);
  if ((held.hand ?? -1) >= 0) return inHand(view, held.hand ?? -1);
  if (isTarget(view, held.aim ?? -1)) return onward(view, "replaced", "", thingAt(view, held.aim ?? -1));
  const way = wayTo(view, held);
  const asked = onward(view, way, view.question, capital(held.chosen?.name ?? ""));
  // What was taken in hand matters more than the question, where there is no room for both.
  return !asked.claims.length && held.chosen && held.usable.length > 1 ? onward(view, way) : asked;
}

/** @param {string} name */
const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** Why there is nothing to do for who has no seat. @param {View} view */
function watchingText(view) {
  if (view.kind === "event") return say("table.watching-event");
  return say(isFull(view) ? "table.full-watching" : "table.watching");
}

/** Who or what the table waits for. @param {View} view @param {Standings | null} standings */
export function waitingText(view, standings) {
  return waited(view, standings).words;
}

/** Why there is nothing to do, and for what that waits. @param {View} view @param {Standings | null} standings */
function waiting(view, standings) {
  const found = waited(view, standings);
  if (!view.question || view.stage !== "playing") return found;
  const words = fitting([`${view.question} ${found.words}`.trim()]);
  return words ? prompt(words, found.claims, true) : prompt(view.question, [], true);
}

/** Before the first roll those who are still on their way get a moment: their browsers help to make the dice. @param {View} view */
function arriving({ toss, seats, you }) {
  if (!toss || toss.phase === "settled") return [];
  return seats.filter(({ kind, away, seat }) => kind === "person" && away && seat !== you.seat).map(({ name }) => name);
}

/** @param {View} view @param {Standings | null} standings @returns {Prompt} */
function waited(view, standings) {
  if (view.stage === "paused") return prompt(say("table.paused"), ["pause"]);
  if (!view.status || view.status.phase === "over") return prompt("", []);
  if (view.status.phase === "roll") {
    const [wanted, typed] = [view.status.wanted ?? "", say("table.roll-manual")];
    const names = arriving(view).join(", ");
    const rolling = fitting([names && say("table.arriving", { names }), say("table.rolling")].filter(Boolean));
    return prompt(view.dice === "manual" ? fitting([`${wanted} ${typed}`.trim(), wanted || typed, typed]) : rolling, ["roll"]);
  }
  if (view.kind === "event") {
    const count = (standings?.waiting ?? 0) - Number(view.moves.length > 0);
    return prompt(count > 0 ? say("table.waiting-count", { count }) : "", ["others"]);
  }
  const others = view.seats.filter((seat) => seat.waiting && seat.seat !== view.you.seat);
  const names = new Set(others.map((seat) => (seat.kind === "open" ? say("table.open-seat") : seat.name)));
  if (!names.size) return prompt("", []);
  return prompt(fitting([say("table.waiting-for", { names: [...names].join(", ") }), say("table.waiting-count", { count: others.length })]), ["others"]);
}

/** What lies at a place. @param {View} view @param {number} place */
function thingAt(view, place) {
  const card = ownSheet(view)?.cards.find(({ places }) => places.some(({ number }) => number === place));
  const at = card?.places.findIndex(({ number }) => number === place) ?? -1;
  return tilesOf(view.tiles)[card?.marks[at]?.tile ?? ""]?.title ?? card?.places[at]?.name ?? "";
}

/** What is in hand, and what to do with it. @param {View} view @param {number} hand */
function inHand(view, hand) {
  const thing = thingAt(view, hand);
  const goes = view.moves.filter((move) => move.sources.includes(hand));
  const way = goes.every((move) => move.price.length) ? "target-price" : "target";
  return thing ? onward(view, way, "", thing) : prompt(say(`prompt.${way}.short`), [...WAYS[way]]);
}

/** A counter was tapped: only what it pays for counts. @param {View} view @param {string} counter @param {Held} held */
function armed(view, counter, { usable, chosen }) {
  const name = say(/** @type {Key} */ (`price.${counter}`));
  const paid = view.moves.filter((move) => move.price.includes(counter));
  const alone = paidWith(paid, counter);
  const made = writtenBy(alone);
  const thing = `${capital(name)}${made && ` ${made}`}`;
  if (paid.length && !alone.length) return together(paid, counter, thing);
  const found = inReach(alone, usable, chosen);
  const moves = found.length ? found : alone;
  const kinds = kindsOf(moves);
  const placed = kinds.dieThenPlace || kinds.place;
  const harm = placed && moves.every(({ place, harms }) => place < 0 || harms) ? moves.find(({ harms }) => harms)?.harms : "";
  const makesDice = moves.every(({ place, die, makes }) => place >= 0 || die || madeDie(makes));
  /** @type {["source" | "harm" | "place" | "die" | "new-die" | "button", boolean][]} */
  const all = [["source", kinds.source], [harm ? "harm" : "place", placed], ["die", kinds.dieAlone], [makesDice ? "new-die" : "button", kinds.button]];
  const claims = all.filter(([, there]) => there).map(([claim]) => claim);
  if (!claims.length) return prompt(say("prompt.armed-nothing", { thing }), ["nothing"]);
  const list = new Intl.ListFormat(language.value, { type: "disjunction" });
  const what = list.format(claims.map((claim) => say(`prompt.a-${claim}`, { harm: harm ? harmWords(harm) : "" })));
  return prompt(fitting([say("prompt.armed", { thing, what }), say("prompt.armed.short", { what })]), claims);
}

/** A counter that pays for nothing alone. @param {Move[]} moves what it helps to pay for @param {string} counter @param {string} thing */
function together(moves, counter, thing) {
  const others = [...new Set(moves.flatMap(({ price }) => price).filter((sign) => sign !== counter))];
  const list = new Intl.ListFormat(language.value, { type: "disjunction" });
  const other = list.format(others.map((sign) => say(/** @type {Key} */ (`price.${sign}`))));
  const placed = moves.every(({ place }) => place >= 0);
  const words = say(placed ? "prompt.armed-with" : "prompt.armed-only-with", { thing, other });
  return prompt(fitting([words, say("prompt.armed-only-with", { thing, other })]), placed ? ["with", "place"] : ["with"]);
}

/**
 * What can be done with what is in hand: with a die that was chosen among several, only its own moves.
 * @param {Move[]} moves @param {Die[]} usable @param {Die} [chosen]
 */
function inReach(moves, usable, chosen) {
  if (!chosen) return moves;
  return moves.filter((move) => isOf(move, chosen) || (usable.length === 1 && !move.die));
}

/** What there is to tap. @param {Move[]} moves */
function kindsOf(moves) {
  const direct = moves.filter((move) => !move.sources.length);
  return {
    source: direct.length < moves.length,
    dieThenPlace: direct.some((move) => move.die && move.place >= 0), dieAlone: direct.some((move) => move.die && move.place < 0),
    place: direct.some((move) => !move.die && move.place >= 0), button: direct.some((move) => !move.die && move.place < 0),
  };
}

/**
 * How the next move is made: what costs nothing comes first, and ending the turn last.
 * @param {View} view @param {Held} held @returns {Way}
 */
function wayTo(view, { usable, chosen }) {
  const others = view.moves.filter((move) => !move.ends);
  const ends = others.length < view.moves.length;
  if (!others.length) return usedUp(view, usable) ? "used-end" : "end";
  if (others.some((move) => move.sources.length)) return "source";
  const found = inReach(others, usable, chosen);
  const free = found.filter((move) => !move.price.length);
  if (found.every((move) => move.skips)) return usable.length > 1 && !chosen ? "skip-any" : "skip-this";
  if (!free.length) return payingWay(view, found, ends, usable, chosen);
  if (chosen && isHarm(free)) return free.length < found.length ? "harm-pay" : "harm";
  // A die that also goes somewhere, at a cost, has no menu.
  if (chosen && goesSomewhere(view, chosen) && free.every((move) => move.die && move.place < 0)) return "own-button";
  return freeWay(free, ends && view.question !== "", ends, usable, chosen);
}

/** Can a die only be used for what nobody wants? @param {Move[]} moves those that cost nothing */
function isHarm(moves) {
  return moves.every(({ die, place, harms }) => die && place >= 0 && harms);
}

/** Is there no die left, though there were some? @param {View} view @param {Die[]} usable */
function usedUp(view, usable) {
  const dice = view.boards[String(view.you.seat)]?.dice ?? [];
  return !view.question && !usable.length && dice.length > 0 && dice.every((die) => die.mark === "crossed");
}

/**
 * Only what costs something is left.
 * @param {View} view @param {Move[]} moves @param {boolean} ends @param {Die[]} usable @param {Die} [chosen] @returns {Way}
 */
function payingWay(view, moves, ends, usable, chosen) {
  if (chosen && usable.length > 1) return goesSomewhere(view, chosen) ? "place-price" : "this-die-price";
  if (ends) return moves.every((move) => move.die && move.place < 0) ? "die-price-end" : "price-end";
  return moves.some((move) => move.place >= 0) ? "place-price" : "price";
}

/**
 * @param {Move[]} moves those that cost nothing @param {boolean} open can the question be left open? @param {boolean} ends
 * @param {Die[]} usable @param {Die} [chosen] @returns {Way}
 */
function freeWay(moves, open, ends, usable, chosen) {
  const { dieThenPlace, dieAlone, place, button } = kindsOf(moves);
  if (dieThenPlace) return chosen ? "place" : place ? "die-or-place" : "die-then-place";
  if (dieAlone) {
    if (chosen && usable.length > 1) return "this-die";
    if (place) return "die-or-place";
    if (button) return "die-button";
    if (open) return "die-end";
    return chosen ? "this-die" : "die";
  }
  if (place && button) return ends ? "place-button-end" : "place-button";
  if (place) return ends ? "place-end" : "place";
  return ends ? "button-end" : "button";
}
