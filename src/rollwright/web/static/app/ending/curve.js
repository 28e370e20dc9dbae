// The scores turn by turn: everybody's line, the own one strong. A tap or an arrow key leads the replay to the end of that turn.
import { ticksAround, scalesOf, sectionsOf, spread, stairs, turnAt, turnText } from "./plot.js";
import { seatsOf } from "../page/seat.js";
import { html, useLayoutEffect, useRef, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").CurvePoint} CurvePoint */
/** @typedef {import("../types").View} View */
/** @typedef {import("./replay.js").Playback} Playback */
/** `kind` tells lines apart. @typedef {{seat: number, name: string, mine: boolean, kind: string}} Line */

const HEIGHT = 176;
const MOST_NAMES = 6;
const LETTERS = 11;
const KEYS = ["ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"];

/** Everybody, who is watched last: that line lies upon the others. @param {View} view @param {number} seat @returns {Line[]} */
function linesOf(view, seat) {
  const mine = view.you.seat ?? seat;
  const order = view.result.map((result) => result.seat);
  const taken = seatsOf(view).filter(({ kind }) => kind !== "open");
  const lines = taken.map((one) => ({ seat: one.seat, name: one.seat === view.you.seat ? say("chip.you") : one.name, mine: one.seat === mine, kind: "" }));
  lines.sort((one, two) => order.indexOf(two.seat) - order.indexOf(one.seat));
  const others = lines.filter((line) => !line.mine).reverse();
  const told = lines.map((line) => ({ ...line, kind: line.mine ? "mine" : `other-${others.indexOf(line) % 4}` }));
  return told.sort((one, two) => Number(one.mine) - Number(two.mine));
}

/** @param {CurvePoint} point @param {Line[]} lines from the last to the first */
function scoresText(point, lines) {
  return [...lines].reverse().map(({ seat, name }) => `${name} ${point.points[seat] ?? ""}`).join(" · ");
}

/** The width of what the chart stands in. */
function useWidth() {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [width, setWidth] = useState(360);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.max(220, Math.floor(element.clientWidth)));
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}

/** Those whose names stand at their lines: of many only the own one and the best. @param {Line[]} lines */
function namedOf(lines) {
  return lines.length <= MOST_NAMES ? lines : [...lines.filter(({ mine }) => !mine).slice(-3), ...lines.filter(({ mine }) => mine)];
}

/** @param {string} name */
const shortened = (name) => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name);

