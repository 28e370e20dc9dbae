// As much of a browser as the store of a table and its socket use, with a clock that only tests move.

/** @typedef {{at: number, every: number, act: () => void}} Timer */

/** Puts something in the place of a part of node: each file of tests has a process of its own. @param {Record<string, unknown>} parts */
function replace(parts) {
  for (const [name, value] of Object.entries(parts)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** Lets all promises go on that can. */
export async function settle() {
  for (let at = 0; at < 20; at++) await Promise.resolve();
}

export class Clock {
  constructor() {
    this.now = 1000;
    /** @type {Map<number, Timer>} */
    this.timers = new Map();
    let count = 0;
    /** @param {boolean} again */
    const setting = (again) => (/** @type {() => void} */ act, /** @type {number} */ wait) => {
      this.timers.set(++count, { at: this.now + wait, every: again ? wait : 0, act });
      return count;
    };
    const clear = (/** @type {number} */ id) => this.timers.delete(id);
    replace({ setTimeout: setting(false), setInterval: setting(true), clearTimeout: clear, clearInterval: clear });
    replace({ performance: { now: () => this.now } });
  }

  /** Time goes by, and whatever falls due in it is done in its order. @param {number} milliseconds */
  async run(milliseconds) {
    const end = this.now + milliseconds;
    for (;;) {
      const [next] = [...this.timers].filter(([, timer]) => timer.at <= end).sort(([, one], [, two]) => one.at - two.at);
      if (!next) break;
      const [id, timer] = next;
      this.now = timer.at;
      if (timer.every) timer.at += timer.every;
      else this.timers.delete(id);
      timer.act();
      await settle();
    }
    this.now = end;
    await settle();
  }
}

/** A line to a server that a test speaks for. */
export class Socket {
  static OPEN = 1;

  /** @param {string} address */
  constructor(address) {
    this.address = address;
    this.readyState = 0;
    /** What the page has said. @type {Record<string, any>[]} */
    this.said = [];
    /** @type {(event: {data: string}) => void} */
    this.onmessage = () => {};
    /** @type {(event: {code: number}) => void} */
    this.onclose = () => {};
  }

  /** @param {string} text */
  send(text) {
    this.said.push(JSON.parse(text));
  }

  /** The page closes; a dead line does not even tell that. */
  close() {
    this.readyState = 3;
  }

  /** The server speaks. @param {Record<string, unknown>[]} answers */
  tell(...answers) {
    this.readyState = Socket.OPEN;
    this.onmessage({ data: answers.map((answer) => JSON.stringify(answer)).join("\n") });
  }

  /** The server closes. @param {number} [code] */
  end(code = 1013) {
    this.readyState = 3;
    this.onclose({ code });
  }

  /** What was said, by its kinds. */
  get ops() {
    return this.said.map(({ op }) => op);
  }
}

/**
 * A browser at a table: its clock, the sockets it has opened, and what becomes of it.
 * @param {import("node:test").Context} t
 */
export function openBrowser(t) {
  const clock = new Clock();
  /** @type {Socket[]} */
  const sockets = [];
  const world = new EventTarget();
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  class Opened extends Socket {
    /** @param {string} address */
    constructor(address) {
      super(address);
      sockets.push(this);
    }
  }
  replace({
    WebSocket: Opened, document: page, location: { protocol: "http:", host: "host:1" },
    addEventListener: world.addEventListener.bind(world), removeEventListener: world.removeEventListener.bind(world),
  });
  // Waits are spread by chance: here nobody is lucky.
  t.mock.method(Math, "random", () => 0.5);
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error("no socket was opened");
    return socket;
  };
  return { clock, sockets, last, page, world };
}

/** What the server answers to requests. @param {() => {status: number, body: unknown}} answer */
export function answerRequests(answer) {
  replace({
    fetch: async () => {
      const { status, body } = answer();
      return { ok: status < 300, status, statusText: "", json: async () => body };
    },
  });
}
