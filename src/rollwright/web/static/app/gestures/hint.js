// A hint is prepared: what its move needs is in hand, and a tap on what it shows makes exactly that move.
import { touchedBy } from "./choices.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Move} Move */
/** @typedef {import("../wire").CounterInfo} CounterInfo */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/**
 * What a move needs in hand: a die that goes somewhere, a place, or else the first counter that it costs.
 * @param {Move} move @param {CounterInfo[]} counters
 */
export function heldFor({ place, die, sources, price }, counters) {
  const spent = counters.find(({ id, common, heading }) => !common && !heading && price.includes(id));
  return { die: place < 0 ? "" : die, hand: sources[0] ?? -1, armed: sources.length ? "" : spent?.id ?? "" };
}

/** Is a tap on this place meant for the move? What is swapped has to be in hand. @param {Move} move @param {number} place @param {number} hand */
export function isMadeAt(move, place, hand) {
  return move.sources.length ? place === move.place && move.sources.includes(hand) : touchedBy(move).has(place);
}

/**
 * What is told of a hint beside its sentence: the move, facts that speak for it, other ways, and what was searched.
 * @typedef {{move: string, label: string, reasons: string[], ways: import("../wire").HintWay[], searched: string}} Counsel
 */

/**
 * Shows a move that is recommended, with all it needs in hand.
 * @param {TableStore} store @param {string} name of the move @param {string} text @param {Counsel | null} [counsel]
 */
export function showHint(store, name, text, counsel = null) {
  const view = store.view.peek();
  const move = view?.moves.find((one) => one.move === name);
  if (!view || !move) return;
  store.letGo();
  const { die, hand, armed } = heldFor(move, view.game.counters);
  store.die.value = die;
  store.hand.value = hand;
  store.armed.value = armed;
  store.advise(name, text, counsel);
}

/** Is there more to tell of the hint than its line does? @param {Counsel | null} counsel */
export const hasMoreToTell = (counsel) => counsel !== null && counsel.ways.length + counsel.reasons.length > 1;

/** Shows one of the ways that were compared, and keeps the others at hand. @param {TableStore} store @param {string} move */
export function showWay(store, move) {
  const counsel = store.counsel.peek();
  const way = counsel?.ways.find((one) => one.move === move);
  if (!counsel) return;
  if (way) showHint(store, way.move, say("table.way-is", { label: way.label, cost: way.cost }), counsel);
  else showHint(store, counsel.move, say("table.hint-is", { label: counsel.label }), counsel);
}

/** What can be done and what is in hand: whoever changes any of it goes on without the hint. @param {TableStore} store */
const situation = (store) => [store.view.peek()?.moves, ...[store.die, store.hand, store.aim, store.armed, store.proposal].map((one) => one.peek())];

/** Asks for a hint, says so while it is searched, and shows it if it is still wanted. @param {TableStore} store */
export async function askHint(store) {
  if (store.hinting.peek()) return;
  store.hinting.value = true;
  const searching = say("table.hint-search");
  store.tell(searching);
  const before = situation(store);
  const answer = await store.send("hint");
  store.hinting.value = false;
  if (store.notice.peek().text === searching) store.quiet();
  if (situation(store).some((one, at) => one !== before[at])) return;
  if (answer.op !== "hint" || !answer.move) { store.tell(say("table.no-hint")); return; }
  const { move, label = move, reasons = [], ways = [], searched = "" } = answer;
  showHint(store, move, say("table.hint-is", { label }), { move, label, reasons, ways, searched });
}
