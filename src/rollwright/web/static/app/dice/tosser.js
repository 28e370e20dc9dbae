// This browser's part in making the dice: it pledges a word, keeps what it sees, and shows the word once the list is frozen.
import { signal } from "../page/ui.js";
import { Sight } from "./sight.js";
import { listOf, pledgeOf } from "./toss.js";
import { newWord } from "./word.js";

/** @typedef {import("../types").View} View */
/** @typedef {import("../types").Answer} Answer */
/** Why the own word is not shown. @typedef {import("./sight.js").Contradiction | "word"} Doubt */

export class Tosser {
  /** @param {string} table @param {(op: string, fields: Record<string, unknown>) => Promise<Answer>} send */
  constructor(table, send) {
    this.sight = new Sight(table);
    this.send = send;
    /** A text of one's own that is mixed into the word. */
    this.text = "";
    /** What was asked for already: a refusal is not asked for again. @type {Set<string>} */
    this.done = new Set();
    /** Why the own word was not shown: "" if nothing is wrong. */
    this.doubt = signal(/** @type {Doubt} */ (""));
  }

  /** The server has told something. @param {View} view */
  look(view) {
    const { toss, commitment, you, status } = view;
    // What is seen after the end was not seen beforehand.
    if (!toss || view.stage === "over") return;
    this.sight.sawCommitment(toss.attempt, commitment);
    if (toss.phase === "pledging") this.pledge(view);
    else this.sight.sawList(commitment, { list: toss.frozen ?? "", seat: you.seat, pledge: you.pledge ?? "" });
    if (toss.phase === "revealing") this.reveal(view);
    if (status?.outcome) this.sight.sawRoll(status.outcome.number, status.outcome.text);
    const { wrong } = this.sight.seen();
    if (wrong) this.doubt.value = wrong;
  }

  /** @param {View} view */
  pledge({ commitment, you }) {
    const { seat } = you;
    // Whose word is lost makes another, as long as that is possible.
    if (seat === null || this.sight.wordOf(you.pledge ?? "") || !this.isNew(`pledge ${commitment} ${seat}`)) return;
    this.pledgeAs(commitment, seat);
  }

  /** @param {string} commitment @param {number} seat */
  pledgeAs(commitment, seat) {
    const word = newWord(this.text);
    const hash = pledgeOf(commitment, seat, word);
    this.sight.keepWord(hash, word);
    this.send("pledge", { seat, commitment, hash });
  }

  /** A text of one's own goes into the word, which is pledged anew. @param {View} view @param {string} text */
  mixIn({ toss, commitment, you }, text) {
    if (toss?.phase !== "pledging" || you.seat === null || text === this.text) return;
    this.text = text;
    this.pledgeAs(commitment, you.seat);
  }

  /** The word is shown for the list that was seen, and for no other. @param {View} view */
  async reveal(view) {
    const { commitment, you } = view;
    const word = this.sight.wordOf(you.pledge ?? "");
    if (!word || !this.isNew(`reveal ${commitment}`)) return;
    const doubt = this.sight.seen().wrong || doubtOf(view, word);
    this.doubt.value = doubt;
    if (doubt) return;
    const answer = await this.send("reveal", { commitment, word });
    if (answer.op === "ack") this.sight.showed(commitment);
  }

  /** @param {string} what */
  isNew(what) {
    const is = !this.done.has(what);
    this.done.add(what);
    return is;
  }
}

/** What is wrong with a frozen list; of a crowd its hash alone is known. @param {View} view @param {string} word @returns {Doubt} */
export function doubtOf({ toss, commitment, you, kind }, word) {
  const pledges = toss?.pledges ?? [];
  if (kind === "event") return "";
  const own = pledges.find(([seat]) => seat === you.seat);
  if (toss?.frozen !== listOf(commitment, pledges)) return "list";
  return own && own[2] === you.pledge && pledgeOf(commitment, own[1], word) === own[2] ? "" : "word";
}
