import { z } from 'zod';
import { sendDue } from '#features/messages/delivery/send-due.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/**
 * The wake-up of a sender. Which deliveries are due is told by their rows, so a job more or less
 * changes nothing; several workers may run it together.
 */
export const sendDeliveriesJob = defineJob({
  name: 'send-deliveries',
  payload: z.object({}),
  concurrency: 1,
  expireInSeconds: 900,
  handle: async (ctx) => {
    const more = await sendDue(ctx).catch((error: unknown) => {
      // The sweep wakes a sender again while anything is due; a dead letter would say nothing more.
      ctx.app.log.error({ err: error }, 'sending ended early; what is due is tried again');
      return false;
    });
    if (more) await ctx.jobs.enqueue(ctx, sendDeliveriesJob, {}, { singletonKey: 'due' });
  },
});
