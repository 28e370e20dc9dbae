// A move with several ways, or with a price, before it is made: it is seen, turned, and confirmed with a tick.
import { PipFace } from "../drawing/dice.js";
import { Exchange, PriceTag, SignPicture } from "../table/counters.js";
import { ownSheet, sourcesOf } from "./choices.js";
import { tilesOf } from "../drawing/documents.js";
import { PieceFace } from "../drawing/print.js";
import { WAITED } from "./labels.js";
import { placeBeside } from "./placing.js";
import { priceWords } from "./price.js";
import { html, useLayoutEffect, useRef } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Die} Die */
/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").View} View */
/**
 * `at`: which of the ways is seen; `place`: where it was tapped; `from`: the place in hand that it changes, if any.
 * @typedef {{moves: Move[], at: number, place: number, from?: number}} Proposal
 */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** Between a bubble and what it lies above, in pixels. */
const ABOVE = 8;
/** From here on there is room beside what is changed. */
const WIDE = 700;

/**
 * Ways to do one thing: made at places and for one price, they are told apart by what they would draw. A single one that costs something
 * waits for its tick as well.
 * @param {Move[]} moves
 */
export function areWays(moves) {
  const [first] = moves;
  const alike = moves.every(({ place, sources, price }) => place >= 0 && !sources.length && price.join() === first?.price.join());
  return alike && (moves.length > 1 || Boolean(first?.price.length));
}

/** Moves for a menu: ways to do one thing with one die are one entry, and are told apart on the board. @param {Move[]} moves */
export function entriesOf(moves) {
  /** @type {Map<string, Move[]>} */
  const entries = new Map();
  for (const move of moves) {
    const key = move.place < 0 || move.sources.length ? move.move : [move.die, ...move.price].join();
    entries.set(key, [...(entries.get(key) ?? []), move]);
  }
  return [...entries.values()];
}

/** The dice that they are made with. @param {Move[]} moves */
export function diceIn(moves) {
  return [...new Set(moves.map(({ die }) => die))].filter(Boolean);
}

/** Is the die all that is left to choose? @param {Move[]} moves */
export function asksForDie(moves) {
  return moves.length > 1 && diceIn(moves).length === moves.length;
}

/** Are they told apart by the places that they cover, so that no words are needed? @param {Move[]} moves */
function areShapes(moves) {
  return new Set(moves.map(({ die, touches }) => [die, ...[...touches].sort()].join())).size === moves.length;
}

/** The next way to do it. @param {Proposal} proposal @param {number} [step] @returns {Proposal} */
export function turned(proposal, step = 1) {
  const count = proposal.moves.length;
  return { ...proposal, at: (proposal.at + step + count) % count };
}

/** More ways than these are sorted by their shapes. */
const MANY = 6;

/**
 * The shape of what a move covers, however it lies: how far its places are from each other.
 * @param {Move} move @param {Map<number, [number, number]>} centers
 */
function shapeOf({ place, touches }, centers) {
  const spots = [...new Set([place, ...touches])].map((one) => centers.get(one) ?? [0, 0]);
  const gaps = spots.flatMap(([x, y], at) => spots.slice(at + 1).map(([x2, y2]) => Math.round(Math.hypot(x2 - x, y2 - y) / 4)));
  return gaps.sort((one, two) => one - two).join();
}

/**
 * Many ways by their shapes: which ones are of the shape that is seen, and the first one of the next shape (-1: there is no other).
 * @param {Proposal} proposal @param {import("../types").Place[]} places
 */
export function byShape({ moves, at }, places) {
  const centers = new Map(places.map(({ number, center }) => [number, center]));
  const shapes = moves.map((move) => `${move.die} ${moves.length > MANY ? shapeOf(move, centers) : ""}`);
  const kinds = [...new Set(shapes)];
  const ways = moves.map((_, one) => one).filter((one) => shapes[one] === shapes[at]);
  // Other dice have buttons of their own.
  const own = kinds.filter((kind) => kind.split(" ")[0] === moves[at]?.die);
  const kind = own.indexOf(shapes[at] ?? "");
  return { ways, kind, kinds: own.length, following: own.length > 1 ? shapes.indexOf(own[(kind + 1) % own.length] ?? "") : -1 };
}

