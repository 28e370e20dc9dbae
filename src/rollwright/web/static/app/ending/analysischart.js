// Luck and cost turn by turn: bars up for what luck brought, down for what it took, and beside them what the moves cost.
import { html, say, useLayoutEffect, useRef, useState } from "./analysistools.js";
import { costText, signed } from "./analysistext.js";

/** @typedef {import("../types").AnalysedTurn} AnalysedTurn */
/** @typedef {import("../types").CurvePoint} CurvePoint */
/** @typedef {import("./analysis.js").Plot} Plot */
/** `point` is the turn as the replay names it. @typedef {{point: CurvePoint, luck: number, loss: number, told: string}} TurnBars */

const HEIGHT = 132;
const EDGE = { top: 8, bottom: 24, right: 12 };
const KEYS = ["ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"];

/**
 * What each turn of the replay came to; in one a seat may have decided more than once, or nothing.
 * @param {AnalysedTurn[]} turns @param {CurvePoint[]} curve @param {Plot} plot @returns {TurnBars[]}
 */
export function barsOf(turns, curve, plot) {
  return curve.slice(1).map((point, at) => {
    const own = turns.filter(({ step }) => plot.turnAt(curve, step + 1) === at + 1);
    const luck = own.reduce((sum, turn) => sum + turn.luck, 0);
    const loss = own.reduce((sum, turn) => sum + turn.loss, 0);
    const [only] = own;
    const cost = own.length === 1 && only ? costText(only) : loss ? say("analysis.loss-of", { loss: loss.toFixed(1) }) : say("analysis.free");
    return { point, luck, loss, told: own.length ? `${say("analysis.luck-of", { luck: signed(luck) })} · ${cost}` : "–" };
  });
}

/** The width of what the chart stands in. */
function useWidth() {
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const [width, setWidth] = useState(320);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = () => setWidth(Math.max(200, Math.floor(element.clientWidth)));
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}

/** @param {{bars: TurnBars[], curve: CurvePoint[], width: number, at: number, plot: Plot}} props `at`: the turn pointed out, from 1 on */
function Chart({ bars, curve, width, at, plot }) {
  const ticks = plot.ticksAround(bars.flatMap(({ luck, loss }) => [luck, -loss]), 4);
  const left = 10 + 8 * Math.max(...ticks.map((tick) => String(tick).length));
  const { x, y } = plot.scalesOf({ width, height: HEIGHT, left, ...EDGE }, curve.length, ticks);
  const wide = x(1) - x(0);
  const bar = (/** @type {number} */ value, /** @type {number} */ from, /** @type {string} */ kind) => Math.abs(value) > 0 && html`<rect
    class=${`analysis-bar ${kind}`} x=${from} width=${Math.max(1.5, wide * 0.38)} y=${Math.min(y(0), y(value))} height=${Math.abs(y(value) - y(0))} />`;
  const sections = plot.sectionsOf(curve);
  const every = Math.ceil((sections.length * 20) / (width - left - EDGE.right));
  return html`<svg class="curve-chart" width=${width} height=${HEIGHT} viewBox=${`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
    <rect class="analysis-now" x=${x(at - 1)} width=${wide} y=${EDGE.top} height=${HEIGHT - EDGE.top - EDGE.bottom} />
    ${ticks.map((tick) => html`<g key=${tick} class=${tick ? "" : "is-zero"}>
      <line class="curve-grid" x1=${left} x2=${width - EDGE.right} y1=${y(tick)} y2=${y(tick)} />
      <text class="curve-number" x=${left - 6} y=${y(tick)} text-anchor="end" dominant-baseline="central">${tick < 0 ? `−${-tick}` : tick}</text></g>`)}
    ${sections.map(({ label, from, to }, number) => html`<g key=${label}>
      ${from > 0 && html`<line class="curve-round" x1=${x(from)} x2=${x(from)} y1=${EDGE.top} y2=${HEIGHT - EDGE.bottom} />`}
      ${number % every === 0 && html`<text class="curve-number" x=${(x(from) + x(to)) / 2} y=${HEIGHT - 8} text-anchor="middle">${label}</text>`}</g>`)}
    ${bars.map(({ luck, loss, point }, turn) => html`<g key=${point.step}>
      ${bar(luck, x(turn) + wide * 0.1, luck > 0 ? "is-luck" : "is-bad-luck")}${bar(-loss, x(turn) + wide * 0.52, "is-cost")}</g>`)}
  </svg>`;
}

/** The same as a table, for those who hear it. @param {{bars: TurnBars[], plot: Plot}} props */
function ChartTable({ bars, plot }) {
  return html`<table class="visually-hidden"><caption>${say("analysis.chart")}</caption>
    <thead><tr><th scope="col">${say("curve.turn")}</th><th scope="col">${say("analysis.luck")}</th><th scope="col">${say("analysis.loss")}</th></tr></thead>
    <tbody>${bars.map(({ point, luck, loss }) => html`<tr key=${point.step}><th scope="row">${plot.turnText(point)}</th>
      <td>${signed(luck)}</td><td>${loss ? loss.toFixed(1) : say("analysis.free")}</td></tr>`)}</tbody></table>`;
}

/** A tap or a key leads the replay to the end of a turn. @param {import("./analysis.js").Props & {found: import("../types").Analysis}} props */
export function AnalysisChart({ found, curve, playback, plot }) {
  const { frame, width } = useWidth();
  const [hovered, setHovered] = useState(0);
  const bars = barsOf(found.turns, curve, plot);
  const at = Math.max(1, plot.turnAt(curve, playback.at));
  const seen = hovered || at;
  const shown = bars[seen - 1];
  if (!shown) return null;
  const goTo = (/** @type {number} */ turn) => playback.goTo(curve[Math.max(1, Math.min(bars.length, turn))]?.step ?? 0);
  /** @param {any} event */
  const turnUnder = ({ currentTarget, clientX }) => {
    const lane = currentTarget.querySelector(".curve-grid").getBoundingClientRect();
    return Math.max(1, Math.min(bars.length, Math.ceil(((clientX - lane.left) / lane.width) * bars.length)));
  };
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setHovered(0);
    goTo(plot.turnAfter(event.key, curve, at));
  };
  const now = bars[at - 1] ?? shown;
  return html`<div ref=${frame} class="curve-frame analysis-frame" role="slider" tabindex="0" aria-label=${say("analysis.chart")} aria-orientation="horizontal"
      aria-valuemin="1" aria-valuemax=${bars.length} aria-valuenow=${at}
      aria-valuetext=${`${plot.turnText(now.point)}: ${now.told}`}
      onKeyDown=${press} onPointerLeave=${() => setHovered(0)} onPointerMove=${(/** @type {any} */ event) => setHovered(turnUnder(event))}
      onClick=${(/** @type {any} */ event) => goTo(turnUnder(event))}>
      <${Chart} bars=${bars} curve=${curve} width=${width} at=${seen} plot=${plot} /></div>
    <p class="curve-text" aria-hidden="true"><b>${plot.turnText(shown.point)}</b> ${shown.told}</p>
    <p class="analysis-legend" aria-hidden="true"><span><i class="is-luck"></i>${say("analysis.luck")}</span>
      <span><i class="is-cost"></i>${say("analysis.loss")}</span></p>
    <${ChartTable} bars=${bars} plot=${plot} />`;
}
