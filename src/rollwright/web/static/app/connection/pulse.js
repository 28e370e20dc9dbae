// Is there still somebody at the other end? A line may die without a word: then nothing comes, and nothing tells of it.

const CHECK_MS = 1000;
/** So long a silent server may take over what it does at once: even with a crowd it needs a few seconds at most. */
const FIRST_PATIENCE_MS = 8000;
/** Who is only slow must not get everybody anew all the time. */
const LONGEST_PATIENCE_MS = 64_000;
/** After so long without a word the server is asked for one; each page takes some more, so that a crowd does not ask at once. */
const QUIET_MS = 30_000;
/** Whoever looks at the page again wants to know sooner. */
const GLANCE_MS = 2000;

export class Pulse {
  /** @param {{ask: () => void, lost: () => void}} listener `ask`: send something that is answered at once; `lost`: nobody is there */
  constructor(listener) {
    this.listener = listener;
    this.patience = FIRST_PATIENCE_MS;
    this.heardAt = 0;
    /** When a word is due at the latest; 0 if none is. */
    this.dueAt = 0;
    this.quiet = QUIET_MS;
    this.running = false;
    this.timer = setInterval(() => this.check(), CHECK_MS);
  }

  /** A new line: it has to bring something, but many may want one at the same time. */
  begin() {
    this.running = true;
    this.heard(false);
    this.dueAt = this.heardAt + 2 * this.patience;
  }

  /** There is no line. */
  end() {
    this.running = false;
  }

  /** Something came. @param {boolean} due is more to come at once? */
  heard(due) {
    this.heardAt = performance.now();
    this.dueAt = due ? this.heardAt + this.patience : 0;
    this.quiet = QUIET_MS * (1 + Math.random() / 2);
  }

  /** A command was answered: the server is quick enough. */
  answered() {
    this.patience = FIRST_PATIENCE_MS;
  }

  /** Something was sent that is answered at once. */
  expect() {
    this.dueAt ||= performance.now() + this.patience;
  }

  /** Somebody looks at the page, or has a network again. */
  glance() {
    if (performance.now() - this.heardAt > GLANCE_MS) this.ask();
  }

  ask() {
    if (this.running && !this.dueAt) this.listener.ask();
  }

  check() {
    if (!this.running) return;
    const now = performance.now();
    if (this.dueAt && now > this.dueAt) {
      this.patience = Math.min(this.patience * 2, LONGEST_PATIENCE_MS);
      this.end();
      this.listener.lost();
    } else if (now - this.heardAt > this.quiet) this.ask();
  }

  close() {
    this.end();
    clearInterval(this.timer);
  }
}
