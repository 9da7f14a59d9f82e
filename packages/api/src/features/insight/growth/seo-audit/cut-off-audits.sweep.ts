import { seoAuditLimits } from '@infinite/schema/catalogue/growth';
import { sql } from 'kysely';
import { rowsOf } from '#features/insight/growth/growth-rows.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/**
 * An audit whose worker died for good would stand in the way of every other. Whether a process
 * lives is a matter of real time, so the database's own clock decides.
 */
export const cutOffAuditsSweep = defineSweep({
  name: 'cut-off-seo-audits',
  everySeconds: 60,
  run: async ({ em, clock }) => {
    await rowsOf(
      em,
      sql`
        update seo_runs set state = 'FAILED', problem = 'CUT_OFF',
          finished_at = ${clock.now().toString()}
        where state = 'RUNNING' and touched_at <
          clock_timestamp() - ${seoAuditLimits.silenceSeconds} * interval '1 second'`,
    );
  },
});
