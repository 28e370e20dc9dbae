// A move that covers several places, before it is made: it is seen, turned, and confirmed with a tick.
import { PriceTag, SignPicture } from "../table/counters.js";
import { ownSheet, sourcesOf } from "./choices.js";
import { tilesOf } from "../drawing/documents.js";
import { PieceFace } from "../drawing/print.js";
import { placeBeside } from "./placing.js";
import { html, useLayoutEffect, useRef } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Move} Move */
/** @typedef {import("../types").View} View */
/**
 * `at`: which of the ways is seen; `place`: where it was tapped; `from`: the place in hand that it changes, if any.
 * @typedef {{moves: Move[], at: number, place: number, from?: number}} Proposal
 */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/** Between a bubble and what it lies above, in pixels. */
const ABOVE = 8;

/** Do these moves differ only in the places that they cover? @param {Move[]} moves */
export function areShapes(moves) {
  const covered = new Set(moves.map(({ touches }) => [...touches].sort().join()));
  const [first] = moves;
  return moves.length > 1 && covered.size === moves.length
    && moves.every(({ touches, plain, die, price }) => touches.length > 1 && plain && die === first?.die && price.join() === first?.price.join());
}

/** The next way to do it. @param {Proposal} proposal @param {number} [step] @returns {Proposal} */
export function turned(proposal, step = 1) {
  const count = proposal.moves.length;
  return { ...proposal, at: (proposal.at + step + count) % count };
}

/** What is gained: signs with how many. @param {{gains: [string, number][]}} props */
export function Gains({ gains }) {
  return html`<span class="gains">${gains.map(([sign, count]) => html`<span key=${sign} class="gain">+${count}
    <${SignPicture} sign=${sign} size=${20} /></span>`)}</span>`;
}

/**
 * Where any of the ways would lie, on the screen; or all that could be changed.
 * @param {Proposal} proposal @param {import("../types").Place[]} places @param {View} view
 */
function roomOf({ moves, from }, places, view) {
  const covered = from === undefined ? new Set(moves.flatMap(({ touches }) => touches)) : sourcesOf(view);
  const ids = places.filter(({ number }) => covered.has(number)).map(({ id }) => `.mine [data-place="${CSS.escape(id)}"]`);
  const spots = [...document.querySelectorAll(ids.join() || "none")].map((spot) => spot.getBoundingClientRect());
  return {
    left: Math.min(...spots.map(({ left }) => left)), right: Math.max(...spots.map(({ right }) => right)),
    top: Math.min(...spots.map(({ top }) => top)), bottom: Math.max(...spots.map(({ bottom }) => bottom)),
  };
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

/** @param {{store: TableStore, view: View, gains: [string, number][], places: import("../types").Place[]}} props `places`: of my board */
export function ProposalBubble({ store, view, gains, places }) {
  const proposal = store.proposal.value;
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  const move = proposal?.moves[proposal.at];
  useLayoutEffect(() => {
    if (!bubble.current || !proposal) return;
    const room = { width: innerWidth, height: innerHeight };
    const around = roomOf(proposal, places, view);
    const size = bubble.current.getBoundingClientRect();
    const { left, top } = placeBeside(around, size, room);
    bubble.current.style.left = `${left}px`;
    // A change is seen above what it changes: what it could become mostly lies below.
    const above = around.top - size.height - ABOVE;
    bubble.current.style.top = `${proposal.from !== undefined && above > ABOVE ? above : top}px`;
    // It stays where it is while the shape is turned: a second tap means the same button.
    // So does a change, while one face after the other is tried.
  }, [proposal?.from ?? proposal?.moves]);
  if (!proposal || !move) return null;
  const { from } = proposal;
  return html`<div class="proposal" ref=${bubble} role="group" aria-label=${say("table.proposal", { number: proposal.at + 1, count: proposal.moves.length })}>
    ${from !== undefined && html`<${Swap} view=${view} from=${from} to=${proposal.place} price=${move.price} />`}
    ${gains.length > 0 && html`<${Gains} gains=${gains} />`}
    ${from === undefined && move.price.length > 0 && html`<${PriceTag} price=${move.price} />`}
    ${proposal.moves.length > 1 && html`<button class="turn" aria-keyshortcuts="r" onClick=${() => store.turn()}>↻
      <span>${proposal.at + 1}/${proposal.moves.length}</span> <span class="visually-hidden">${say("table.turn-it")}</span></button>`}
    <button class="tick primary" aria-label=${say(from === undefined ? "table.tick" : "table.swap")} onClick=${() => store.play(move.move)}>✓</button>
  </div>`;
}
