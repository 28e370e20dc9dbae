// The replay: the board as large as fits, a slider, and what each step has changed on it.
import { Board } from "../table/board.js";
import { changedPlaces, gainsBetween } from "../feel/changes.js";
import { SignPicture } from "../table/counters.js";
import { DiceTray } from "../drawing/dice.js";
import { sheetOf } from "../drawing/documents.js";
import { boardOf } from "../connection/merge.js";
import { turnAt, turnText } from "./plot.js";
import { useBoard } from "../table/players.js";
import { seatsOf } from "../page/seat.js";
import { nameAt } from "../drawing/sheet.js";
import { html, useEffect, useLayoutEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../types").Sheet} Sheet */
/** @typedef {import("../types").Place} Place */
/** @typedef {import("../drawing/print.js").Tools} Tools */
/** @typedef {import("../connection/store.js").TableStore} TableStore */
/** @typedef {import("../types").CurvePoint} CurvePoint */
/** @typedef {ReturnType<typeof import("./playback.js").usePlayback>} Playback */

/** Beside each other prints may be this small: nothing here has to be tapped. On a phone one after the other is shown instead. */
const LEAST = 0.3;
const PHONE = "(max-width: 699px)";
/** Here a key does something else, or turns the page. */
const OWN_KEYS = "input, select, textarea, dialog[open], [role=button], [role=slider], .scroll";
const PRESSED = `${OWN_KEYS}, button, a, summary`;

const ICONS = {
  first: "M6 5v14M19 5l-9 7 9 7z", back: "M16 5l-9 7 9 7z", play: "M8 5l11 7-11 7z", pause: "M8 5v14M16 5v14",
  forward: "M8 5l9 7-9 7z", last: "M5 5l9 7-9 7zM18 5v14",
};

/** @param {{icon: keyof typeof ICONS, label: string, kind?: string, disabled?: boolean, act: () => void}} props */
function Key({ icon, label, kind = "", disabled = false, act }) {
  return html`<button class=${`round replay-key ${kind}`} aria-label=${label} title=${label} disabled=${disabled} onClick=${act}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[icon]} /></svg></button>`;
}

/** Space runs and halts, arrows go step by step, wherever nothing else wants these keys. @param {Playback} playback */
function useReplayKeys({ at, steps, toggle, goTo }) {
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const target = /** @type {Element} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || document.querySelector("dialog[open]")) return;
      if (target.closest(event.key === " " ? PRESSED : OWN_KEYS)) return;
      if (event.key === " ") toggle();
      else if (event.key === "ArrowRight") goTo(at + 1);
      else if (event.key === "ArrowLeft") goTo(at - 1);
      else if (event.key === "Home") goTo(0);
      else if (event.key === "End") goTo(steps);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
}

/**
 * A board that is only read: the places that have changed stand out, and a tap tells what a place is.
 * @param {{sheet: Sheet, tools: Tools, changed?: Set<number>, moment?: unknown}} props `moment`: with another one nothing is read any more
 */
export function ReadBoard({ sheet, tools, changed = new Set(), moment }) {
  const [read, setRead] = useState(-1);
  useEffect(() => setRead(-1), [moment]);
  const touch = { open: new Map(), glow: read < 0 ? changed : new Set([read]), tap: (/** @type {Place} */ { number }) => setRead(number), reads: true };
  const least = matchMedia(PHONE).matches ? undefined : LEAST;
  return html`<div class="read-board"><${Board} sheet=${sheet} tools=${tools} touch=${touch} least=${least} />
    <p class="read-place" role="status">${nameAt(sheet, read, tools)}</p></div>`;
}

/** What a step brought or cost. @param {{gains: import("../feel/changes.js").Gain[]}} props */
function Gains({ gains }) {
  return html`<span class="replay-gains">${gains.map(({ sign, name, more }) => html`<span key=${sign} class=${more > 0 ? "gain more" : "gain less"}>
    <${SignPicture} sign=${sign} size=${20} /><b>${more > 0 ? "+" : "−"}${Math.abs(more)}</b> ${name || say("end.stars")}</span>`)}</span>`;
}

/** Where turns and rounds end on the slider. @param {{curve: CurvePoint[], steps: number}} props */
function TurnMarks({ curve, steps }) {
  if (!steps) return null;
  return html`<span class="turn-marks" aria-hidden="true">${curve.slice(1).map(({ step, round, turn }, at) => html`<i key=${step}
    class=${turn && curve[at + 2]?.round === round ? "" : "is-round"} style=${{ "--at": String(step / steps) }}></i>`)}</span>`;
}

/** @param {{view: View, curve: CurvePoint[], playback: Playback}} props */
function ReplayTools({ view, curve, playback: { at, steps, seat, playing, speed, goTo, toggle, setSeat, faster } }) {
  const seats = seatsOf(view).filter(({ kind }) => kind !== "open");
  const point = curve[turnAt(curve, at)];
  return html`<div class="replay-tools">
    <div class="replay-keys" role="group" aria-label=${say("end.replay")}>
      <${Key} icon="first" kind="ends" label=${say("end.first")} disabled=${at <= 0} act=${() => goTo(0)} />
      <${Key} icon="back" label=${say("end.previous")} disabled=${at <= 0} act=${() => goTo(at - 1)} />
      <${Key} icon=${playing ? "pause" : "play"} kind="primary run" label=${say(playing ? "end.pause" : "end.play")} disabled=${!steps} act=${toggle} />
      <${Key} icon="forward" label=${say("end.following")} disabled=${at >= steps} act=${() => goTo(at + 1)} />
      <${Key} icon="last" kind="ends" label=${say("end.last")} disabled=${at >= steps} act=${() => goTo(steps)} />
    </div>
    <label class="slider"><span>${steps ? say("end.step", { step: at, steps }) : say("end.replay")}
        ${point && html` <span class="muted">${turnText(point)}</span>`}</span>
      <input type="range" min="0" max=${steps} value=${at} disabled=${!steps}
        onInput=${(/** @type {any} */ event) => goTo(Number(event.target.value))} /><${TurnMarks} curve=${curve} steps=${steps} /></label>
    <button class="small speed" aria-label=${say("end.speed", { speed })} title=${say("end.speed", { speed })} onClick=${faster}>${speed}×</button>
    ${seats.length > 1 && html`<label class="inline whose"><span>${say("end.seat")}</span><select value=${String(seat)}
      onChange=${(/** @type {any} */ event) => setSeat(Number(event.target.value))}>
      ${seats.map((one) => html`<option key=${one.seat} value=${String(one.seat)}>${one.name}</option>`)}</select></label>`}
  </div>`;
}

/** @param {{store: TableStore, view: View, curve: CurvePoint[], playback: Playback, note?: unknown}} props `curve`: empty as long as it is not known */
export function ReplayPanel({ store, view, curve, playback, note }) {
  const { shown, failure, again, at, seat } = playback;
  useReplayKeys(playback);
  // As long as no step is here, or none can be had, there is the board as it was left.
  const left = useBoard(store, view, seat);
  const told = shown?.seat === seat ? shown : null;
  const board = told ? boardOf(told.now.board) : left;
  const before = told?.before ? boardOf(told.before.board) : null;
  const sheet = sheetOf(board);
  const tools = told?.now ?? view;
  return html`<section class="panel replay" data-step=${told?.now.step} aria-label=${say("end.replay")}>
    <h2 class="visually-hidden">${say("end.replay")}</h2>
    ${sheet ? html`<${ReadBoard} sheet=${sheet} tools=${tools} moment=${`${seat} ${at}`} changed=${board ? changedPlaces(before, board) : new Set()} />`
      : !failure && html`<p class="muted read-board">${say("page.loading")}</p>`}
    <div class="replay-now">
      ${board && board.dice.length > 0 && html`<${DiceTray} key=${told?.jump} dice=${board.dice} board=${board} tools=${tools} rolled=${told?.now.rolled}
        seat=${seat} usable=${board.dice} />`}
      <div class="replay-told">
        <p class="replay-text" aria-live="polite">${told?.now.text || say("end.before-first")}</p>
        <div class="replay-below">${board && html`<${Gains} gains=${gainsBetween(before, board, view.game.counters ?? [])} />`}${note}</div>
      </div>
    </div>
    ${failure && html`<div class="replay-failure notice bad" role="alert"><p>${failure}</p>
      <button class="small" onClick=${again}>${say("page.again")}</button></div>`}
    <${ReplayTools} view=${view} curve=${curve} playback=${playback} />
  </section>`;
}
