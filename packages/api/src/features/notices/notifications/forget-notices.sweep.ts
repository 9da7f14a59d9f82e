import { notificationLimits } from '@infinite/schema/catalogue/notifications';
import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Rows of one statement, so that none holds many locks. */
const atOnce = 10_000;

/** Purges notices that were read long ago, and what is known of mails about them. */
export const forgetNoticesSweep = defineSweep({
  name: 'forget-notices',
  everySeconds: 3600,
  run: async (ctx) => {
    const before = ctx.clock.now().subtract({ hours: 24 * notificationLimits.readKeptDays });
    await repeatedly(
      ctx,
      sql`delete from notifications where id in (
        select id from notifications where read_at < ${before} limit ${atOnce})
        returning id`,
    );
    await repeatedly(
      ctx,
      sql`delete from notification_mails where id in (
        select id from notification_mails
        where next_attempt_at is null and created_at < ${before} limit ${atOnce})
        returning id`,
    );
  },
});

async function repeatedly(ctx: RequestContext, purge: RawBuilder<unknown>): Promise<void> {
  let purged = atOnce;
  while (purged === atOnce && !ctx.app.stopping.aborted) {
    purged = (await rowsOf(ctx.em, purge)).length;
  }
}
