import type { Sweep } from '#platform/jobs/define-sweep.ts';
import { whileWatched, type SweepRun } from '#platform/jobs/sweep-progress.ts';
import type { Notifications } from '#platform/notifications/notifications.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { RequestContext } from '#context.ts';

/** How long a sweep may go without progress. */
export interface SweepLimits {
  /** Then /readyz fails and names it. */
  readonly lateMs: number;
  /** Then the process ends, so that its supervisor starts it again. */
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
}

/** Runs each sweep on its interval and on its channels; never two of a kind at once here. */
export class SweepRunner {
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Map<string, Running>();
  readonly #again = new Set<string>();
  #stopped = false;
  #gaveUp = false;

  /** @param onStuck ends the process; called once, with the sweep that stands still */
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
    await Promise.allSettled([...this.#running.values()].map(({ done }) => done));
  }

  /** Sweeps that have gone without progress for longer than they may. */
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
    // What was announced during a run may not have been seen by it, so it runs once more.
    if (this.#running.has(sweep.name)) {
      this.#again.add(sweep.name);
      return;
    }
    const watched: SweepRun = { progressedAt: performance.now() };
    const done = whileWatched(watched, () =>
      this.notifications.withLock(`sweep:${sweep.name}`, () => sweep.run(this.contextFor(sweep))),
    )
      .then(
        () => undefined,
        (error: unknown) => this.log.error({ err: error, sweep: sweep.name }, 'sweep failed'),
      )
      .then(() => {
        this.#running.delete(sweep.name);
        if (this.#again.delete(sweep.name)) this.#start(sweep);
      });
    this.#running.set(sweep.name, Object.assign(watched, { sweep, done }));
  }
}
