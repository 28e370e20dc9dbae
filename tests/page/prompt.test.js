// What to do next, whom the table waits for, and what ending the turn would waste.
import assert from "node:assert/strict";
import { test } from "node:test";

import { writtenBy } from "../../src/rollwright/web/static/app/table/counters.js";
import { mainButton } from "../../src/rollwright/web/static/app/table/button.js";
import { promptFor, waitingText, WAYS } from "../../src/rollwright/web/static/app/table/prompt.js";
import { language } from "../../src/rollwright/web/static/app/page/settings.js";
import { isLast, isUnfinished, wasteOf, wasteText } from "../../src/rollwright/web/static/app/table/waste.js";
import { buttonsOf, usableDice } from "../../src/rollwright/web/static/app/gestures/choices.js";
import { en } from "../../src/rollwright/web/static/app/words/en.js";
import { es } from "../../src/rollwright/web/static/app/words/es.js";
import { fetchWords } from "../../src/rollwright/web/static/app/words/words.js";
import {
  adviceFor, BARONY, boardWith, CA, COUNTY, diceIn, dieOf, DONE, faceView, IA, keepPrint, mapView, moveAt, PA, rerollView, seatOf, statusOf, TINKER, TX, viewOf,
} from "./things.js";

await fetchWords("es");

/** @param {import("./things.js").View} view @param {string} [die] @param {number} [hand] */
function advice(view, die = "", hand = -1) {
  const dice = diceIn(view);
  return adviceFor(view, usableDice(view, dice), dice.find(({ id }) => id === die), hand);
}

/** @param {number} waiting @returns {import("../../src/rollwright/web/static/app/types").Standings} */
const standings = (waiting) => ({ op: "standings", top: [], waiting, seats: 3, version: 1, you: null });

test("the way to the next move is told step by step", () => {
  assert.equal(advice(mapView()), "Tap a die, then a glowing place.");
  assert.equal(advice(mapView(), "r3"), "Tap a glowing place.");
  assert.equal(advice({ ...mapView(), moves: [moveAt("pass"), DONE] }), "Tap a button, or “End turn”.");
  assert.equal(advice({ ...mapView(), moves: [moveAt("pass")] }), "Choose one of the buttons.");
  assert.equal(advice(viewOf()), "");
  const two = [moveAt("reroll:black", -1, { die: "black" }), moveAt("reroll:white", -1, { die: "white" })];
  assert.equal(advice({ ...rerollView(), moves: two }), "Tap a die.");
  assert.equal(advice({ ...rerollView(), moves: two }, "black"), "Choose what this die does.");
});

test("when only paying is left, or nothing at all, it is told so", () => {
  const paid = moveAt("dupe>IA", IA, { price: ["dupe"] });
  assert.equal(advice({ ...mapView(), moves: [paid, DONE] }), "Pay for something, or tap “End turn”.");
  assert.equal(advice({ ...mapView(), moves: [paid] }), "Tap a place: it costs something.");
  // What one pays with is told by the game.
  const game = { ...mapView().game, cost: "a power" };
  assert.equal(advice({ ...mapView(), game, moves: [paid, DONE] }), "Use a power, or tap “End turn”.");
  assert.equal(advice({ ...mapView(), game, moves: [paid] }), "Tap a place: it costs a power.");
  assert.equal(advice({ ...mapView(), moves: [DONE] }), "Nothing is left to do: tap “End turn”.");
  const used = [dieOf("r3", "3", { mark: "crossed" }), dieOf("b4", "4", { mark: "crossed" })];
  assert.equal(advice(viewOf({ moves: [DONE], boards: { 0: boardWith({ dice: used }) } })), "All dice are used: tap “End turn”.");
  assert.equal(advice(viewOf({ moves: [DONE], ending: "Keep dice" })), "Nothing is left to do: tap “Keep dice”.");
});

test("a question comes first, and the way to answer it as far as there is room", () => {
  /** @param {string} question */
  const asked = (question) => advice({ ...mapView(), question, moves: [moveAt("more", IA)] });
  assert.equal(asked("3 more squares."), "3 more squares. Tap a glowing place.");
  assert.equal(asked("A question that is almost too long for it."), "A question that is almost too long for it. Tap a place.");
  assert.equal(asked("A question that fills all the room that there is."), "A question that fills all the room that there is.");
  assert.equal(advice(viewOf({ question: "You sit this turn out." })), "You sit this turn out.");
});

test("what is in hand is named, and whether it costs something; a long name is left out", () => {
  const view = faceView();
  assert.equal(advice(view), "2 upgrades left. Tap a glowing face, then its new one.");
  assert.equal(advice(view, "", BARONY), "side 1: tap its new face and pay.");
  const free = { ...view, moves: view.moves.map((move) => ({ ...move, price: [] })) };
  assert.equal(advice(free, "", TINKER), "side 5: tap its new face.");
  assert.equal(adviceFor(view, [], undefined, -1, { aim: COUNTY }), "County: tap the face that it replaces.");
  keepPrint("black", "Black die", ["The Most Serene Republic of the Seven Hills", "side 5"]);
  assert.equal(advice(view, "", BARONY), "Tap its new face and pay.");
});

