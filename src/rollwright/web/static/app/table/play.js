// The running game: the bar, my board, the dock, and what lies beside.
import { MoveMenu } from "./actions.js";
import { Bar } from "./bar.js";
import { Beside } from "./beside.js";
import { Coach } from "./coach.js";
import { arePieces, Board } from "./board.js";
import { sheetOf } from "../drawing/documents.js";
import { buttonsOf, hasMore, ownSheet } from "../gestures/choices.js";
import { useDrag } from "../gestures/drag.js";
import { Banner, useFeel } from "../feel/feel.js";
import { News } from "../feel/news.js";
import { useStill } from "../feel/still.js";
import { useMeanwhile } from "./meanwhile.js";
import { useFinish } from "./finish.js";
import { useHands } from "../gestures/hands.js";
import { askHint, hasMoreToTell } from "../gestures/hint.js";
import { goToOpen, useKeptFocus, useKeys } from "../gestures/keys.js";
import { Later } from "../page/later.js";
import { JoinForm } from "./joinform.js";
import { PieceTable } from "./pieces.js";
import { SheetDialog, useWatched } from "./players.js";
import { isPuzzle, PuzzleGoal } from "../puzzle/goal.js";
import { ProposalBubble } from "../gestures/proposal.js";
import { Refusal } from "../gestures/refusal.js";
import { PieceTip } from "../gestures/tip.js";
import { canJoin } from "../page/seat.js";
import { Dock } from "./tray.js";
import { useDocked, useLow } from "./window.js";
import { html, useRef, useState } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../types").Die} Die */
/** @typedef {import("../types").Move} Move */
/** @typedef {import("./players.js").Watched} Watched */
/** @typedef {import("../connection/store.js").TableStore} TableStore */

/**
 * My board, or the sheet of whom I watch.
 * @param {{store: TableStore, view: View, watched: Watched, hands: ReturnType<typeof useHands>, drag: ReturnType<typeof useDrag>["die"],
 *   look: (seat: number) => void}} props `look`: open somebody's sheet
 */
function MainSheet({ store, view, watched: chosen, hands, drag, look }) {
  const { touch, usable, chosen: inHand } = hands;
  const choosing = usable.length > 1 && !inHand;
  const sheet = ownSheet(view);
  const meanwhile = useMeanwhile(view, useLow() || !sheet || arePieces(sheet));
  const watched = meanwhile ?? chosen;
  const name = watched.seat && watched.seat.seat !== view.you.seat ? say("table.sheet-of", { name: watched.seat.name }) : say("table.my-sheet");
  const kinds = ["mine", sheet || watched.seat ? "is-board" : "", choosing ? "choosing" : "", store.tumbling.value ? "is-tumbling" : ""];
  return html`<section class=${kinds.filter(Boolean).join(" ")} aria-label=${name} data-content>
    <h2 class="visually-hidden">${name}</h2>
    <${PuzzleGoal} view=${view} />
    ${canJoin(view) && html`<div class="panel"><${JoinForm} store=${store} view=${view} /></div>`}
    ${sheet && !meanwhile && (arePieces(sheet) ? html`<${PieceTable} store=${store} view=${view} sheet=${sheet} touch=${touch} hands=${hands} drag=${drag}
        look=${look} />`
      : html`<${Board} sheet=${sheet} tools=${view} touch=${touch} />`)}
    ${watched.seats.length > 0 && html`<${Later} part="WatchedSheet" aside store=${store} view=${view} watched=${watched} look=${look} />`}
  </section>`;
}

/**
 * A key that does something at the table.
 * @param {{store: TableStore, view: View, hands: ReturnType<typeof useHands>, finish: () => void, hint: () => void, help: () => void,
 *   close: () => void}} table
 * @param {string} key
 */
function pressed({ store, view, hands: { dice, usable, choose }, finish, hint, help, close }, key) {
  // A key may come before this page is drawn again: ask the table as it is now.
  const now = store.view.value ?? view;
  const die = keyedDice(view, dice)[Number(key) - 1];
  const proposal = store.proposal.value;
  if (proposal && (key === "r" || key === "f")) store.turn();
  else if (proposal && key === "u") store.propose(null);
  else if (proposal && key === "Enter") store.confirm();
  else if (key === "u" && now.can_undo) store.undo();
  else if (key === "d") finish();
  else if (key === "h" && now.moves.length) hint();
  else if (key === "o") store.asking.value = !store.asking.value && now.moves.length > 0;
  else if (key === "m") /** @type {HTMLElement | null} */ (document.querySelector(".dock .more"))?.click();
  else if (key === "n" || key === "p") goToOpen(key === "n" ? 1 : -1);
  else if (key === "?") help();
  else if (key === "Escape") { close(); store.letGo(); }
  else if (die && usable.includes(die)) {
    choose(die);
    // Who is on the board stays there. Else the next key is meant for what lies here: the die that was chosen, or the roll that took its place.
    if (document.activeElement?.closest(".mine [data-place]")) return;
    /** @type {HTMLElement | null} */ (document.querySelector(`[data-die="${CSS.escape(die.id)}"]`))?.focus();
  }
}

