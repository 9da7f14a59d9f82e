import type { Temporal } from 'temporal-polyfill';
import { backupPlaceName } from '#adapters/storage/storage.ts';
import type { RequestContext } from '#platform/context.ts';
import { backupRule, type BackupRule } from '#features/operations/backups/backup-rule.ts';
import { nextSlot } from '#features/operations/backups/schedule.ts';

export interface BackupPlanFacts extends BackupRule {
  readonly place: string;
  readonly sameDisk: boolean;
  readonly nextAt: Temporal.Instant | null;
}

/** Where backups go, when the next is made and how many stay, for administrators. */
export async function backupPlan(ctx: RequestContext): Promise<BackupPlanFacts> {
  const { config } = ctx.app;
  const rule = await backupRule(ctx);
  return {
    ...rule,
    place: backupPlaceName(config),
    // Of another folder nobody can say which disk it is on; of the default one it is certain.
    sameDisk: config.backupUrl === undefined,
    nextAt: nextSlot(rule, ctx.clock.now()),
  };
}
