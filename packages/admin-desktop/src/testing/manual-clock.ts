import type { Clock } from '#main/ports.ts';

/** Time that passes when a test says so; what is due runs in its order. */
export class ManualClock implements Clock {
  #now: number;
  #due: { at: number; run: () => void }[] = [];

  constructor(start = new Date(2026, 4, 4, 12, 0)) {
    this.#now = start.getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  after(ms: number, run: () => void): () => void {
    const entry = { at: this.#now + ms, run };
    this.#due.push(entry);
    return () => {
      this.#due = this.#due.filter((other) => other !== entry);
    };
  }

  /** Lets everything run that falls due on the way, and what that brings about. */
  async pass(ms: number): Promise<void> {
    const until = this.#now + ms;
    for (;;) {
      await settled();
      const next = this.#due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((entry) => entry !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
    }
    this.#now = until;
    await settled();
  }
}

/** Promises and the event loop have had their turn. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await new Promise((next) => setImmediate(next));
  }
}
