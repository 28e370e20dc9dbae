// The places of a print that are tapped: a clear layer above the drawing. They have one stop for the Tab key.
import { harmWords, Price, priceWords } from "./price.js";
import { useTaps } from "./taps.js";
import { html, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Card} Card */
/** @typedef {import("../types").Drawing} Drawing */
/** @typedef {import("../types").Mark} Mark */
/** @typedef {import("../types").Place} Place */
/**
 * What a tap does; `reads`: it only tells what is there. `open` are the places where something can be done, `prices` what it costs there and
 * `badges` how much of that is shown there, `harms` those where a tap would write what nobody wants, with its sign, `sources` the places that can
 * be taken in hand, `hand` the one that was (-1: none), `held`: something is in hand; `hover` is told where the pointer is, `ghost` is what the move
 * there would write; `fresh` are the places that were written last, and `lately` those that changed a moment ago; `refused` was tapped in vain;
 * `dragging`: something hangs on the pointer, which `take` or, of the piece at a place, `lift` was told of; `lifts` are the places whose pieces
 * can be dragged, which `drag` begins; `proposed` waits for its tick, which `confirm` is, and `leave` puts it back.
 * @typedef {{open: Map<number, "plain" | "special">, glow: Set<number>, tap: (place: Place, at: Element, all?: boolean) => void, reads?: boolean,
 *   prices?: Map<number, string[]>, badges?: Map<number, string[]>, sources?: Set<number>, hand?: number, held?: boolean,
 *   hover?: (place: Place | null) => void, harms?: Map<number, string>, lately?: import("../feel/lately.js").Lately,
 *   ghost?: Map<number, Mark>, fresh?: Set<number>, refused?: number, dragging?: boolean,
 *   take?: (die: import("../types").Die) => void, lift?: (place: Place | null) => void, lifts?: Set<number>,
 *   drag?: (place: Place, event: PointerEvent, taken: () => void) => void, proposed?: number, confirm?: () => void, leave?: () => void}} Touch
 */

/** @param {{card: Card, touch: Touch, tiles: Record<string, Drawing>}} props */
export function Spots({ card, touch, tiles }) {
  const [active, setActive] = useState(-1);
  const taps = useTaps(touch, setActive);
  const { places, marks } = card;
  const first = places.find(({ number }) => number === active) ?? places.find(({ number }) => touch.open.has(number)) ?? places[0];
  /** @param {KeyboardEvent} event @param {Place} place */
  const press = (event, place) => {
    const target = /** @type {Element} */ (event.currentTarget);
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      // What waits for a tick is made with the second Enter; a space shows the next way, as a tap does.
      if (event.key === "Enter" && touch.proposed === place.number && !event.shiftKey) touch.confirm?.();
      else touch.tap(place, target, event.shiftKey);
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      const next = neighbour(places, place, event.key);
      setActive(next.number);
      const element = target.parentElement?.querySelector(`[data-place="${CSS.escape(next.id)}"]`);
      /** @type {SVGElement | null | undefined} */ (element)?.focus();
    }
  };
  return html`<g>${places.map((place, at) => {
    const { number } = place;
    const open = touch.open.get(number);
    const price = open ? touch.prices?.get(number) : undefined;
    const badge = open && !touch.ghost?.has(number) ? touch.badges?.get(number) : undefined;
    const name = placeName(place, /** @type {Mark} */ (marks[at]), tiles);
    return html`<g key=${place.id} data-place=${place.id} class=${spotKind(touch, number)}
      role="button" tabindex=${place === first ? "0" : "-1"} aria-label=${open ? openName(name, price, touch.harms?.get(number)) : name}
      aria-pressed=${touch.sources?.has(number) ? String(touch.hand === number) : undefined}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => press(event, place)}
      ...${taps(place)}>
      <path class="hit" d=${place.d} aria-hidden="true"><title>${name}</title></path>
      ${badge?.length ? html`<${Price} price=${badge} place=${place} mark=${marks[at]} />` : null}</g>`;
  })}</g>`;
}

/** How a place is pointed out. @param {Touch} touch @param {number} number */
export function spotKind(touch, number) {
  const open = touch.open.get(number);
  const harms = open && touch.harms?.has(number);
  return `spot${open ? ` open-${open}` : ""}${harms ? " harms" : ""}${touch.glow.has(number) ? " glow" : ""}${touch.refused === number ? " refused" : ""}${
    touch.lifts?.has(number) ? " lifts" : ""}`;
}

/**
 * A place where something can be done.
 * @param {string} name @param {string[] | undefined} price @param {string} [harm] the sign of what nobody wants to write there
 */
export function openName(name, price, harm) {
  if (harm) return say("table.cell-harm", { name, harm: harmWords(harm) });
  return price?.length ? say("table.cell-price", { name, note: priceWords(price) }) : say("table.cell-open", { name });
}

/** A place with what stands there. @param {Place} place @param {Mark} mark @param {Record<string, Drawing>} tiles */
export function placeName(place, mark, tiles) {
  const tile = tiles[mark.tile];
  const title = tile?.about ? "" : tile?.title ?? mark.tile;
  // A number at a piece tells how many of them are left.
  const written = tile && /^\d+$/.test(mark.text) ? say("cell.count", { count: Number(mark.text) }) : place.signs?.[mark.text]?.name ?? mark.text;
  const parts = [title === place.name ? "" : title, written, wordsOf(place, mark)].filter(Boolean);
  const named = place.printed ? `${place.name} (${place.printed})` : place.name;
  const name = parts.length ? `${named}: ${parts.join(", ")}` : named;
  // What a piece shows in signs, in words.
  return tile?.about ? `${name}. ${tile.about}` : name;
}

/** How it is marked, if that says more than what is written. @param {Place} place @param {Mark} mark */
function wordsOf(place, mark) {
  if (mark.mark === (place.start ?? "blank") && !mark.text && !mark.tile) return mark.mark === "blank" && place.hand !== "none" ? say("mark.blank") : "";
  if (mark.mark === "outlined") return say("mark.outlined");
  if (mark.mark === "crossed") return mark.text === "x" ? "" : say("mark.crossed");
  return mark.mark === "filled" && !mark.text ? say("mark.filled") : "";
}

/**
 * The nearest place in a direction.
 * @param {Place[]} places @param {Place} from @param {string} key an arrow key
 */
export function neighbour(places, from, key) {
  const [dx, dy] = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[key] ?? [0, 0];
  let best = from;
  let least = Infinity;
  for (const place of places) {
    const [x, y] = [place.center[0] - from.center[0], place.center[1] - from.center[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead <= 0.01 || ahead + 2 * aside >= least) continue;
    least = ahead + 2 * aside;
    best = place;
  }
  return best;
}
