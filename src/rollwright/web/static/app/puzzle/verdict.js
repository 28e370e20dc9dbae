// The end of a puzzle: solved or not, what that cost, and the best way step by step.
import { fetchVerdict } from "../connection/api.js";
import { failureText } from "../connection/failure.js";
import { ReplayPanel } from "../ending/replay.js";
import { Confetti } from "../feel/confetti.js";
import { language } from "../page/settings.js";
import { Link } from "../page/route.js";
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";
import { costText } from "./cost.js";
import { useOpening } from "./open.js";
import { keepPuzzle, keptPuzzles } from "./solved.js";
import { useWay } from "./ways.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../types").Replay} Replay */
/** @typedef {import("../types").PuzzleVerdict} Verdict */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

const storage = () => localStorage;
/** @type {Replay[]} */
const NO_WAY = [];

/** The verdict as soon as it is known: of a way that nobody has compared before it takes some seconds. @param {string} table */
function useVerdict(table) {
  const [verdict, setVerdict] = useState(/** @type {Verdict | null} */ (null));
  const [failure, setFailure] = useState("");
  const [tries, setTries] = useState(0);
  const spoken = language.value;
  useEffect(() => {
    let current = true;
    fetchVerdict(table).then(
      (found) => { if (current) { setFailure(""); setVerdict(found); } },
      (error) => { if (current) setFailure(failureText(error)); },
    );
    return () => { current = false; };
  }, [table, spoken, tries]);
  return { verdict, failure, again: () => setTries(tries + 1) };
}

/**
 * The steps of a way in words; each of them is shown on the board.
 * @param {{title: string, way: Replay[], at: number, choose: (step: number) => void}} props `at`: -1 if another way is shown
 */
function WayList({ title, way, at, choose }) {
  return html`<section class=${`panel way${at >= 0 ? " is-shown" : ""}`}><h2>${title}</h2>
    <ol>${way.slice(1).map(({ step, text }) => html`<li key=${step}><button class="quiet" aria-pressed=${String(at === step)}
      onClick=${() => choose(step)}>${text}</button></li>`)}</ol></section>`;
}

/** @param {{verdict: Verdict | null, failure: string, again: () => void, view: View}} props */
function Told({ verdict, failure, again, view }) {
  return html`<section class=${`panel verdict${verdict?.solved ? " is-joyful" : ""}`} aria-live="polite">
    ${verdict?.solved && html`<${Confetti} />`}
    <p class="muted verdict-game">${view.game.name} · ${say("puzzle.name")}</p>
    <h1>${!verdict ? say("puzzle.judging") : say(verdict.solved ? "puzzle.solved" : "puzzle.missed")}</h1>
    ${verdict && html`<p class="verdict-reason">${costText(verdict)}</p>`}
    ${failure && html`<p class="bad-text" role="alert">${failure} <button class="small" onClick=${again}>${say("page.again")}</button></p>`}
  </section>`;
}

/** @param {{store: TableStore, view: View}} props */
export function PuzzleEnd({ store, view }) {
  const { verdict, failure, again } = useVerdict(view.table);
  const opening = useOpening();
  const seat = view.you.seat ?? 0;
  const [best, showBest] = useState(false);
  const [told, setTold] = useState(false);
  const name = view.origin?.name ?? "";
  const reveal = () => { keepPuzzle(storage, name, "shown"); setTold(true); showBest(true); };
  useEffect(() => {
    if (!verdict) return;
    keepPuzzle(storage, name, verdict.solved ? "solved" : "missed");
    // Who has seen the answer before sees it again.
    if (verdict.solved || keptPuzzles(storage)[name] === "shown") setTold(true);
  }, [verdict]);
  const way = (best ? verdict?.best : verdict?.played) ?? NO_WAY;
  const playback = useWay(way, seat);
  const own = { ...view, seats: view.seats.filter((one) => one.seat === seat) };
  const at = (/** @type {boolean} */ isBest) => (isBest === best ? playback.at : -1);
  /** A step of one of the two ways. @param {boolean} isBest */
  const chooser = (isBest) => (/** @type {number} */ step) => { if (isBest === best) playback.goTo(step); else showBest(isBest); };
  return html`<main id="content" class="ending puzzle-end">
    <${Told} verdict=${verdict} failure=${failure} again=${again} view=${view} />
    <${ReplayPanel} store=${store} view=${own} curve=${[]} playback=${playback} />
    <div class="ending-more">
      ${verdict && html`<${WayList} title=${say("puzzle.played")} way=${verdict.played} at=${at(false)} choose=${chooser(false)} />`}
      ${verdict && !verdict.solved && (told
        ? html`<${WayList} title=${say("puzzle.best")} way=${verdict.best} at=${at(true)} choose=${chooser(true)} />`
        : html`<section class="panel way"><p>${say("puzzle.try-first")}</p><button onClick=${reveal}>${say("puzzle.show")}</button></section>`)}
    </div>
    <footer class="ending-dock"><div class="ending-notes">${opening.failure && html`<p class="bad-text" role="alert">${opening.failure}</p>`}</div>
      <${Link} to="/puzzles" class="button">${say("puzzle.all")}<//>
      <button disabled=${opening.busy} onClick=${() => opening.open(name)}>${say("puzzle.again")}</button>
      <button class="primary next-game" disabled=${opening.busy} onClick=${() => opening.next(name)}>${say("puzzle.next")}</button>
    </footer>
  </main>`;
}
