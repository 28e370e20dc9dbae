// What the page knows of the table it shows.
import { fetchTable } from "./api.js";
import { Link } from "./link.js";
import { Labels } from "../gestures/labels.js";
import { ghostOf } from "../gestures/ghost.js";
import { merged, viewOf } from "./merge.js";
import { turned } from "../gestures/proposal.js";
import { Tosser } from "../dice/tosser.js";
import { bots, language } from "../page/settings.js";
import { effect, signal } from "../page/ui.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").View} View */

const OWN_LINES = 50;

export class TableStore {
  /** @param {string} table */
  constructor(table) {
    this.table = table;
    this.view = signal(/** @type {View | null} */ (null));
    this.standings = signal(/** @type {import("../types").Standings | null} */ (null));
    this.failure = signal(/** @type {Error | null} */ (null));
    this.connection = signal({ state: /** @type {"open" | "trying" | "waiting"} */ ("trying"), seconds: 0 });
    /** The id of the die that is chosen. */
    this.die = signal("");
    /** The place that was taken in hand; -1: none. */
    this.hand = signal(-1);
    /** The place whose piece is wanted in the place of another; -1: none. */
    this.aim = signal(-1);
    /** What the page tells beside the sheet: a reason, a hint. */
    this.notice = signal({ text: "", kind: "info", count: 0 });
    /** The move that is recommended, and the sentence of the hint; both stay until something else is taken in hand. */
    this.hinted = signal("");
    this.advice = signal("");
    /** Why, and what else could be done, as long as the hint stays. */
    this.counsel = signal(/** @type {import("../gestures/hint.js").Counsel | null} */ (null));
    /** Is a hint being searched? */
    this.hinting = signal(false);
    /** Why a tap on a place meant nothing. */
    this.refusal = signal(/** @type {import("../gestures/refusal.js").Refused | null} */ (null));
    /** The piece that is pointed at, and where it lies. */
    this.pointed = signal(/** @type {import("../gestures/tip.js").Pointed | null} */ (null));
    /** The counter in hand, of which something is to be spent: its id. */
    this.armed = signal("");
    /** A move that covers several places, and waits for a tick. */
    this.proposal = signal(/** @type {import("../gestures/proposal.js").Proposal | null} */ (null));
    /** What a move would change, as soon as the server has told it. */
    this.ghost = signal(/** @type {import("../gestures/ghost.js").Ghost | null} */ (null));
    this.previewed = "";
    /** Does a die hang on the pointer? */
    this.dragging = signal(false);
    /** Do the dice still roll? What they show is not told before they lie still. */
    this.tumbling = signal(false);
    /** What my last roll took or brought by itself. */
    this.brought = signal(/** @type {import("../feel/changes.js").Gain[]} */ ([]));
    /** Does the next tap offer all moves of a place? */
    this.asking = signal(false);
    /** What this seat did at an event: the server tells nobody. */
    this.own = signal(/** @type {import("../types").LogLine[]} */ ([]));
    /** The host's countdown. */
    this.clock = signal(/** @type {import("../table/clock.js").Clock | null} */ (null));
    /** Are bots not waited for, until it is my turn again? */
    this.skipping = signal(false);
    this.toldSkip = false;
    /** Was the last thing that I asked for to take a move back? */
    this.takenBack = false;
    /** Was the move that ends the turn mine? */
    this.ended = false;
    /** Has the host taken this guest from the table? */
    this.removed = signal(false);
    /** This browser's part in making the dice. */
    this.tosser = new Tosser(table, (op, fields) => this.send(op, fields));
    this.labels = new Labels(async (moves) => (await this.send("labels", { moves })).labels ?? {});
    /** How many components look at each seat. */
    this.watched = /** @type {Map<number, number>} */ (new Map());
    this.watching = "";
    this.lost = false;
    /** A refusal that was just told. */
    this.denied = "";
    this.leaving = false;
    this.closed = false;
    /** @type {Link | null} */
    this.link = null;
    /** @type {(() => void) | null} */
    this.stop = null;
    this.begin();
  }

  /** Look at the table, and again if that has failed. */
  async begin() {
    this.failure.value = null;
    let seen = 0;
    try {
      const { view, version } = await fetchTable(this.table);
      seen = version;
      this.view.value = viewOf(view);
    } catch (error) {
      this.failure.value = /** @type {Error} */ (error);
      return;
    }
    // Whoever has gone on meanwhile needs no socket.
    if (this.closed) return;
    this.link = new Link(this.table, () => language.peek(), {
      receive: (answer) => this.receive(answer),
      state: (state, seconds) => this.changed(state, seconds),
    }, seen);
    let last = language.peek();
    const stops = [effect(() => {
      if (language.value !== last) {
        last = language.value;
        this.link?.reopen();
      }
    }), effect(() => this.tellSkip(bots.value === "at-once" || this.skipping.value))];
    this.stop = () => stops.forEach((stop) => stop());
  }

