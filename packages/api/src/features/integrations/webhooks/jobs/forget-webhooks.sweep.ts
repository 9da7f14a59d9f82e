import { webhookLimits } from '@infinite/schema/catalogue/webhooks';
import { sql } from 'kysely';
import { rowsOf } from '#features/integrations/webhooks/webhook-tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Old events go, and with them their deliveries and attempts. */
export const forgetWebhooksSweep = defineSweep({
  name: 'forget-webhooks',
  everySeconds: 3600,
  run: async (ctx) => {
    const before = ctx.clock.now().subtract({ hours: 24 * webhookLimits.keptDays });
    await rowsOf(
      ctx.em,
      sql`
        delete from webhook_events where id in (
          select id from webhook_events where at < ${before.toString()} limit 10000)`,
    );
  },
});
