import { webhookLimits } from '@infinite/schema/catalogue/webhooks';
import { WebhookEventEntity } from '#features/integrations/webhooks/webhook-delivery.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Purges old events, and with them their deliveries and attempts. */
export const forgetWebhooksSweep = defineSweep({
  name: 'forget-webhooks',
  everySeconds: 3600,
  run: async (ctx) => {
    const before = ctx.clock.now().subtract({ hours: 24 * webhookLimits.keptDays });
    await tables(ctx.em, WebhookEventEntity)
      .deleteFrom('webhook_events')
      .where('id', 'in', (query) =>
        query.selectFrom('webhook_events').select('id').where('at', '<', before).limit(10_000),
      )
      .execute();
  },
});
