import { z } from 'zod';
import { sendFailureNotice } from '#features/delivery/send-failure-notice.ts';
import { sendReminder } from '#features/delivery/send-reminder.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

const notice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['REMINDER', 'SECOND_REMINDER']),
    messageId: z.uuid(),
    occurrence: z.iso.date(),
  }),
  z.object({ kind: z.literal('FAILED'), deliveryId: z.uuid() }),
]);

/** A mail to a sender. */
export type Notice = z.input<typeof notice>;

/** Mails to senders: reminders, and the news that an address did not work. */
export const sendNoticeJob = defineJob({
  name: 'send-notice',
  payload: notice,
  retryLimit: 20,
  expireInSeconds: 180,
  concurrency: 4,
  handle: async (ctx, payload) => {
    if (payload.kind === 'FAILED') await sendFailureNotice(ctx, payload.deliveryId);
    else await sendReminder(ctx, payload.messageId, payload.occurrence, payload.kind);
  },
});
