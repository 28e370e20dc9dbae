// The socket of one table: it reconnects by itself and sends unanswered commands again.
import { Pulse } from "./pulse.js";
import { say } from "../words/words.js";

/** @typedef {import("../types").Answer} Answer */
/** @typedef {{message: Record<string, unknown>, resolve: (answer: Answer) => void, losses: number}} Pending `losses`: how often the table was lost with it */

// The server closes with it where a table can't be had: connecting again would not help.
const NO_TABLE = 4404;
const FIRST_WAIT = 0.5;
const LONGEST_WAIT = 15;
/** A command that was there each time the table was lost may be the reason: it is not tried for ever. */
const MOST_LOSSES = 2;
/** Nobody asked for these by hand: nobody needs to hear that they were refused. */
const UNASKED = new Set(["preview", "pledge", "reveal"]);
/** A bot has to think before these are answered: silence means nothing. */
const THOUGHTFUL = new Set(["hint", "hurry"]);

export class Link {
  /**
   * @param {string} table
   * @param {() => string} language
   * @param {{receive: (answer: Answer) => void, state: (state: "open" | "trying" | "waiting", seconds: number) => void}} listener
   * @param {number} [version] of the table as it is shown already: somebody may be faster than the socket
   */
  constructor(table, language, listener, version = 0) {
    this.table = table;
    this.language = language;
    this.listener = listener;
    this.version = version;
    this.wait = FIRST_WAIT;
    this.closed = false;
    /** Has the open socket shown the table? */
    this.greeted = false;
    this.count = 0;
    this.prefix = [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join("");
    this.beat = `${this.prefix}-beat`;
    /** @type {Map<string, Pending>} */
    this.pending = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    this.pulse = new Pulse({ ask: () => this.ask(), lost: () => this.drop() });
    this.awake = () => {
      if (document.visibilityState !== "visible") return;
      this.hurry();
      this.pulse.glance();
    };
    addEventListener("online", this.awake);
    document.addEventListener("visibilitychange", this.awake);
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `language=${this.language()}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?${query}`);
    this.socket = socket;
    this.greeted = false;
    this.pulse.begin();
    this.listener.state("trying", 0);
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      for (const line of event.data.split("\n")) this.receive(JSON.parse(line));
      this.pulse.heard(!this.greeted || this.isDue());
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.pulse.end();
      if (event.code !== NO_TABLE) this.retry();
    };
  }

  /** Is there something that the server answers at once? */
  isDue() {
    return [...this.pending.values()].some(({ message }) => !THOUGHTFUL.has(String(message["op"])));
  }

  /** Ask for a sign of life: this is answered shortly to everybody, whatever the table does. */
  ask() {
    this.transmit({ op: "why", command: this.beat, move: "?" });
  }

  /** The line is dead, and has not said so. */
  drop() {
    this.socket?.close();
    this.retry();
  }

  /** Try again now, if waiting. */
  hurry() {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.open();
  }

  retry() {
    this.socket = null;
    if (this.closed) return;
    const seconds = this.wait;
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    this.listener.state("waiting", seconds);
    this.timer = setTimeout(() => this.open(), seconds * 1000 * (0.75 + Math.random() / 2));
  }

  /** The table is there: go on where we were. */
  greet() {
    this.greeted = true;
    this.wait = FIRST_WAIT;
    for (const [command, { message, losses }] of [...this.pending]) {
      if (losses < MOST_LOSSES) this.transmit(message);
      else this.receive({ op: "refused", command, error: { code: "lost", message: say("net.given-up") } });
    }
    this.listener.state("open", 0);
  }

  /** @param {Answer} answer */
  receive(answer) {
    if (answer.command === this.beat) return;
    if (typeof answer.version === "number") this.version = answer.version;
    this.listener.receive(answer);
    this.settle(answer);
    if (answer.op === "view" && !this.greeted) this.greet();
    if (answer.op === "gone" && answer.code === "lost" && this.greeted) {
      for (const waiting of this.pending.values()) waiting.losses += 1;
    }
  }

  /** Does this answer something that the page has sent by itself? @param {Answer} answer */
  isUnasked({ command }) {
    return UNASKED.has(String(this.pending.get(command ?? "")?.message["op"]));
  }

  /** A command has its answer; to be shown everything again, any view will do. @param {Answer} answer */
  settle(answer) {
    for (const [command, { message, resolve }] of [...this.pending]) {
      if (command !== answer.command && !(answer.op === "view" && message["op"] === "sync")) continue;
      this.pending.delete(command);
      this.pulse.answered();
      resolve(answer);
    }
  }

  /**
   * Sends a command; the promise brings the answer, even after a reconnect.
   * @param {string} op
   * @param {Record<string, unknown>} [fields]
   * @returns {Promise<Answer>}
   */
  send(op, fields = {}) {
    const command = `${this.prefix}-${++this.count}`;
    const message = { op, command, version: this.version, ...fields };
    return new Promise((resolve) => {
      this.pending.set(command, { message, resolve, losses: 0 });
      this.transmit(message);
    });
  }

  /** @param {Record<string, unknown>} message */
  transmit(message) {
    if (!this.greeted || this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify(message));
    if (!THOUGHTFUL.has(String(message["op"]))) this.pulse.expect();
  }

  /** Connect anew, to be spoken to in another language. */
  reopen() {
    const old = this.socket;
    this.socket = null;
    clearTimeout(this.timer);
    old?.close();
    this.open();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.awake);
    document.removeEventListener("visibilitychange", this.awake);
    this.pulse.close();
    this.socket?.close();
  }
}
