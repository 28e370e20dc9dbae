// The form for a new table, made from the options that the game tells: first what everybody needs, then the rest.
import { openTable } from "../connection/api.js";
import { BotChooser, firstBot } from "./bots.js";
import { CardPicker } from "./cardpicker.js";
import { EventSteps, isForCrowds } from "./events.js";
import { Dialog } from "../page/dialog.js";
import { failureText } from "../connection/failure.js";
import { optionsFrom, poolOf, roundsIn, rowsOf } from "./lists.js";
import { go } from "../page/route.js";
import { playerName } from "../page/settings.js";
import { botToMeet } from "./metbots.js";
import { nameOrGuest } from "../page/seat.js";
import { html, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Option} Option */
/** @typedef {import("./lists.js").Chosen} Chosen */
/** A value and what it is called. @typedef {[string, string]} Named */

const MOST_OFFERED = 8;
/** Longer ones do not fit into a row of chips. */
const MOST_CHIPS = 8;
const CHIP_LETTERS = 60;

/** One of a few: all of them are seen at once. @param {{label: string, name: string, value: string, choices: Named[], set: (value: string) => void}} props */
function Chips({ label, name, value, choices, set }) {
  return html`<fieldset class="chips whole"><legend>${label}</legend>
    ${choices.map(([one, words]) => html`<label key=${one} class="chip"><input type="radio" name=${name} value=${one} checked=${one === value}
      onChange=${() => set(one)} /><span>${words}</span></label>`)}
  </fieldset>`;
}

/** @param {{label: string, name: string, value: string, choices: Named[], set: (value: string) => void}} props */
function Choice(props) {
  const { label, value, choices, set } = props;
  const letters = choices.reduce((sum, [, words]) => sum + words.length, 0);
  if (choices.length <= MOST_CHIPS && letters <= CHIP_LETTERS) return html`<${Chips} ...${props} />`;
  return html`<label class="whole">${label}<select value=${value} onChange=${(/** @type {any} */ event) => set(event.target.value)}>
    ${choices.map(([one, words]) => html`<option key=${one} value=${one}>${words}</option>`)}</select></label>`;
}

/** @param {{option: Option, options: Option[], typed: Record<string, Chosen>, set: (chosen: Chosen) => void}} props */
function OptionField({ option, options, typed, set }) {
  const { title, lists, choices, labels } = option;
  const value = typed[option.name];
  const [unfolded, setUnfolded] = useState(false);
  const picker = () => lists && html`<${CardPicker} title=${title} lists=${lists} rows=${rowsOf(lists, roundsIn(options, typed, lists), value?.rows)}
    pool=${poolOf(options, typed, lists)} set=${(/** @type {string[][]} */ rows) => set({ rows })} />`;
  if (lists?.size) {
    // Dozens of pictures are not made before somebody wants to see them.
    return html`<details class="whole lists" onToggle=${(/** @type {any} */ event) => setUnfolded(event.currentTarget.open)}>
      <summary>${title}</summary>${unfolded && picker()}</details>`;
  }
  if (!choices.length) return null;
  // Behind the choices stands a list of one's own, where the option takes one.
  const own = String(choices.length);
  const named = choices.map((choice, at) => /** @type {Named} */ ([String(at), labels[at] ?? String(choice)]));
  const first = value?.rows ? own : String(value?.choice ?? choices.indexOf(option.default));
  return html`<${Choice} label=${title} name=${option.name} value=${first} choices=${lists ? [...named, [own, say("new.list-own")]] : named}
    set=${(/** @type {string} */ at) => set(at === own ? { rows: [[]] } : { choice: Number(at) })} />
  ${value?.rows && picker()}`;
}

/** @param {number} from @param {number} to @returns {Named[]} */
function numbers(from, to) {
  return Array.from({ length: Math.max(0, to - from) + 1 }, (_, at) => [String(from + at), from + at ? String(from + at) : say("new.none")]);
}

/**
 * @param {{game: import("../types").GameCard, bots: string[], names: Record<string, string>, solo?: boolean, event?: boolean, close: () => void}} props
 * `solo`: for one player, unless more are wanted after all; `event`: for a crowd, unless friends are meant after all
 */