  /** @param {"open" | "trying" | "waiting"} state @param {number} seconds */
  changed(state, seconds) {
    if (state === "waiting") this.lost = true;
    if (state === "open" && this.lost) {
      this.lost = false;
      this.greetAgain();
    }
    this.connection.value = { state, seconds };
  }

  /** All is well again, unless the server could not do what was asked before it was lost. */
  greetAgain() {
    if (!this.denied) this.tell("net.back", "good");
    else if (this.notice.peek().text !== this.denied) this.tell(this.denied, "bad");
  }

  /** @param {import("../types").Answer} answer */
  receive(answer) {
    const before = this.view.peek();
    this.take(answer);
    this.watchSeat(before);
    this.watchTurn(before, answer);
    const now = this.view.peek();
    if (now && now !== before) this.tosser.look(now);
  }

  /** @param {import("../types").Answer} answer */
  take(answer) {
    if (answer.op === "view" || answer.changes?.moves) {
      this.labels.forget();
      this.armed.value = "";
      this.advise("");
      this.propose(null);
      // What was pointed at may lie elsewhere now, and another piece in its place.
      this.point("", null);
    }
    this.view.value = merged(this.view.peek(), answer);
    // A new socket knows nothing of whom one watches.
    if (answer.op === "view") {
      this.watching = "";
      this.clock.value = null;
      this.toldSkip = false;
      this.tellSkip(bots.peek() === "at-once" || this.skipping.peek());
    }
    this.tellWatched();
    if (answer.op === "countdown") this.tellClock(answer);
    if (answer.op === "standings") this.standings.value = /** @type {any} */ (answer);
    // A move that is no longer possible has no preview, and a list may freeze a moment before a pledge.
    else if (answer.op === "refused" && this.link?.isUnasked(answer)) return;
    else if (answer.op === "refused" && answer.error) {
      this.denied = answer.error.message;
      this.tell(this.denied, "bad");
    } else if (answer.op === "gone" && answer.reason && !this.denied) this.tell(answer.reason, "bad");
  }

  /** Whoever loses the seat without leaving it is told why. @param {View | null} before */
  watchSeat(before) {
    const had = before?.you.seat ?? null;
    const has = this.view.peek()?.you.seat ?? null;
    if (has !== null) this.removed.value = false;
    else if (had !== null && !this.leaving) {
      this.removed.value = true;
      this.tell(say("table.removed"), "bad");
    }
  }

  /** Whoever did not end the own turn is told who did. @param {View | null} before @param {import("../types").Answer} answer */
  watchTurn(before, answer) {
    const now = this.view.peek();
    if (!before || !now || now.you.seat === null || answer.op !== "update") return;
    if (now.moves.length && !before.moves.length) this.skipBots(false);
    const times = answer.lines?.filter(({ kind }) => kind === "time") ?? [];
    // At an event the log has no line of one seat, and the last of them may end together with the turn.
    const goesOn = before.moves.length > 0 && !this.ended && now.kind === "event";
    const wasEnded = goesOn && (times.length > 0 || (!now.moves.length && now.stage === "playing"));
    if (wasEnded) this.note(say("table.played-for-you"), answer.version ?? 0, "time");
    if (wasEnded || times.some(({ seat }) => seat === now.you.seat)) this.tell(say("table.played-for-you"));
    if (now.status?.turn !== before.status?.turn || now.status?.round !== before.status?.round) this.ended = false;
  }

  /** @param {import("../types").Answer} answer */
  tellClock({ seconds = 0, left = 0, every = false, runs = false }) {
    this.clock.value = seconds ? { seconds, left, every, runs, at: performance.now() } : null;
  }

  /** Don't wait for bots, until it is my turn again. @param {boolean} on */
  skipBots(on) {
    this.skipping.value = on;
  }

  /** Tell the server, if that is news: it decides with what all others want. @param {boolean} on */
  tellSkip(on) {
    if (on === this.toldSkip) return;
    this.toldSkip = on;
    this.send("skip", { on });
  }

  /** Take a counter in hand; "" puts it back. @param {string} id */
  arm(id) {
    this.quiet();
    this.propose(null);
    if (!this.view.peek()?.moves.some(({ move, price }) => move === this.hinted.peek() && price.includes(id))) this.advise("");
    this.armed.value = id;
  }

  /**
   * Recommend a move in a sentence; "" for none.
   * @param {string} move @param {string} [text] @param {import("../gestures/hint.js").Counsel | null} [counsel]
   */
  advise(move, text = "", counsel = null) {
    this.hinted.value = move;
    this.advice.value = text;
    this.counsel.value = counsel;
  }

  /** Make the move that waits for its tick. */
  confirm() {
    const proposal = this.proposal.peek();
    const move = proposal?.moves[proposal.at]?.move;
    if (move) this.play(move);
  }

  /** Show a move before it is made. @param {import("../gestures/proposal.js").Proposal | null} proposal */
  propose(proposal) {
    this.proposal.value = proposal;
    this.preview(proposal?.moves[proposal.at]?.move ?? "");
  }

