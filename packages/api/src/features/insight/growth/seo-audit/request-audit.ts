import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { auditSiteJob } from '#features/insight/growth/seo-audit/audit-site.job.ts';
import { loadRuns, type SeoRun } from '#features/insight/growth/seo-audit/audit-tables.ts';
import { rowsOf } from '#features/insight/growth/growth-rows.ts';
import { requireGrowth } from '#features/insight/growth/require-growth.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Asks for an audit of the site. While one is under way that one is the answer. */
export async function requestAudit(ctx: RequestContext): Promise<SeoRun> {
  requireGrowth(ctx);
  const id = await inTransaction(ctx, async (tx) => {
    const id = newId();
    const [made] = await rowsOf(
      tx.em,
      sql<{ id: string }>`
        insert into seo_runs (id, state, requested_at, touched_at)
        values (${id}, 'WAITING', ${tx.clock.now().toString()}, clock_timestamp())
        on conflict do nothing returning id`,
    );
    if (!made) {
      const [running] = await rowsOf(
        tx.em,
        sql<{ id: string }>`select id from seo_runs where state in ('WAITING', 'RUNNING')`,
      );
      return running?.id;
    }
    await recordAudit(tx, { action: 'seo.audit', subject: { kind: 'seo_run', id } });
    await tx.jobs.enqueue(tx, auditSiteJob, { runId: id });
    return id;
  });
  const [run] = id ? await loadRuns(ctx.em, { limit: 1, id }) : [];
  // It came to its end between the two looks.
  if (!run) throw new AppError('CONFLICT');
  return run;
}
