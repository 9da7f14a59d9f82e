import type { Clock } from '#main/ports.ts';

/** Runs a task now and again so long after each end; a failure is logged and the next one comes. */
export function every(clock: Clock, ms: number, task: () => Promise<void>): void {
  const run = () => {
    task()
      .catch((error: unknown) => console.error('A recurring task failed', error))
      .finally(() => clock.after(ms, run));
  };
  run();
}