/** @param {{curve: CurvePoint[], lines: Line[], width: number, at: number}} props `at`: the turn that is pointed out */
function Chart({ curve, lines, width, at }) {
  const named = lines.length > 1 ? namedOf(lines) : [];
  const longest = Math.max(0, ...named.map(({ name }) => shortened(name).length));
  const ticks = ticksAround(curve.flatMap(({ values }) => values), 4);
  const left = 10 + 8 * Math.max(...ticks.map((tick) => String(tick).length));
  const frame = { width, height: HEIGHT, left, right: named.length ? 14 + longest * 7.4 : 12, top: 10, bottom: 24 };
  const { x, y } = scalesOf(frame, curve.length, ticks);
  const valueAt = (/** @type {Line} */ { seat }, /** @type {number} */ turn) => curve[turn]?.values[seat] ?? 0;
  const end = curve.length - 1;
  const heights = spread(named.map((line) => y(valueAt(line, end))), 15, frame.top + 4, HEIGHT - frame.bottom);
  const sections = sectionsOf(curve);
  // Where numbers would touch each other only some of them stand.
  const every = Math.ceil((sections.length * 20) / (width - frame.left - frame.right));
  return html`<svg class="curve-chart" width=${width} height=${HEIGHT} viewBox=${`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
    ${ticks.map((tick) => html`<g key=${tick} class=${tick ? "" : "is-zero"}>
      <line class="curve-grid" x1=${left} x2=${width - frame.right} y1=${y(tick)} y2=${y(tick)} />
      <text class="curve-number" x=${left - 6} y=${y(tick)} text-anchor="end" dominant-baseline="central">${tick}</text></g>`)}
    ${sections.map(({ label, from, to }, number) => html`<g key=${from}>
      ${from > 0 && html`<line class="curve-round" x1=${x(from)} x2=${x(from)} y1=${frame.top} y2=${HEIGHT - frame.bottom} />`}
      ${number % every === 0 && html`<text class="curve-number" x=${(x(from) + x(to)) / 2} y=${HEIGHT - 8} text-anchor="middle">${label}</text>`}</g>`)}
    <line class="curve-now" x1=${x(at)} x2=${x(at)} y1=${frame.top - 4} y2=${HEIGHT - frame.bottom} />
    ${lines.map((line) => html`<path key=${line.seat} class=${`curve-line is-${line.kind}`}
      d=${stairs(curve.map((_, turn) => [x(turn), y(valueAt(line, turn))]))} />`)}
    ${lines.map((line) => html`<circle key=${line.seat} class=${`curve-dot is-${line.kind}`}
      cx=${x(at)} cy=${y(valueAt(line, at))} r=${line.mine ? 5.5 : 3.5} />`)}
    ${named.map((line, number) => html`<text key=${line.seat} class=${`curve-name is-${line.kind}`} x=${width - frame.right + 8} y=${heights[number]}
      dominant-baseline="central">${shortened(line.name)}</text>`)}
  </svg>`;
}

/** The same as a table, for those who hear it. @param {{curve: CurvePoint[], lines: Line[]}} props */
function CurveTable({ curve, lines }) {
  const shown = [...lines].reverse();
  return html`<table class="visually-hidden"><caption>${say("curve.title")}</caption>
    <thead><tr><th scope="col">${say("curve.turn")}</th>${shown.map(({ seat, name }) => html`<th key=${seat} scope="col">${name}</th>`)}</tr></thead>
    <tbody>${curve.slice(1).map((point) => html`<tr key=${point.step}><th scope="row">${turnText(point)}</th>
      ${shown.map(({ seat }) => html`<td key=${seat}>${point.points[seat]}</td>`)}</tr>`)}</tbody></table>`;
}

/** Where a key leads to. @param {string} key @param {CurvePoint[]} curve @param {number} at */
export function turnAfter(key, curve, at) {
  if (key === "Home") return 0;
  if (key === "End") return curve.length - 1;
  if (key === "ArrowLeft" || key === "ArrowRight") return at + (key === "ArrowLeft" ? -1 : 1);
  // To the end of a round: of this one or the next, or of the one before.
  const ends = [0, ...sectionsOf(curve).map(({ to }) => to)];
  return key === "PageDown" ? ends.find((one) => one > at) ?? at : ends.reverse().find((one) => one < at) ?? at;
}

/** A game of one turn has no course. @param {{view: View, curve: CurvePoint[], playback: Playback}} props */
export const Curve = (props) => (props.curve.length < 3 ? null : html`<${Course} ...${props} />`);

/** @param {{view: View, curve: CurvePoint[], playback: Playback}} props */
function Course({ view, curve, playback }) {
  const { frame, width } = useWidth();
  const [hovered, setHovered] = useState(-1);
  const lines = linesOf(view, playback.seat);
  const at = turnAt(curve, playback.at);
  const shown = curve[hovered < 0 ? at : hovered] ?? curve[0];
  if (!shown) return null;
  const goTo = (/** @type {number} */ turn) => playback.goTo(curve[Math.max(0, Math.min(curve.length - 1, turn))]?.step ?? 0);
  /** The turn under the pointer: the chart's own places tell, whatever its width. @param {any} event */
  const turnUnder = ({ currentTarget, clientX }) => {
    const lane = currentTarget.querySelector(".curve-grid").getBoundingClientRect();
    return Math.max(0, Math.min(curve.length - 1, Math.round(((clientX - lane.left) / lane.width) * (curve.length - 1))));
  };
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setHovered(-1);
    goTo(turnAfter(event.key, curve, at));
  };
  return html`<section class="panel curve"><h2>${say("curve.title")}</h2>
    <div ref=${frame} class="curve-frame" role="slider" tabindex="0" aria-label=${say("curve.title")} aria-orientation="horizontal"
      aria-valuemin="0" aria-valuemax=${curve.length - 1} aria-valuenow=${at}
      aria-valuetext=${`${turnText(curve[at] ?? shown)}: ${scoresText(curve[at] ?? shown, lines)}`}
      onKeyDown=${press} onPointerMove=${(/** @type {any} */ event) => setHovered(turnUnder(event))} onPointerLeave=${() => setHovered(-1)}
      onClick=${(/** @type {any} */ event) => goTo(turnUnder(event))}>
      <${Chart} curve=${curve} lines=${lines} width=${width} at=${hovered < 0 ? at : hovered} /></div>
    <p class="curve-text" aria-hidden="true"><b>${turnText(shown)}</b> ${scoresText(shown, lines)}</p>
    <${CurveTable} curve=${curve} lines=${lines} />
  </section>`;
}
