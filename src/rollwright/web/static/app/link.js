// The socket of one table: it reconnects by itself and sends unanswered commands again.

/** @typedef {import("./types").Answer} Answer */
/** @typedef {{message: Record<string, unknown>, resolve: (answer: Answer) => void}} Pending */

// The server closes with it where a table can't be had: connecting again would not help.
const NO_TABLE = 4404;
const FIRST_WAIT = 0.5;
const LONGEST_WAIT = 15;

export class Link {
  /**
   * @param {string} table
   * @param {() => string} language
   * @param {{receive: (answer: Answer) => void, state: (state: "open" | "trying" | "waiting", seconds: number) => void}} listener
   */
  constructor(table, language, listener) {
    this.table = table;
    this.language = language;
    this.listener = listener;
    this.version = 0;
    this.wait = FIRST_WAIT;
    this.closed = false;
    this.count = 0;
    this.prefix = [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join("");
    /** @type {Map<string, Pending>} */
    this.pending = new Map();
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    this.online = () => this.hurry();
    addEventListener("online", this.online);
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = `language=${this.language()}&version=${this.version}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket?${query}`);
    this.socket = socket;
    this.listener.state("trying", 0);
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.listener.state("open", 0);
      for (const { message } of this.pending.values()) this.transmit(message);
    };
    socket.onmessage = (event) => {
      for (const line of event.data.split("\n")) this.receive(JSON.parse(line));
    };
    socket.onclose = (event) => {
      if (this.socket === socket && event.code !== NO_TABLE) this.retry();
    };
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

  /** @param {Answer} answer */
  receive(answer) {
    if (typeof answer.version === "number") this.version = answer.version;
    this.listener.receive(answer);
    const waiting = answer.command && this.pending.get(answer.command);
    if (answer.command && waiting) {
      this.pending.delete(answer.command);
      waiting.resolve(answer);
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
      this.pending.set(command, { message, resolve });
      this.transmit(message);
    });
  }

  /** @param {Record<string, unknown>} message */
  transmit(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
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
    removeEventListener("online", this.online);
    this.socket?.close();
  }
}
