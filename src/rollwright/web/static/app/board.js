// One group of cells as a drawing. Its cells are buttons with one stop for the Tab key.
import { Badge, Dots } from "./badge.js";
import { Inside, Outline } from "./cell.js";
import { boundsOf, neighbour, scaleFor, shapeOf } from "./shapes.js";
import { useTaps } from "./taps.js";
import { html, useLayoutEffect, useRef, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").Cell} Cell */
/** @typedef {import("./types").Group} Group */
/**
 * What a tap does; `reads`: it only tells what is there. `notes` are what it costs, `sources` the cells that can be taken
 * in hand, `hand` the one that was.
 * @typedef {{marks: Map<string, "plain" | "special">, glow: Set<string>, tap: (cell: Cell, at: Element, all?: boolean) => void, reads?: boolean,
 *   notes?: Map<string, string>, sources?: Set<string>, hand?: string}} Touch
 */

const EDGE = 3;

/** The width of an element, as it changes. @param {{current: HTMLElement | null}} ref @param {number} first */
function useWidth(ref, first) {
  const [width, setWidth] = useState(first);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => setWidth(element.clientWidth));
    setWidth(element.clientWidth);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return width;
}

/**
 * @param {{group: Group, touch?: Touch, least?: number, most?: number, width?: number}} props
 */
export function Board({ group, touch, least = 40, most = 64, width = 0 }) {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const measured = useWidth(frame, width || 320);
  const room = (width || measured) - 2 * EDGE;
  if (room < 20) return html`<div class="board" ref=${frame}></div>`;
  const scale = scaleFor(group.cells, room, { least: width ? 0 : least, most });
  const bounds = boundsOf(group.cells);
  const [x, y] = [bounds.left * scale.x - EDGE, bounds.top * scale.y - EDGE];
  const wide = (bounds.right - bounds.left) * scale.x + 2 * EDGE;
  const high = (bounds.bottom - bounds.top) * scale.y + 2 * EDGE;
  return html`<div class="board" ref=${frame}>
    <svg viewBox=${`${x} ${y} ${wide} ${high}`} width=${Math.floor(wide)} height=${Math.floor(high)}
      role=${touch ? "group" : undefined} aria-label=${touch ? group.name : undefined} aria-hidden=${touch ? undefined : "true"}>
      <g aria-hidden="true">${group.cells.map((cell) => html`<g key=${cell.id} class=${classOf(cell)}><${Drawn} cell=${cell} scale=${scale} /></g>`)}</g>
      ${touch && html`<${Spots} group=${group} touch=${touch} scale=${scale} />`}
    </svg>
  </div>`;
}

/** @param {Cell} cell */
function classOf(cell) {
  const tint = cell.tint ? ` tint-${cell.tint}` : "";
  const shaded = cell.print === "~" ? " shaded" : "";
  return `cell is-${cell.mark}${cell.text ? " has-text" : ""}${tint}${shaded}`;
}

/** @param {{cell: Cell, scale: import("./shapes.js").Scale}} props */
function Drawn({ cell, scale }) {
  const shape = shapeOf(cell, scale);
  return html`<${Outline} shape=${shape} name="face" inset=${1} /><${Inside} cell=${cell} shape=${shape} />
    <${Dots} count=${cell.dots ?? 0} shape=${shape} />`;
}

/**
 * What is tapped: a clear layer above the drawing, so that no neighbour hides a marked edge.
 * @param {{group: Group, touch: Touch, scale: import("./shapes.js").Scale}} props
 */
function Spots({ group, touch, scale }) {
  const [active, setActive] = useState("");
  const taps = useTaps(touch);
  const cells = group.cells;
  const first = cells.find((cell) => cell.id === active) ?? cells.find((cell) => touch.marks.has(cell.id)) ?? cells[0];
  /** @param {KeyboardEvent} event @param {Cell} cell */
  const press = (event, cell) => {
    const target = /** @type {Element} */ (event.currentTarget);
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      touch.tap(cell, target, event.shiftKey);
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      const next = neighbour(cells, cell, event.key);
      setActive(next.id);
      const element = target.parentElement?.querySelector(`[data-cell="${CSS.escape(next.id)}"]`);
      /** @type {SVGElement | null | undefined} */ (element)?.focus();
    }
  };
  return html`<g>${cells.map((cell) => {
    const mark = touch.marks.get(cell.id);
    const note = mark ? touch.notes?.get(cell.id) : undefined;
    const shape = shapeOf(cell, scale);
    return html`<g key=${cell.id} data-cell=${cell.id} class=${`spot${mark ? ` open-${mark}` : ""}${touch.glow.has(cell.id) ? " glow" : ""}`}
      role="button" tabindex=${cell === first ? "0" : "-1"}
      aria-label=${nameOf(cell, mark, note)} aria-pressed=${touch.sources?.has(cell.id) ? String(touch.hand === cell.id) : undefined}
      onFocus=${() => setActive(cell.id)} onKeyDown=${(/** @type {KeyboardEvent} */ event) => press(event, cell)}
      ...${taps(cell)}>
      <title>${cell.name}</title><${Outline} shape=${shape} name="hit" inset=${1} />${note && html`<${Badge} text=${note} shape=${shape} />`}</g>`;
  })}</g>`;
}

/** What a place is, and whether it can be played. @param {Cell} cell @param {string | undefined} mark @param {string | undefined} note */
function nameOf({ name }, mark, note) {
  if (!mark) return name;
  return note ? say("table.cell-price", { name, note }) : say("table.cell-open", { name });
}