test("a counter that was tapped tells what it pays for, and a shape that it waits", () => {
  /** @param {string} armed @param {import("./things.js").Move[]} moves */
  const spend = (armed, moves) => adviceFor({ ...mapView(), moves }, [], undefined, -1, { armed });
  const [there, other] = [moveAt("r3>PA!", PA, { die: "r3", price: ["guard"] }), moveAt("coins:1", -1, { price: ["coin"], makes: "die1" })];
  const die = moveAt("A+1", -1, { die: "r3", price: ["pumpkin", "pumpkin"] });
  assert.equal(spend("guard", [there, other, DONE]), "Guard: tap a glowing place.");
  assert.equal(spend("coin", [there, other, moveAt("p", CA, { price: ["coin"] })]), "Coin: tap a glowing place or a new die.");
  assert.equal(spend("pumpkin", [die, DONE]), "Pumpkin: tap a die.");
  assert.equal(spend("grain", [moveAt("sell", -1, { price: ["grain"], makes: "coin" }), DONE]), "Grain: tap a button.");
  assert.equal(spend("heart", [die, DONE]), "Heart: nothing to spend it on now.");
  assert.equal(adviceFor(mapView(), [], undefined, -1, { pending: 3 }), "Turn it, or tick to confirm.");
  assert.equal(adviceFor(mapView(), [], undefined, -1, { pending: 1 }), "Tick to confirm.");
});

test("a counter that pays for nothing alone is told of with what it needs besides", () => {
  const [both, alone] = [moveAt("dupe>IA!", IA, { price: ["dupe", "guard"], makes: "die4" }), moveAt("dupe>IA", IA, { price: ["dupe"], makes: "die4" })];
  /** @param {string} armed @param {import("./things.js").Move[]} moves */
  const spend = (armed, moves) => adviceFor({ ...mapView(), moves }, [], undefined, -1, { armed });
  assert.equal(spend("guard", [both, alone, DONE]), "Guard, together with dupe: tap a dashed place.");
  assert.equal(spend("dupe", [both, alone, DONE]), "Dupe 4: tap a glowing place.");
  assert.equal(spend("guard", [{ ...both, place: -1 }, DONE]), "Guard: only together with dupe.");
});

test("a loss is no move like any other, and what could be paid instead is told", (t) => {
  t.after(() => { language.value = "en"; });
  const cross = moveAt("r3>xPA", PA, { die: "r3", harms: "x" });
  const guarded = moveAt("r3>PA!", PA, { die: "r3", price: ["guard"] });
  const changed = moveAt("r3c>xCA", CA, { die: "r3", price: ["color-change"], harms: "x" });
  const game = { ...mapView().game, cost: "a power" };
  assert.equal(advice({ ...mapView(), moves: [cross] }, "r3"), "It fits nowhere: mark an X where it glows.");
  assert.equal(advice({ ...mapView(), game, moves: [cross, guarded] }, "r3"), "It fits nowhere: mark an X, or use a power.");
  const view = { ...mapView(), moves: [cross, changed] };
  assert.equal(adviceFor(view, diceIn(view), diceIn(view)[0], -1, { armed: "color-change" }), "Colour change: tap a place for an X.");
  language.value = "es";
  assert.equal(advice({ ...mapView(), moves: [cross] }, "r3"), "No cabe: marca una X donde brilla.");
});

test("a die that can only be skipped, or go somewhere at a cost, has a button", () => {
  const moves = [moveAt("r3>-", -1, { die: "r3" }), moveAt("r3c>CA", CA, { die: "r3", price: ["color-change"] }), moveAt("b4>IA", IA, { die: "b4" })];
  assert.equal(advice({ ...mapView(), moves }, "r3"), "This die fits nowhere: use its button.");
});

