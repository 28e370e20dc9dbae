// The form for a new table, made from the options that the game tells.
import { openTable } from "./api.js";
import { BotChooser, firstBot } from "./bots.js";
import { Dialog } from "./dialog.js";
import { failureText } from "./failure.js";
import { ListsField, TickList, optionsFrom } from "./lists.js";
import { go } from "./route.js";
import { playerName } from "./settings.js";
import { nameOrGuest } from "./start.js";
import { html, useState } from "./ui.js";
import { say } from "./words.js";

/** @typedef {import("./types").Option} Option */
/** @typedef {import("./lists.js").Chosen} Chosen */

const MOST_OFFERED = 8;

/** @param {{option: Option, value?: Chosen, set: (chosen: Chosen) => void}} props */
function OptionField({ option, value, set }) {
  const { title, lists } = option;
  if (lists?.size) return html`<${ListsField} title=${title} lists=${lists} rows=${value?.rows} set=${(/** @type {string[][]} */ rows) => set({ rows })} />`;
  if (!option.choices.length) return null;
  // Behind the choices stands a list of one's own, where the option takes one.
  const own = option.choices.length;
  const first = value?.rows ? own : value?.choice ?? option.choices.indexOf(option.default);
  /** @param {number} at */
  const choose = (at) => set(at === own ? { rows: [[]] } : { choice: at });
  return html`<label>${title}<select value=${String(first)} onChange=${(/** @type {any} */ event) => choose(Number(event.target.value))}>
    ${option.choices.map((choice, at) => html`<option key=${at} value=${String(at)}>
      ${option.labels[at] ?? String(choice)}</option>`)}
    ${lists && html`<option value=${String(own)}>${say("new.list-own")}</option>`}
  </select></label>
  ${lists && value?.rows && html`<${TickList} title=${title} lists=${lists} ids=${value.rows[0] ?? []}
    set=${(/** @type {string[]} */ ids) => set({ rows: [ids] })} />`}`;
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
  const most = Math.min(game.seats.max ?? MOST_OFFERED, MOST_OFFERED);
  const [kind, setKind] = useState("table");
  const [seats, setSeats] = useState(Math.min(Math.max(2, game.seats.min), most));
  const [filled, setFilled] = useState(0);
  const [bot, setBot] = useState(firstBot(bots));
  const [dice, setDice] = useState("auto");
  const [sit, setSit] = useState(false);
  const [typed, setTyped] = useState(/** @type {Record<string, Chosen>} */ ({}));
  const [failure, setFailure] = useState("");
  /** @param {Event} event */
  const open = async (event) => {
    event.preventDefault();
    const crowd = kind === "event";
    try {
      const { table } = await openTable({
        game: game.id, kind, dice, name: nameOrGuest(), options: optionsFrom(game.options, typed),
        seats: crowd ? Math.max(1, game.seats.min) : seats,
        bots: crowd ? [] : Array(Math.min(filled, seats - 1)).fill(bot),
        ...(crowd ? { seat: sit } : {}), start: false,
      });
      go(`/t/${table}`);
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  /** @param {(text: string) => void} set */
  const taking = (set) => (/** @type {any} */ event) => set(event.target.value);
  return html`<${Dialog} title=${say("new.title", { game: game.name })} close=${close}>
    <form class="stacked pairs" onSubmit=${open}>
      <label class="whole">${say("start.name")}<input value=${playerName.value} maxlength="40" autocomplete="nickname" placeholder=${say("start.guest")}
        onInput=${taking((text) => { playerName.value = text; })} /></label>
      ${game.seats.max === null && html`<label class="whole">${say("new.kind")}<select value=${kind} onChange=${taking(setKind)}>
        <option value="table">${say("new.kind.table")}</option><option value="event">${say("new.kind.event")}</option></select></label>`}
      ${kind === "table" ? html`
        <${Count} label=${say("new.seats")} value=${seats} from=${game.seats.min} to=${most} set=${setSeats} />
        ${seats > 1 && html`<${Count} label=${say("new.bots")} value=${Math.min(filled, seats - 1)} from=${0} to=${seats - 1} set=${setFilled} />`}
        ${filled > 0 && html`<label>${say("new.bot")}<${BotChooser} bots=${bots} names=${names} value=${bot} set=${setBot} /></label>`}`
        : html`<p class="muted small whole">${say("new.event-hint")}</p>
          <label class="check"><input type="checkbox" checked=${sit}
            onChange=${(/** @type {any} */ event) => setSit(event.target.checked)} />${say("new.sit")}</label>`}
      ${game.options.map((option) => html`<${OptionField} key=${option.name} option=${option} value=${typed[option.name]}
        set=${(/** @type {Chosen} */ chosen) => setTyped({ ...typed, [option.name]: chosen })} />`)}
      <label>${say("new.dice")}<select value=${dice} onChange=${taking(setDice)}>
        <option value="auto">${say("new.dice.auto")}</option><option value="manual">${say("new.dice.manual")}</option></select></label>
      ${failure && html`<p class="notice bad whole" role="alert">${failure}</p>`}
      <button class="primary whole">${say("new.open")}</button>
    </form>
  <//>`;
}
