import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { auditSiteJob } from '#features/insight/growth/seo-audit/audit-site.job.ts';
import { loadRuns, type SeoRun } from '#features/insight/growth/seo-audit/load-audits.ts';
import { SeoRunEntity } from '#features/insight/growth/seo-audit/seo-run.entity.ts';
import { requireGrowth } from '#features/insight/growth/require-growth.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Starts an audit of the site. While one is under way, returns that one.
 * @throws AppError UNAUTHENTICATED | FORBIDDEN | CONFLICT when the one under way has just ended
 */
export async function requestAudit(ctx: RequestContext): Promise<SeoRun> {
  requireGrowth(ctx);
  const id = await inTransaction(ctx, async (tx) => {
    const db = tables(tx.em, SeoRunEntity);
    const made = await db
      .insertInto('seo_runs')
      .values({
        id: newId(),
        state: 'WAITING',
        requestedAt: tx.clock.now(),
        touchedAt: sql<Temporal.Instant>`clock_timestamp()`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) {
      const running = await db
        .selectFrom('seo_runs')
        .select('id')
        .where('state', 'in', ['WAITING', 'RUNNING'])
        .executeTakeFirst();
      return running?.id;
    }
    await recordAudit(tx, { action: 'seo.audit', subject: { kind: 'seo_run', id: made.id } });
    await tx.jobs.enqueue(tx, auditSiteJob, { runId: made.id });
    return made.id;
  });
  const [run] = id ? await loadRuns(ctx.em, { limit: 1, id }) : [];
  // It ended between the insert and the read.
  if (!run) throw new AppError('CONFLICT');
  return run;
}