test("a sentence speaks of what it claims, and of nothing else", () => {
  /** @type {Record<string, Record<string, RegExp>>} */
  const nouns = {
    en: {
      die: /\bdie\b/, place: /\bplace\b/, button: /\bbuttons?\b/, end: /“\{end\}”/, price: /(?<!\{)\bcosts?\b|\bPay\b|\bpay\b|^\{use\}/,
      source: /\bface,|the face that/, tick: /\b[Tt]ick\b/, harm: /\{harm\}/, skip: /\bskip\b/, pay: /, or use \{cost\}/,
    },
    es: {
      die: /\bdado\b/, place: /\blugar\b/, button: /bot(ón|ones)\b/, end: /«\{end\}»/, price: /\bcuesta\b|\b[Pp]aga|\bpagar\b|^\{use\}/,
      source: /una cara|la cara que/, tick: /[Cc]onfirma/, harm: /\{harm\}/, skip: /saltar/, pay: /, o usa \{cost\}/,
    },
  };
  for (const [spoken, catalogue] of Object.entries({ en, es })) {
    for (const [way, claims] of Object.entries(WAYS)) {
      for (const key of [`prompt.${way}`, `prompt.${way}.short`]) {
        const sentence = catalogue[/** @type {keyof typeof en} */ (key)];
        const told = Object.entries(nouns[spoken] ?? {}).filter(([, noun]) => noun.test(sentence)).map(([claim]) => claim);
        const meant = claims.flatMap((claim) => (claim === "own-button" ? ["die", "button"] : [claim]));
        assert.deepEqual(told.sort(), meant.filter((claim) => claim !== "target" && claim !== "turn").sort(), `${spoken} ${key}: ${sentence}`);
      }
    }
  }
});

test("the main button is called after what it does, and leads on when nothing else is left for nothing", () => {
  assert.deepEqual(mainButton(viewOf({ moves: [DONE], ending: "Keep dice" })), { move: DONE, words: "Keep dice", next: true });
  assert.equal(mainButton(mapView())?.next, false);
  assert.equal(mainButton({ ...mapView(), moves: [moveAt("dupe>IA", IA, { price: ["dupe"] }), DONE] })?.next, true);
  assert.equal(mainButton(viewOf({ moves: [moveAt("pass")] })), null);
});

test("others are waited for by name, and open seats once", () => {
  const open = { kind: /** @type {const} */ ("open"), name: "", waiting: true };
  const seats = [seatOf(0, { waiting: true }), seatOf(1, { name: "Bob", waiting: true }), seatOf(2, open), seatOf(3, open), seatOf(4)];
  assert.equal(waitingText(viewOf({ seats }), null), "Waiting for Bob, an open seat");
  assert.equal(waitingText(viewOf(), null), "");
  const many = ["Anastasia Montgomery", "Bartholomew Smith", "Konstantin Meyer"].map((name, at) => seatOf(at + 1, { name, waiting: true }));
  assert.equal(waitingText(viewOf({ seats: many }), null), "Waiting for 3 players");
});

test("a crowd is counted, without whoever reads it", () => {
  /** @param {boolean} waiting */
  const crowd = (waiting) => viewOf({ kind: "event", moves: waiting ? [DONE] : [], you: { seat: 0, host: false, name: "P0", entry: seatOf(0) } });
  assert.equal(waitingText(crowd(true), standings(3)), "Waiting for 2 players");
  assert.equal(waitingText(crowd(true), standings(2)), "Waiting for 1 player");
  assert.equal(waitingText(crowd(true), standings(1)), "");
  assert.equal(waitingText(crowd(false), standings(1)), "Waiting for 1 player");
  assert.equal(waitingText(viewOf({ kind: "event" }), null), "");
});

test("a pause and a roll are told before anything else", () => {
  assert.equal(waitingText(viewOf({ stage: "paused" }), null), "The host has paused the game.");
  assert.equal(waitingText(viewOf({ status: null }), null), "");
  assert.equal(waitingText(viewOf({ status: statusOf({ phase: "roll" }) }), null), "The dice are about to roll …");
  const late = [seatOf(0), seatOf(1, { name: "Tom", away: true }), seatOf(2), seatOf(3, { kind: "bot", away: true })];
  const tossing = viewOf({ status: statusOf({ phase: "roll" }), toss: { phase: "revealing", attempt: 1 }, seats: late });
  assert.equal(waitingText(tossing, null), "Waiting a moment for Tom …");
  assert.equal(waitingText({ ...tossing, seats: [seatOf(0), seatOf(1)] }, null), "The dice are about to roll …");
  assert.equal(waitingText({ ...tossing, toss: { phase: "settled", attempt: 1 } }, null), "The dice are about to roll …");
  const wanted = statusOf({ phase: "roll", wanted: "Bob rolls." });
  assert.equal(waitingText(viewOf({ status: wanted, dice: "manual" }), null), "Bob rolls. The host types in the dice.");
  const longer = statusOf({ phase: "roll", wanted: "Turn 3: two dice are rolled for everybody." });
  assert.equal(waitingText(viewOf({ status: longer, dice: "manual" }), null), "Turn 3: two dice are rolled for everybody.");
});

/** A view whose end of the turn would lose these. @param {string[]} forfeits @param {Partial<import("./things.js").View>} [more] */
const losing = (forfeits, more = {}) => ({ ...mapView(), moves: [moveAt("b4>IA", IA, { die: "b4" }), { ...DONE, forfeits }], ...more });

test("what the end of the turn forfeits is told by the game, and said in either language", (t) => {
  t.after(() => { language.value = "en"; });
  const lost = wasteOf(losing(["die", "die"]));
  assert.equal(wasteText(lost), "You would lose 2 unused dice.");
  assert.equal(wasteText(["coin", "upgrade", "upgrade"]), "You would lose a coin and 2 upgrades.");
  language.value = "es";
  assert.equal(wasteText(lost), "Perderías 2 dados sin usar.");
});

test("who loses nothing is not asked, whatever could still be done", () => {
  assert.deepEqual(wasteOf(losing([])), []);
  assert.deepEqual(wasteOf({ ...mapView(), moves: [] }), []);
});

test("whether others still think or not, it is asked, and told whether it can be taken back", () => {
  const mine = seatOf(0, { waiting: true });
  /** @param {Partial<import("./things.js").Seat>} other */
  const beside = (other) => losing(["die"], { seats: [mine, seatOf(1, { waiting: true, ...other })] });
  /** @type {[Partial<import("./things.js").Seat>, boolean][]} */
  const cases = [[{}, false], [{ kind: "open" }, false], [{ kind: "bot" }, true], [{ waiting: false }, true]];
  for (const [other, last] of cases) {
    assert.deepEqual(wasteOf(beside(other)), ["die"]);
    assert.equal(isLast(beside(other), null), last);
  }
  const event = losing(["die"], { kind: "event", you: { seat: 0, host: false, name: "P0", entry: mine } });
  assert.deepEqual(wasteOf(event), ["die"]);
  assert.equal(isLast(event, standings(2)), false);
  assert.equal(isLast(event, standings(1)), true);
});

test("who has no seat is told why", (t) => {
  t.after(() => { language.value = "en"; });
  const you = { seat: null, host: false, name: "" };
  const [taken, open] = [seatOf(0), seatOf(1, { kind: "open" })];
  /** @param {Partial<import("./things.js").View>} more */
  const told = (more) => promptFor(viewOf({ you, ...more }), { usable: [] }).words;
  assert.equal(told({ seats: [taken] }), "All seats are taken: you are watching.");
  assert.equal(told({ seats: [taken, open] }), "You are watching.");
  assert.equal(told({ seats: [taken], kind: "event" }), "You are watching; you can play the next one.");
  language.value = "es";
  assert.equal(told({ seats: [taken] }), "No quedan asientos: estás mirando.");
});

test("ending the turn is what comes next when nothing is left to use or to decide", () => {
  assert(isUnfinished(mapView()));
  assert(isUnfinished(faceView()));
  assert(!isUnfinished({ ...viewOf(), question: "Nothing is left to spend.", moves: [DONE] }));
  assert(!isUnfinished({ ...mapView(), moves: [DONE] }));
});

test("a counter in hand that writes a number no die shows names that number", () => {
  const dupes = [moveAt("dupe>PA", 0, { price: ["dupe"], makes: "die3" }), moveAt("dupe>WV!", 2, { price: ["dupe", "guard"], makes: "die3" })];
  const view = { ...mapView(), moves: [...dupes, DONE] };
  assert.equal(adviceFor(view, [], undefined, -1, { armed: "dupe" }), "Dupe 3: tap a glowing place.");
  assert.equal(writtenBy(dupes), "3");
  assert.equal(writtenBy([...dupes, moveAt("dupe>TX", 5, { price: ["dupe"], makes: "die4" })]), "", "two numbers");
  assert.equal(writtenBy([moveAt("hearts2", -1, { price: ["heart"], makes: "die3" })]), "", "a new die is no number that is written");
});

test("dice that fit nowhere are skipped with a tap, the last one like the first", () => {
  const skip = (/** @type {string} */ die) => moveAt(`${die}>-`, -1, { die, skips: true });
  const dice = [dieOf("b4", "4", { name: "the blue 4" }), dieOf("y1", "1", { name: "the yellow 1" })];
  const view = viewOf({ moves: [skip("b4"), skip("y1")], boards: { 0: boardWith({ dice }) } });
  assert.deepEqual(promptFor(view, { usable: dice }), { words: "No die fits anywhere: tap one to skip it.", claims: ["die", "skip"], asked: false });
  const last = { ...view, moves: [skip("y1")] };
  const [, yellow] = dice;
  assert.equal(promptFor(last, { usable: [dice[1] ?? dieOf("", "")], chosen: yellow }).words, "The yellow 1 fits nowhere: tap the die to skip it.");
  assert.deepEqual(buttonsOf(last, yellow), []);
  // What could still be paid for keeps the button: a tap on the die takes it in hand.
  const paid = { ...last, moves: [...last.moves, moveAt("y1c>TX", TX, { die: "y1", price: ["color-change"] })] };
  assert.deepEqual(buttonsOf(paid, yellow), last.moves);
});
