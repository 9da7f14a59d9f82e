import { seoAuditLimits } from '@infinite/schema/catalogue/growth';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { SeoRunEntity } from '#features/insight/growth/seo-audit/seo-run.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/**
 * Ends audits whose worker has died: while one is RUNNING, no other can start. Whether a process is
 * alive is a matter of real time, so the database's own clock decides.
 */
export const cutOffAuditsSweep = defineSweep({
  name: 'cut-off-seo-audits',
  everySeconds: 60,
  run: async ({ em, clock }) => {
    const silence = sql`${seoAuditLimits.silenceSeconds} * interval '1 second'`;
    await tables(em, SeoRunEntity)
      .updateTable('seo_runs')
      .set({ state: 'FAILED', problem: 'CUT_OFF', finishedAt: clock.now() })
      .where('state', '=', 'RUNNING')
      .where('touchedAt', '<', sql<Temporal.Instant>`clock_timestamp() - ${silence}`)
      .execute();
  },
});
