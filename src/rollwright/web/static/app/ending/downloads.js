// Files to save: a game on paper, and the picture of a board.
import { fetchGames } from "../connection/api.js";
import { failureText } from "../connection/failure.js";
import { Dialog } from "../page/dialog.js";
import { language } from "../page/settings.js";
import { html, useEffect, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").GameCard} GameCard */
/** @typedef {import("../types").View} View */
/** @typedef {import("../connection/store.js").TableStore} TableStore */
/** A value and what it is called. @typedef {[string, string]} Named */

/** @param {string} path @param {Record<string, unknown>} wish */
function pathWith(path, wish) {
  const values = Object.entries({ ...wish, language: language.value }).map(([name, value]) => [name, String(value)]);
  return `${path}?${new URLSearchParams(values)}`;
}

/** Where a game on paper is. @param {GameCard} game @param {Record<string, unknown>} wish */
export const paperPath = (game, wish) => pathWith(`/api/games/${game.id}/print`, wish);

/** Where the picture of a board is. @param {View} view @param {{seat: number, look: string, format: string}} wish */
export const picturePath = (view, wish) => pathWith(`/api/tables/${view.table}/sheet`, wish);

/**
 * Whose boards can be chosen: at a table everybody's, of a crowd only the one that is shown.
 * @param {View} view @param {number} seat @returns {Named[]}
 */
export function boardsOf(view, seat) {
  const seats = view.seats.filter((one) => (view.kind === "table" ? one.kind !== "open" : one.seat === seat));
  return seats.map((one) => [String(one.seat), one.name]);
}

/** The options that matter on paper, each with its choices. @param {GameCard} game */
export function printedOptions(game) {
  return game.options.filter((option) => game.paper?.options.includes(option.name)).map((option) => ({
    name: option.name, title: option.title, first: String(option.default),
    choices: option.choices.map((choice, at) => /** @type {Named} */ ([String(choice), option.labels[at] ?? String(choice)])),
  }));
}

/** @param {{label: string, value: string, choices: Named[], set: (value: string) => void}} props */
function Choice({ label, value, choices, set }) {
  return html`<label>${label}<select value=${value} onChange=${(/** @type {any} */ event) => set(event.target.value)}>
    ${choices.map(([one, name]) => html`<option key=${one} value=${one}>${name}</option>`)}</select></label>`;
}

/** @param {{game: GameCard, close: () => void}} props */
function PaperDialog({ game, close }) {
  const [paper, setPaper] = useState("a4");
  const [ink, setInk] = useState("false");
  const [rules, setRules] = useState(false);
  const [chosen, setChosen] = useState(/** @type {Record<string, string>} */ ({}));
  return html`<${Dialog} title=${say("paper.title", { game: game.name })} close=${close}>
    <div class="stacked pairs">
      <p class="muted small whole">${say("paper.hint")}</p>
      <${Choice} label=${say("paper.size")} value=${paper} set=${setPaper} choices=${[["a4", say("paper.size.a4")], ["letter", say("paper.size.letter")]]} />
      <${Choice} label=${say("paper.look")} value=${ink} set=${setInk} choices=${[["false", say("paper.look.color")], ["true", say("paper.look.ink")]]} />
      ${printedOptions(game).map(({ name, title, first, choices }) => html`<${Choice} key=${name} label=${title} value=${chosen[name] ?? first}
        choices=${choices} set=${(/** @type {string} */ value) => setChosen({ ...chosen, [name]: value })} />`)}
      ${game.paper?.rules && html`<label class="check whole"><input type="checkbox" checked=${rules}
        onChange=${(/** @type {any} */ event) => setRules(event.target.checked)} />${say("paper.rules")}</label>`}
      ${rules && html`<p class="muted small whole">${say("paper.both-sides")}</p>`}
      <a class="button primary whole" href=${paperPath(game, { paper, ink, rules, ...chosen })} download>${say("paper.save")}</a>
    </div>
  <//>`;
}

/** @param {{game: GameCard}} props */
export function PaperButton({ game }) {
  const [open, setOpen] = useState(false);
  return html`<button class="quiet small" onClick=${() => setOpen(true)}>${say("paper.open")}</button>
    ${open && html`<${PaperDialog} game=${game} close=${() => setOpen(false)} />`}`;
}

/** Can this device send such a file to somebody? @param {string} format */
function canSend(format) {
  const type = format === "svg" ? "image/svg+xml" : format === "pdf" ? "application/pdf" : "image/png";
  const file = new File([], `picture.${format}`, { type });
  return "canShare" in navigator && navigator.canShare({ files: [file] });
}

/** Fetches a file and hands it to what the device sends files with. @param {string} path @param {string} title @param {string} format */
async function sendFile(path, title, format) {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(answer.statusText);
  const data = await answer.blob();
  await navigator.share({ title, files: [new File([data], `${title}.${format}`, { type: data.type })] });
}

/** @param {{store: TableStore, view: View, seat: number, close: () => void}} props */
export function PictureDialog({ store, view, seat, close }) {
  const [whose, setWhose] = useState(String(seat));
  const [look, setLook] = useState(document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");
  const [wanted, setWanted] = useState("");
  const [prints, setPrints] = useState(false);
  // Without an answer there is still the drawing, which every server can make.
  useEffect(() => { fetchGames().then((found) => setPrints(found.prints), () => undefined); }, []);
  const format = wanted || (prints ? "png" : "svg");
  const boards = boardsOf(view, seat);
  const path = picturePath(view, { seat: Number(whose), look, format });
  const saved = () => {
    close();
    store.tell(say("picture.saved"), "good");
  };
  /** @param {Error} error */
  const failed = (error) => {
    // Whoever has changed their mind needs no word about it.
    if (error.name !== "AbortError") store.tell(failureText(error), "bad");
  };
  const share = () => sendFile(path, view.game.name, format).then(close, failed);
  return html`<${Dialog} title=${say("picture.open")} close=${close}>
    <div class="stacked pairs">
      ${boards.length > 1 && html`<${Choice} label=${say("end.seat")} value=${whose} choices=${boards} set=${setWhose} />`}
      <${Choice} label=${say("paper.look")} value=${look} set=${setLook}
        choices=${[["light", say("page.theme.light")], ["dark", say("page.theme.dark")], ["ink", say("paper.look.ink")]]} />
      ${prints && html`<${Choice} label=${say("picture.format")} value=${format} set=${setWanted}
        choices=${[["png", say("picture.format.png")], ["svg", say("picture.format.svg")], ["pdf", say("picture.format.pdf")]]} />`}
      ${canSend(format) && html`<button class="whole" onClick=${share}>${say("picture.share")}</button>`}
      <a class="button primary whole" href=${path} download onClick=${saved}>${say("picture.save")}</a>
    </div>
  <//>`;
}
