import type { Temporal } from 'temporal-polyfill';
import { backupPlaceName } from '#adapters/storage/storage.ts';
import type { RequestContext } from '#platform/context.ts';
import { nextSlot } from '#features/operations/backups/schedule.ts';

export interface BackupPlanFacts {
  readonly place: string;
  readonly sameDisk: boolean;
  readonly nextAt: Temporal.Instant | null;
}

/** Where backups go and when the next is made, for administrators. */
export function backupPlan(ctx: RequestContext): BackupPlanFacts {
  const { config } = ctx.app;
  return {
    place: backupPlaceName(config),
    // Of another folder nobody can say which disk it is on; of the default one it is certain.
    sameDisk: config.backupUrl === undefined,
    nextAt: config.backupAt === null ? null : nextSlot(config.backupAt, ctx.clock.now()),
  };
}