/** What is gained, for those who hear it; nothing where nothing is. @param {[string, number][]} gains */
export function gainWords(gains) {
  if (!gains.length) return "";
  return say("table.brings", { things: priceWords(gains.flatMap(([sign, count]) => Array.from({ length: count }, () => sign))) });
}

/** What is gained: signs with how many. @param {{gains: [string, number][]}} props */
export function Gains({ gains }) {
  return html`<span class="gains" aria-hidden="true">${gains.map(([sign, count]) => html`<span key=${sign} class="gain">+${count}
    <${SignPicture} sign=${sign} size=${20} /></span>`)}</span>`;
}

/**
 * Where any of the ways would lie, on the screen; or the die to which something is done, or all that could be changed.
 * @param {Proposal} proposal @param {import("../types").Place[]} places @param {View} view
 */
function roomOf({ moves, from }, places, view) {
  const covered = from === undefined ? new Set(moves.flatMap(({ place, touches }) => [place, ...touches])) : sourcesOf(view);
  const ids = places.filter(({ number }) => covered.has(number)).map(({ id }) => `.mine [data-place="${CSS.escape(id)}"]`);
  const die = `[data-die="${CSS.escape(moves[0]?.die ?? "")}"]`;
  const spots = [...document.querySelectorAll(ids.join() || die)].map((spot) => spot.getBoundingClientRect());
  return {
    left: Math.min(...spots.map(({ left }) => left)), right: Math.max(...spots.map(({ right }) => right)),
    top: Math.min(...spots.map(({ top }) => top)), bottom: Math.max(...spots.map(({ bottom }) => bottom)),
  };
}

/**
 * The dice that could be used. Where that is all there is to choose, a tap on one makes the move.
 * @param {{store: TableStore, proposal: Proposal, dice: Die[]}} props
 */
function DiceToUse({ store, proposal: { moves, at }, dice }) {
  const ids = diceIn(moves);
  const direct = asksForDie(moves);
  if (ids.length < 2) return null;
  return html`${dice.filter(({ id }) => ids.includes(id)).map(({ id, name, value, tint }) => {
    const first = moves.findIndex(({ die }) => die === id);
    const use = () => (direct ? store.play(moves[first]?.move ?? "") : store.turn(first - at));
    return html`<button key=${id} class="use-die" aria-label=${say("table.use-die", { name })}
      aria-pressed=${direct ? undefined : String(moves[at]?.die === id)}
      onMouseEnter=${() => direct && store.turn(first - at)} onFocus=${() => direct && store.turn(first - at)} onClick=${use}>
      <${PipFace} value=${value} tint=${tint} letter="" /></button>`;
  })}`;
}

/** What lies at a place now. @param {View} view @param {number} number */
function pieceAt(view, number) {
  const tile = ownSheet(view)?.cards.flatMap(({ marks }) => marks)[number]?.tile ?? "";
  return { tile, drawing: tilesOf(view.tiles)[tile] };
}

/** The piece that goes, the one that comes, and what that costs. @param {{view: View, from: number, to: number, price: string[]}} props */
function Swap({ view, from, to, price }) {
  const [old, fresh] = [pieceAt(view, from), pieceAt(view, to)];
  if (!old.drawing || !fresh.drawing) return null;
  return html`<span class="swap" role="img" aria-label=${say("table.becomes", { old: old.drawing.title, fresh: fresh.drawing.title })}>
    <span class="swap-piece"><${PieceFace} name=${old.tile} drawing=${old.drawing} /><b>${old.drawing.title}</b></span>
    <span class="swap-arrow"><${PriceTag} price=${price} />
      <svg viewBox="0 0 40 16" width="40" height="16" aria-hidden="true"><path d="M2 8h34M29 2l7 6-7 6" /></svg></span>
    <span class="swap-piece"><${PieceFace} name=${fresh.tile} drawing=${fresh.drawing} /><b>${fresh.drawing.title}</b></span></span>`;
}

