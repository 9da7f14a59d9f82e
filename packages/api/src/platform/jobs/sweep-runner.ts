import type { Sweep } from '#platform/jobs/define-sweep.ts';
import type { Notifications } from '#platform/notifications/notifications.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { RequestContext } from '#context.ts';

/** Runs each sweep on its interval and on its channels; never two of a kind at once here. */
export class SweepRunner {
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();
  #stopped = false;

  constructor(
    private readonly sweeps: readonly Sweep[],
    private readonly contextFor: (sweep: Sweep) => RequestContext,
    private readonly notifications: Notifications,
    private readonly log: Logger,
  ) {}

  async start(): Promise<void> {
    for (const sweep of this.sweeps) {
      for (const channel of sweep.channels ?? []) {
        await this.notifications.listen(channel, () => this.#start(sweep));
      }
      this.#timers.push(setInterval(() => this.#start(sweep), sweep.everySeconds * 1000));
      this.#start(sweep);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.allSettled(this.#running.values());
  }

  #start(sweep: Sweep): void {
    if (this.#stopped) return;
    // What was announced during a run may not have been seen by it, so it runs once more.
    if (this.#running.has(sweep.name)) {
      this.#again.add(sweep.name);
      return;
    }
    const run = this.notifications
      .withLock(`sweep:${sweep.name}`, () => sweep.run(this.contextFor(sweep)))
      .then(
        () => undefined,
        (error: unknown) => this.log.error({ err: error, sweep: sweep.name }, 'sweep failed'),
      )
      .then(() => {
        this.#running.delete(sweep.name);
        if (this.#again.delete(sweep.name)) this.#start(sweep);
      });
    this.#running.set(sweep.name, run);
  }
}
