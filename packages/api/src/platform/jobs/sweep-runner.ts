import { Temporal } from 'temporal-polyfill';
import type { Sweep, Wakes } from '#platform/jobs/define-sweep.ts';
import { whileWatched, type SweepRun } from '#platform/jobs/sweep-progress.ts';
import type { Notifications } from '#platform/notifications/notifications.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { RequestContext } from '#platform/context.ts';

/** How long a sweep may go without progress. */
export interface SweepLimits {
  /** After this, /readyz fails and names the sweep. */
  readonly lateMs: number;
  /** After this, the process exits, so that its supervisor restarts it. */
  readonly stuckMs: number;
  readonly lookEveryMs: number;
}

export const sweepLimits: SweepLimits = {
  lateMs: 5 * 60_000,
  stuckMs: 15 * 60_000,
  lookEveryMs: 5_000,
};

interface Running extends SweepRun {
  readonly sweep: Sweep;
  readonly done: Promise<void>;
  readonly wakes: WakeCalls;
}

class WakeCalls implements Wakes {
  readonly #listeners = new Set<() => void>();

  onWake(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  call(): void {
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Runs each sweep on its interval, on its channels, and when its next row is due; never two of a
 * kind at once in this process.
 */
export class SweepRunner {
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #due = new Map<string, NodeJS.Timeout>();
  readonly #running = new Map<string, Running>();
  readonly #again = new Set<string>();
  #stopped = false;
  #gaveUp = false;

  /** @param onStuck ends the process; called once, with the stuck sweep */
  constructor(
    private readonly sweeps: readonly Sweep[],
    private readonly contextFor: (sweep: Sweep) => RequestContext,
    private readonly notifications: Notifications,
    private readonly log: Logger,
    private readonly onStuck: (sweep: string) => void = () => undefined,
    private readonly limits: SweepLimits = sweepLimits,
  ) {}

  async start(): Promise<void> {
    for (const sweep of this.sweeps) {
      for (const channel of sweep.channels ?? []) {
        await this.notifications.listen(channel, () => this.#start(sweep));
      }
      this.#timers.push(setInterval(() => this.#start(sweep), sweep.everySeconds * 1000));
      this.#start(sweep);
    }
    this.#timers.push(setInterval(() => this.#watch(), this.limits.lookEveryMs));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const timer of this.#due.values()) clearTimeout(timer);
    await Promise.allSettled([...this.#running.values()].map(({ done }) => done));
  }

  /** Sweeps that have made no progress for longer than they may. */
  late(): string[] {
    return this.#idleLongerThan(this.limits.lateMs).map(({ sweep }) => sweep.name);
  }

  #idleLongerThan(ms: number): Running[] {
    const now = performance.now();
    return [...this.#running.values()].filter(
      ({ progressedAt, sweep }) =>
        now - progressedAt > Math.max(ms, (sweep.mayTakeSeconds ?? 0) * 1000),
    );
  }

  #watch(): void {
    const [stuck] = this.#idleLongerThan(this.limits.stuckMs);
    if (!stuck || this.#gaveUp) return;
    this.#gaveUp = true;
    this.log.fatal(
      { sweep: stuck.sweep.name, seconds: Math.round(this.limits.stuckMs / 1000) },
      'a sweep stands still; the process ends so that its supervisor starts it again',
    );
    this.onStuck(stuck.sweep.name);
  }

  #start(sweep: Sweep): void {
    if (this.#stopped) return;
    const running = this.#running.get(sweep.name);
    if (running) {
      // A run may miss an announcement that arrives during it, so it runs once more.
      this.#again.add(sweep.name);
      running.wakes.call();
      return;
    }
    const watched: SweepRun = { progressedAt: performance.now() };
    const wakes = new WakeCalls();
    const done = whileWatched(watched, () => this.#run(sweep, wakes))
      .catch((error: unknown) => this.log.error({ err: error, sweep: sweep.name }, 'sweep failed'))
      .then(() => {
        this.#running.delete(sweep.name);
        if (this.#again.delete(sweep.name)) this.#start(sweep);
      });
    this.#running.set(sweep.name, Object.assign(watched, { sweep, done, wakes }));
  }

  async #run(sweep: Sweep, wakes: Wakes): Promise<void> {
    // Without a database there is nothing to sweep.
    if (!this.notifications.isConnected() || !(await this.#isDue(sweep))) return;
    const lock = `sweep:${sweep.name}`;
    const run = () => sweep.run(this.contextFor(sweep), wakes);
    if (sweep.onEveryWorker) await this.notifications.withSharedLock(lock, run);
    else await this.notifications.withLock(lock, run);
    await this.#isDue(sweep);
  }

  /** Also schedules the next start, if that is sooner than the interval's. */
  async #isDue(sweep: Sweep): Promise<boolean> {
    if (!sweep.nextDue) return true;
    const ctx = this.contextFor(sweep);
    const due = await sweep.nextDue(ctx);
    clearTimeout(this.#due.get(sweep.name));
    if (!due) return false;
    const now = ctx.clock.now();
    if (Temporal.Instant.compare(due, now) <= 0) return true;
    const ms = due.epochMilliseconds - now.epochMilliseconds;
    if (ms < sweep.everySeconds * 1000 && !this.#stopped) {
      this.#due.set(
        sweep.name,
        setTimeout(() => this.#start(sweep), ms),
      );
    }
    return false;
  }
}