/** The dice that have a number: where the dice lie among my pieces, mine alone. @param {View} view @param {Die[]} dice */
export function keyedDice(view, dice) {
  const sheet = ownSheet(view);
  const shared = new Set((view.status?.shown ?? []).map(({ id }) => id));
  return sheet && arePieces(sheet) ? dice.filter(({ id }) => !shared.has(id)) : dice;
}

/** @param {{store: TableStore, view: View}} props */
export function Play({ store, view: newest }) {
  const view = useStill(store, newest);
  const [help, setHelp] = useState(false);
  const [opened, setOpened] = useState(false);
  const watched = useWatched(view);
  const [looked, look] = useState(/** @type {number | null} */ (null));
  const seen = view.seats.find(({ seat, kind }) => seat === looked && kind !== "open");
  const { finish, fresh, asked } = useFinish(store, view);
  const held = useHands(store, view);
  const { chosen, menu, offer, closeMenu, setGlow } = held;
  const places = ownSheet(view)?.cards.flatMap((card) => card.places) ?? [];
  const drag = useDrag(store, held.touch, (id) => places.find((place) => place.id === id));
  const hands = { ...held, touch: { ...held.touch, drag: drag.place } };
  const gains = store.ghost.value?.gains ?? [];
  const [telling, tellMore] = useState(false);
  const counsel = store.counsel.value;
  const hint = () => {
    if (hasMoreToTell(store.counsel.peek())) tellMore(true);
    else if (!isPuzzle(view)) askHint(store);
  };
  const close = () => setOpened(false);
  /** An entry of a menu: a move, or ways that are told apart on the board. @param {Move[]} ways */
  const choose = (ways) => {
    const [only] = ways;
    if (only && ways.length === 1) store.play(only.move);
    else store.propose({ moves: ways, at: 0, place: only?.place ?? -1 });
  };
  useKeys((key) => pressed({ store, view, hands, finish, hint, help: () => setHelp(true), close }, key));
  useKeptFocus();
  const banner = useFeel(view, places);
  const sheet = ownSheet(view);
  const docked = useDocked(sheet);
  const laid = useRef(false);
  // While the prints of another language are on their way, the dice stay where they are.
  const seenSheet = sheet ?? sheetOf(view.boards[String(watched.seat?.seat)]);
  if (seenSheet) laid.current = arePieces(seenSheet);
  return html`<main id="content" class=${`play${docked ? " is-docked" : ""}`}>
    <${Bar} store=${store} view=${view} opened=${opened} toggle=${() => setOpened(!opened)} help=${() => setHelp(true)} look=${look} />
    <${MainSheet} store=${store} view=${view} watched=${watched} hands=${hands} drag=${drag.die} look=${look} />
    <${ProposalBubble} store=${store} view=${view} gains=${gains} places=${places} dice=${hands.dice} />
    <${Dock} store=${store} view=${view} ...${hands} laid=${laid.current} drag=${drag.die} gains=${gains}
      more=${hasMore(view)} buttons=${buttonsOf(view, chosen)}
      hint=${hint} help=${() => setHelp(true)} finish=${() => finish()} fresh=${fresh}
      offer=${(/** @type {Move[]} */ moves, /** @type {Element} */ at) => offer(moves, at, "")} />
    <${Beside} store=${store} view=${view} watched=${watched} hidden=${!opened && !docked} help=${() => setHelp(true)} close=${close} />
    ${!docked && !laid.current && html`<${News} view=${view} />`}
    <${Banner} words=${banner} />
    <${Coach} store=${store} view=${view} />
    <${Refusal} store=${store} view=${view} />
    <${PieceTip} store=${store} tools=${view} />
    ${asked}
    ${seen && html`<${SheetDialog} store=${store} view=${view} seat=${seen} close=${() => look(null)} />`}
    ${menu && html`<${MoveMenu} moves=${menu.moves} at=${menu.at} about=${menu.about} labels=${store.labels} glow=${setGlow} close=${closeMenu}
      choose=${(/** @type {Move[]} */ ways) => { closeMenu(); choose(ways); }} />`}
    ${telling && counsel && html`<${Later} part="Ways" aside store=${store} counsel=${counsel} close=${() => tellMore(false)} />`}
    ${help && html`<${Later} part="Help" aside view=${view} close=${() => setHelp(false)} />`}
  </main>`;
}
