import { z } from 'zod';
import { sendWebhooks } from '#features/integrations/webhooks/send-webhooks.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/**
 * The wake-up of the sender of webhooks. What is due is told by the rows, so a job more or less
 * changes nothing.
 */
export const sendWebhooksJob = defineJob({
  name: 'send-webhooks',
  payload: z.object({}),
  concurrency: 4,
  handle: async (ctx) => {
    const sent = await sendWebhooks(ctx);
    if (sent > 0) await ctx.jobs.enqueue(ctx, sendWebhooksJob, {}, { singletonKey: 'due' });
  },
});