export function NewTable({ game, bots, names, solo = false, event: forCrowd = false, close }) {
  const most = Math.min(game.seats.max ?? MOST_OFFERED, MOST_OFFERED);
  const alone = game.seats.max === 1;
  const [kind, setKind] = useState(forCrowd ? "event" : "table");
  const fewest = solo ? game.seats.min : Math.min(Math.max(2, game.seats.min), most);
  const [seats, setSeats] = useState(fewest);
  const [filled, setFilled] = useState(0);
  const [bot, setBot] = useState(firstBot(bots));
  const [dice, setDice] = useState("auto");
  const [sit, setSit] = useState(false);
  const [typed, setTyped] = useState(/** @type {Record<string, Chosen>} */ ({}));
  const [failure, setFailure] = useState("");
  const crowd = kind === "event";
  const taken = Math.min(filled, seats - 1);
  // Where everybody is here already there is nobody to wait for.
  const starts = !crowd && seats === taken + 1;
  /** @param {Event} event */
  const open = async (event) => {
    event.preventDefault();
    try {
      const { table } = await openTable({
        game: game.id, kind, dice, name: nameOrGuest(), options: optionsFrom(game.options, typed),
        seats: crowd ? Math.max(1, game.seats.min) : seats, bots: crowd ? [] : Array(taken).fill(botToMeet(() => localStorage, game.id, bot)),
        ...(crowd ? { seat: sit } : {}), start: starts,
      });
      go(`/t/${table}`);
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  const rest = [...game.options.map(({ title }) => title), say("new.dice")];
  const title = crowd ? "new.title-event" : alone || seats === 1 ? "new.title-alone" : "new.title";
  return html`<${Dialog} kind="new-table" title=${say(title, { game: game.name })} close=${close}>
    <form class="stacked" onSubmit=${open}>
      ${isForCrowds(game) && !solo && html`<${Chips} label=${say("new.kind")} name="kind" value=${kind} set=${setKind}
        choices=${[["table", say("new.kind.table")], ["event", say("new.kind.event")]]} />`}
      ${crowd && html`<${EventSteps} />`}
      <label>${say("start.name")}<input value=${playerName.value} maxlength="40" autocomplete="nickname" placeholder=${say("start.guest")}
        onInput=${(/** @type {any} */ event) => { playerName.value = event.target.value; }} /></label>
      ${!crowd && !alone && html`
        <${Chips} label=${say("new.seats")} name="seats" value=${String(seats)} choices=${numbers(fewest, most)}
          set=${(/** @type {string} */ count) => setSeats(Number(count))} />
        ${seats > 1 && html`<${Chips} label=${say("new.bots")} name="bots" value=${String(taken)} choices=${numbers(0, seats - 1)}
          set=${(/** @type {string} */ count) => setFilled(Number(count))} />`}
        ${taken > 0 && html`<label>${say("new.bot")}<${BotChooser} bots=${bots} names=${names} value=${bot} set=${setBot} /></label>`}`}
      ${crowd && html`<label class="check"><input type="checkbox" checked=${sit}
          onChange=${(/** @type {any} */ event) => setSit(event.target.checked)} />${say("new.sit")}</label>`}
      <details class="new-more" open=${alone || solo}><summary><b>${say("new.more")}</b> <span class="muted small">${rest.join(" · ")}</span></summary>
        <div class="stacked">
          ${game.options.map((option) => html`<${OptionField} key=${option.name} option=${option} options=${game.options} typed=${typed}
            set=${(/** @type {Chosen} */ chosen) => { setFailure(""); setTyped((before) => ({ ...before, [option.name]: chosen })); }} />`)}
          <${Chips} label=${say("new.dice")} name="dice" value=${dice} set=${setDice}
            choices=${[["auto", say("new.dice.auto")], ["manual", say("new.dice.manual")]]} />
        </div></details>
      <div class="new-open">
        ${failure && html`<p class="notice bad" role="alert">${failure}</p>`}
        <button class="primary big">${say(starts ? "new.start" : crowd ? "new.open-event" : "new.open")}</button>
      </div>
    </form>
  <//>`;
}
