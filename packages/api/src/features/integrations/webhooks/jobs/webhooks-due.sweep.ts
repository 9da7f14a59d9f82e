import { webhookLimits } from '@infinite/schema/catalogue/webhooks';
import { sql } from 'kysely';
import { sendWebhooksJob } from '#features/integrations/webhooks/jobs/send-webhooks.job.ts';
import { rowsOf } from '#features/integrations/webhooks/webhook-tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Wakes the sender for what is due again. */
export const webhooksDueSweep = defineSweep({
  name: 'webhooks-due',
  everySeconds: 5,
  run: async (ctx) => {
    const now = ctx.clock.now().toString();
    // An event that was stored while its endpoint was being switched off would wait for ever.
    await rowsOf(
      ctx.em,
      sql`
        update webhook_deliveries d set state = 'FAILED', next_attempt_at = null,
          problem = 'SWITCHED_OFF'
        from webhook_endpoints e
        where d.state = 'WAITING' and d.next_attempt_at <= ${now} and e.id = d.endpoint_id
          and not e.enabled`,
    );
    const due = await rowsOf(
      ctx.em,
      sql`
        select 1 from webhook_deliveries
        where state = 'WAITING' and next_attempt_at <= ${now} limit 1`,
    );
    if (due.length > 0) await ctx.jobs.enqueue(ctx, sendWebhooksJob, {}, { singletonKey: 'due' });
  },
});

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
