import { z } from 'zod';
import { MailRefused } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#platform/context.ts';
import { isHeld } from '#features/messages/delivery/hold.ts';
import {
  askRelay,
  recordRelayResults,
  probeNow,
} from '#features/messages/delivery/relay-breaker.ts';
import { sendFailureNotice } from '#features/messages/delivery/send-failure-notice.ts';
import { sendReminder } from '#features/messages/delivery/send-reminder.ts';
import { defineJob, type Job } from '#platform/jobs/define-job.ts';

/** How often problems with the relay have deferred the notice. */
const putOffs = z.number().int().min(0).default(0);
const notice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['REMINDER', 'SECOND_REMINDER']),
    messageId: z.uuid(),
    occurrence: z.iso.date(),
    putOffs,
  }),
  z.object({ kind: z.literal('FAILED'), deliveryId: z.uuid(), putOffs }),
]);

/** A mail to a sender. */
export type Notice = z.input<typeof notice>;

/**
 * Mails to senders: reminders, and notices that an address did not work. While the relay is down or
 * sending is on hold a notice waits, without a limit; one that has become obsolete (the day has
 * come, the address was corrected) ends when it is written.
 */
export const sendNoticeJob: Job<typeof notice> = defineJob({
  name: 'send-notice',
  payload: notice,
  retryLimit: 20,
  expireInSeconds: 180,
  concurrency: 4,
  handle: async (ctx, payload) => {
    if (await isHeld(ctx.em)) return defer(ctx, payload);
    const { permit } = await askRelay(ctx);
    if (permit === 'none') return defer(ctx, payload);
    const wasProbe = permit === 'probe';
    try {
      const answered = await send(ctx, payload);
      if (answered) await recordRelayResults(ctx, { answered: 1, wasProbe, failures: [] });
      else if (wasProbe) await probeNow(ctx);
    } catch (error) {
      if (!(error instanceof MailRefused) || error.permanent) throw error;
      if (error.about === 'relay') {
        const { response: says, reached } = error;
        const id = payload.kind === 'FAILED' ? payload.deliveryId : payload.messageId;
        const failures = [{ id, says, reached }];
        await recordRelayResults(ctx, { answered: 0, wasProbe, failures });
      }
      await defer(ctx, payload);
    }
  },
});

function send(ctx: RequestContext, payload: z.output<typeof notice>): Promise<boolean> {
  return payload.kind === 'FAILED'
    ? sendFailureNotice(ctx, payload.deliveryId)
    : sendReminder(ctx, payload.messageId, payload.occurrence, payload.kind);
}

/** Seconds of the queue's own clock. The intervals grow to 15 minutes. */
const deferSeconds = [60, 300, 900];

async function defer(ctx: RequestContext, payload: z.output<typeof notice>): Promise<void> {
  const startAfterSeconds = deferSeconds[Math.min(payload.putOffs, deferSeconds.length - 1)] ?? 60;
  const again = { ...payload, putOffs: payload.putOffs + 1 };
  await ctx.jobs.enqueue(ctx, sendNoticeJob, again, { startAfterSeconds });
}