  /** The next way to make the move that is shown, or another one. @param {number} [step] */
  turn(step = 1) {
    const { value } = this.proposal;
    if (value && step) this.propose(turned(value, step));
  }

  /** Ask what a move would change; "" for none. @param {string} move */
  async preview(move) {
    if (move === this.previewed) return;
    this.previewed = move;
    this.ghost.value = null;
    if (!move) return;
    const { board } = await this.send("preview", { move });
    const own = this.view.peek();
    if (board && own && this.previewed === move) this.ghost.value = ghostOf(own, board);
  }

  /** No die, no question, no notice. */
  letGo() {
    this.armed.value = "";
    this.advise("");
    this.propose(null);
    this.die.value = "";
    this.hand.value = -1;
    this.aim.value = -1;
    this.asking.value = false;
    this.quiet();
  }

  /** Look at the board of another seat for a while; returns how to stop. @param {number} seat */
  watch(seat) {
    this.watched.set(seat, (this.watched.get(seat) ?? 0) + 1);
    this.tellWatched();
    return () => {
      const left = (this.watched.get(seat) ?? 1) - 1;
      if (left) this.watched.set(seat, left);
      else this.watched.delete(seat);
      this.tellWatched();
    };
  }

  /** Tell the server whom one watches, if that has changed, and as soon as everybody has done so. */
  tellWatched() {
    queueMicrotask(() => {
      const seats = [...this.watched.keys()].sort((one, two) => one - two);
      const wanted = seats.join(" ");
      if (wanted === this.watching || !this.view.peek()?.status) return;
      this.watching = wanted;
      this.send("watch", { seats });
    });
  }

  /** @param {string} text @param {"info" | "good" | "bad"} [kind] */
  tell(text, kind = "info") {
    this.notice.value = { text, kind, count: this.notice.peek().count + 1 };
  }

  /** @param {number} place where it was tapped @param {Omit<import("../gestures/refusal.js").Refused, "place">} reason why that means nothing */
  refuse(place, reason) {
    if (reason.text || reason.about) this.refusal.value = { place, ...reason };
  }

  /** Point at a piece, by its name; "" at none. @param {string} tile @param {Element | null} at */
  point(tile, at) {
    this.pointed.value = tile && at ? { tile, at } : null;
  }

  quiet() {
    if (!this.lost) this.denied = "";
    this.refusal.value = null;
    if (this.notice.peek().text) this.notice.value = { ...this.notice.peek(), text: "" };
  }

  /** @param {string} op @param {Record<string, unknown>} [fields] */
  async send(op, fields) {
    if (!this.link) return { op: "refused" };
    return /** @type {import("../types").Answer} */ (await this.link.send(op, fields));
  }

  /** @param {string} move */
  async play(move) {
    this.quiet();
    this.advise("");
    this.brought.value = [];
    this.takenBack = false;
    // The server answers questions after the moves that come with them: then this one would have no sentence any more.
    const label = await this.labelAtEvent(move);
    this.ended = Boolean(this.view.peek()?.moves.find((one) => one.move === move)?.ends);
    const answer = await this.send("play", { move });
    if (answer.op === "ack") {
      this.note(label, answer.version ?? 0);
      this.die.value = "";
      this.hand.value = -1;
      this.aim.value = -1;
      this.asking.value = false;
    }
  }

  /** This browser has taken a seat. If nobody knew it before, its socket still is a stranger's. */
  async sit() {
    await this.send("sync");
    if (this.view.peek()?.you.seat === null) this.link?.reopen();
  }

  /** Gives the own seat back. */
  async leave() {
    this.leaving = true;
    const answer = await this.send("leave");
    this.leaving = answer.op === "ack";
    return answer;
  }

  async undo() {
    this.quiet();
    this.takenBack = true;
    const answer = await this.send("undo");
    if (answer.op === "ack") this.own.value = this.own.peek().slice(0, -1);
    return answer.op === "ack";
  }

  /** Take back so many moves, the last one first, as far as that is possible. @param {number} count */
  async undoMany(count) {
    for (let left = count; left > 0; left -= 1) {
      // Each is asked for by itself: others may go on in between, and then the rest stays.
      if (!this.view.peek()?.can_undo || !(await this.undo())) return;
    }
  }

  /** What this seat does, where the server tells nobody. @param {string} move @returns {Promise<string>} */
  async labelAtEvent(move) {
    if (this.view.peek()?.kind !== "event") return "";
    return this.labels.known.peek()[move] ?? (await this.send("labels", { moves: [move] })).labels?.[move] ?? move;
  }

  /** Keep what this seat did, where the server does not. @param {string} text @param {number} version @param {"move" | "time"} [kind] */
  note(text, version, kind = "move") {
    const view = this.view.peek();
    if (view?.kind !== "event") return;
    const line = { version, seat: view.you.seat, kind };
    this.own.value = [...this.own.peek(), kind === "move" ? { ...line, text: `${text}.` } : { ...line, text, named: true }].slice(-OWN_LINES);
  }

  close() {
    this.closed = true;
    this.stop?.();
    this.link?.close();
  }
}
