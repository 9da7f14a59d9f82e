import {
  claimWebhooks,
  failSwitchedOff,
  nextWebhookDue,
} from '#features/integrations/webhooks/claim-webhooks.ts';
import { markAttempt } from '#features/integrations/webhooks/mark-attempt.ts';
import { sendWebhook } from '#features/integrations/webhooks/send-webhook.ts';
import { webhooksChannel } from '#features/integrations/webhooks/wake-webhooks.ts';
import { defineOutbox } from '#platform/outbox/define-outbox.ts';

/**
 * Events on their way to their endpoints (decision 101). An endpoint that only fails is switched
 * off by its own rule (`markAttempt`), so there is no breaker for all.
 */
export const webhooksOutbox = defineOutbox({
  name: 'send-webhooks',
  channels: [webhooksChannel, 'clock'],
  everySeconds: 5,
  lanes: { count: 4, width: 16, unanswered: 64 },
  nextDue: nextWebhookDue,
  during: async (ctx, send) => {
    await failSwitchedOff(ctx);
    await send(undefined);
  },
  claim: async (ctx, _, count) => {
    const items = await claimWebhooks(ctx, count);
    // An endpoint gives only some of its deliveries to one claim.
    return { items, more: items.length > 0 };
  },
  send: (ctx, _, webhook) => sendWebhook(ctx, webhook),
  mark: async (ctx, _, tried) => {
    for (const one of tried) await markAttempt(ctx, one);
  },
  marks: 'each',
});
