// A move that covers several places, before it is made: it is seen, turned, and confirmed with a tick.
import { PriceTag, SignPicture } from "../table/counters.js";
import { placeBeside } from "./placing.js";
import { html, useLayoutEffect, useRef } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Move} Move */
/** `at`: which of the ways is seen; `place`: where it was tapped. @typedef {{moves: Move[], at: number, place: number}} Proposal */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

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

/** Where any of the ways would lie, on the screen. @param {Proposal} proposal @param {import("../types").Place[]} places */
function roomOf({ moves }, places) {
  const covered = new Set(moves.flatMap(({ touches }) => touches));
  const ids = places.filter(({ number }) => covered.has(number)).map(({ id }) => `.mine [data-place="${CSS.escape(id)}"]`);
  const spots = [...document.querySelectorAll(ids.join() || "none")].map((spot) => spot.getBoundingClientRect());
  return {
    left: Math.min(...spots.map(({ left }) => left)), right: Math.max(...spots.map(({ right }) => right)),
    top: Math.min(...spots.map(({ top }) => top)), bottom: Math.max(...spots.map(({ bottom }) => bottom)),
  };
}

/** @param {{store: TableStore, gains: [string, number][], places: import("../types").Place[]}} props `places`: of my board */
export function ProposalBubble({ store, gains, places }) {
  const proposal = store.proposal.value;
  const bubble = useRef(/** @type {HTMLElement | null} */ (null));
  const move = proposal?.moves[proposal.at];
  useLayoutEffect(() => {
    if (!bubble.current || !proposal) return;
    const room = { width: innerWidth, height: innerHeight };
    const { left, top } = placeBeside(roomOf(proposal, places), bubble.current.getBoundingClientRect(), room);
    bubble.current.style.left = `${left}px`;
    bubble.current.style.top = `${top}px`;
    // It stays where it is while the shape is turned: a second tap means the same button.
  }, [proposal?.moves]);
  if (!proposal || !move) return null;
  return html`<div class="proposal" ref=${bubble} role="group" aria-label=${say("table.proposal", { number: proposal.at + 1, count: proposal.moves.length })}>
    ${gains.length > 0 && html`<${Gains} gains=${gains} />`}
    ${move.price.length > 0 && html`<${PriceTag} price=${move.price} />`}
    ${proposal.moves.length > 1 && html`<button class="turn" aria-keyshortcuts="r" onClick=${() => store.turn()}>↻
      <span>${proposal.at + 1}/${proposal.moves.length}</span> <span class="visually-hidden">${say("table.turn-it")}</span></button>`}
    <button class="tick primary" aria-label=${say("table.tick")} onClick=${() => store.play(move.move)}>✓</button>
  </div>`;
}
