import type { KeptSchedule } from './next-run.ts';
import { isDue } from './next-run.ts';

export interface ScheduleHost<Item extends KeptSchedule> {
  now(): Date;
  /** All schedules of the profile in use. */
  schedules(): readonly Item[];
  /** Marks it as run before it runs: a crash skips one run, and never causes a loop. */
  markRun(schedule: Item, at: Date): Promise<void>;
  run(schedule: Item): void;
}

/** Starts everything that is due now, each once. */
export async function runDueExports<Item extends KeptSchedule>(
  host: ScheduleHost<Item>,
): Promise<void> {
  const now = host.now();
  for (const schedule of host.schedules().filter((item) => isDue(item, now))) {
    await host.markRun(schedule, now);
    host.run(schedule);
  }
}
