// The form for a new table, made from the options that the game tells.
import { openTable } from "./api.js";
import { BotChooser, firstBot } from "./bots.js";
import { Dialog } from "./dialog.js";
import { go } from "./route.js";
import { playerName } from "./settings.js";
import { nameOrGuest } from "./start.js";
import { html, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").Option} Option */

const MOST_OFFERED = 8;

/**
 * What was typed for an option without choices: `a, b; c` are two groups.
 * @param {string} text
 * @returns {unknown}
 */
function readList(text) {
  const groups = text.split(";").map((group) => group.split(",").map((word) => word.trim()).filter(Boolean));
  return groups.length ? groups.filter((group) => group.length) : undefined;
}

/** @param {Option[]} options @param {Record<string, string>} typed */
function optionsFrom(options, typed) {
  /** @type {Record<string, unknown>} */
  const chosen = {};
  for (const option of options) {
    const text = typed[option.name];
    if (text === undefined || text.trim() === "") continue;
    chosen[option.name] = option.choices.length ? option.choices[Number(text)] : readList(text);
  }
  return chosen;
}

/** @param {{option: Option, value: string | undefined, set: (text: string) => void}} props */
function OptionField({ option, value, set }) {
  const label = option.title;
  if (!option.choices.length) {
    return html`<label class="whole">${label}<input value=${value ?? ""} autocomplete="off" spellcheck=${false}
      onInput=${(/** @type {any} */ event) => set(event.target.value)} />
      <span class="muted small">${say("new.list-hint")}</span></label>`;
  }
  const first = String(option.choices.indexOf(option.default));
  return html`<label>${label}<select value=${value ?? first} onChange=${(/** @type {any} */ event) => set(event.target.value)}>
    ${option.choices.map((choice, at) => html`<option key=${at} value=${String(at)}>
      ${option.labels[at] ?? String(choice)}</option>`)}
  </select></label>`;
}

/** @param {{label: string, value: number, from: number, to: number, set: (count: number) => void}} props */
function Count({ label, value, from, to, set }) {
  const counts = Array.from({ length: Math.max(0, to - from) + 1 }, (_, at) => from + at);
  return html`<label>${label}<select value=${String(value)} onChange=${(/** @type {any} */ event) => set(Number(event.target.value))}>
    ${counts.map((count) => html`<option key=${count} value=${String(count)}>${count || say("new.none")}</option>`)}
  </select></label>`;
}

/** @param {{game: import("./types").GameCard, bots: string[], names: Record<string, string>, close: () => void}} props */
export function NewTable({ game, bots, names, close }) {
  const most = Math.min(game.seats.most ?? MOST_OFFERED, MOST_OFFERED);
  const [kind, setKind] = useState("table");
  const [seats, setSeats] = useState(Math.min(Math.max(2, game.seats.least), most));
  const [filled, setFilled] = useState(0);
  const [bot, setBot] = useState(firstBot(bots));
  const [dice, setDice] = useState("auto");
  const [sit, setSit] = useState(false);
  const [typed, setTyped] = useState(/** @type {Record<string, string>} */ ({}));
  const [failure, setFailure] = useState("");
  /** @param {Event} event */
  const open = async (event) => {
    event.preventDefault();
    const crowd = kind === "event";
    try {
      const { table } = await openTable({
        game: game.id, kind, dice, name: nameOrGuest(), options: optionsFrom(game.options, typed),
        seats: crowd ? Math.max(1, game.seats.least) : seats,
        bots: crowd ? [] : Array(Math.min(filled, seats - 1)).fill(bot),
        ...(crowd ? { seat: sit } : {}), start: false,
      });
      go(`/t/${table}`);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : say("page.failed"));
    }
  };
  /** @param {(text: string) => void} set */
  const taking = (set) => (/** @type {any} */ event) => set(event.target.value);
  return html`<${Dialog} title=${say("new.title", { game: game.name })} close=${close}>
    <form class="stacked pairs" onSubmit=${open}>
      <label class="whole">${say("start.name")}<input value=${playerName.value} maxlength="40" autocomplete="nickname" placeholder=${say("start.guest")}
        onInput=${taking((text) => { playerName.value = text; })} /></label>
      ${game.seats.most === null && html`<label class="whole">${say("new.kind")}<select value=${kind} onChange=${taking(setKind)}>
        <option value="table">${say("new.kind.table")}</option><option value="event">${say("new.kind.event")}</option></select></label>`}
      ${kind === "table" ? html`
        <${Count} label=${say("new.seats")} value=${seats} from=${game.seats.least} to=${most} set=${setSeats} />
        ${seats > 1 && html`<${Count} label=${say("new.bots")} value=${Math.min(filled, seats - 1)} from=${0} to=${seats - 1} set=${setFilled} />`}
        ${filled > 0 && html`<label>${say("new.bot")}<${BotChooser} bots=${bots} names=${names} value=${bot} set=${setBot} /></label>`}`
        : html`<p class="muted small whole">${say("new.event-hint")}</p>
          <label class="check"><input type="checkbox" checked=${sit}
            onChange=${(/** @type {any} */ event) => setSit(event.target.checked)} />${say("new.sit")}</label>`}
      ${game.options.map((option) => html`<${OptionField} key=${option.name} option=${option} value=${typed[option.name]}
        set=${(/** @type {string} */ text) => setTyped({ ...typed, [option.name]: text })} />`)}
      <label>${say("new.dice")}<select value=${dice} onChange=${taking(setDice)}>
        <option value="auto">${say("new.dice.auto")}</option><option value="manual">${say("new.dice.manual")}</option></select></label>
      ${failure && html`<p class="notice bad whole" role="alert">${failure}</p>`}
      <button class="primary whole">${say("new.open")}</button>
    </form>
  <//>`;
}