/** @param {{store: TableStore, view: View, gains: [string, number][], places: import("../types").Place[], dice: Die[]}} props `places`: of my board */
export function ProposalBubble({ store, view, gains, places, dice }) {
  const proposal = store.proposal.value;
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  const move = proposal?.moves[proposal.at];
  const labelOf = store.labels.of(move ? [move] : []);
  useLayoutEffect(() => {
    if (!bubble.current || !proposal) return;
    const room = { width: innerWidth, height: innerHeight };
    const around = roomOf(proposal, places, view);
    const size = bubble.current.getBoundingClientRect();
    const buttons = document.querySelector(".dock .actions")?.getBoundingClientRect();
    // On a phone a change is confirmed near the thumb, and hides neither what it changes nor what could be chosen instead.
    if (proposal.from !== undefined && innerWidth < WIDE && buttons) {
      bubble.current.style.left = `${(innerWidth - size.width) / 2}px`;
      bubble.current.style.top = `${buttons.top - size.height - ABOVE / 2}px`;
      return;
    }
    const { left, top } = placeBeside(around, size, room);
    bubble.current.style.left = `${left}px`;
    // A change is seen above what it changes: what it could become mostly lies below.
    const above = around.top - size.height - ABOVE;
    bubble.current.style.top = `${proposal.from !== undefined && above > ABOVE ? above : top}px`;
    // It stays where it is while the shape is turned: a second tap means the same button.
    // So does a change, while one face after the other is tried.
  }, [proposal?.from ?? proposal?.moves]);
  if (!proposal || !move) return null;
  const { moves, at, from } = proposal;
  const direct = asksForDie(moves);
  const label = labelOf(move);
  const { ways, kind, kinds, following } = byShape(proposal, places);
  const way = ways.indexOf(at);
  const turn = () => store.turn((ways[(way + 1) % ways.length] ?? at) - at);
  const swaps = from !== undefined;
  const pictured = swaps || (proposal.place >= 0 && areShapes(moves));
  return html`<div class="proposal" ref=${bubble} role="group" aria-label=${say("table.proposal", { number: at + 1, count: moves.length })}>
    ${swaps && html`<${Swap} view=${view} from=${from} to=${proposal.place} price=${move.price} />`}
    <span class=${pictured ? "visually-hidden" : "way-words"} aria-live="polite">${label === WAITED ? "" : label.slice(label.lastIndexOf(": ") + 1)}</span>
    <div class="way-buttons">
      ${!swaps && move.price.length > 0 && html`<span class="pays">−<${Exchange} move=${move} /></span>`}
      <${DiceToUse} store=${store} proposal=${proposal} dice=${dice} />
      ${following >= 0 && html`<button class="shape-button" onClick=${() => store.turn(following - at)}><svg viewBox="0 0 24 24" width="20" height="20"
        aria-hidden="true"><path d="M3 3h8v8H3zM11 11h8v8h-8zM3 11h8v8H3z" /></svg><span>${kind + 1}/${kinds}</span>
        <span class="visually-hidden">${say("table.next-shape")}</span></button>`}
      ${ways.length > 1 && !direct && html`<button class="turn" aria-keyshortcuts="r" onClick=${turn}>↻
        <span>${way + 1}/${ways.length}</span> <span class="visually-hidden">${say("table.turn-it")}</span></button>`}
      ${!direct && html`<button class="tick primary" aria-label=${say(swaps ? "table.swap" : "table.tick")}
        onClick=${() => store.confirm()}>✓</button>`}
      ${swaps && html`<button class="leave-it" aria-label=${say("table.leave-it")} onClick=${() => store.propose(null)}>×</button>`}
      ${gains.length > 0 && html`<${Gains} gains=${gains} />`}
    </div>
  </div>`;
}
