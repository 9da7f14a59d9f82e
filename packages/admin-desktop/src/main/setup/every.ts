import type { Clock } from '#main/ports.ts';

/**
 * Runs a task repeatedly, with a delay after each run; a failure is logged and does not stop it.
 */
export function every(clock: Clock, ms: number, task: () => Promise<void>): void {
  const run = () => {
    task()
      .catch((error: unknown) => console.error('A recurring task failed', error))
      .finally(() => clock.after(ms, run));
  };
  run();
}
