import { claimMails, nextMailDue } from '#features/notices/notifications/mails/claim-mails.ts';
import { gatherMails } from '#features/notices/notifications/mails/gather-mails.ts';
import { isOnHold } from '#features/notices/notifications/mails/mail-hold.ts';
import { markMail } from '#features/notices/notifications/mails/mark-mail.ts';
import { sendMail } from '#features/notices/notifications/mails/send-mail.ts';
import { noticesChannel } from '#features/notices/notifications/notify.ts';
import { defineOutbox } from '#platform/outbox/define-outbox.ts';

/** Notices on their way into mails: at once, or as a daily or weekly digest. */
export const mailsOutbox = defineOutbox({
  name: 'send-notice-mails',
  channels: [noticesChannel, 'clock'],
  everySeconds: 60,
  // Gathering makes one mail of what several would find.
  alone: true,
  lanes: { count: 2, width: 8, unanswered: 16 },
  nextDue: nextMailDue,
  during: async (ctx, send) => {
    if (await isOnHold(ctx)) return;
    await gatherMails(ctx);
    await send(undefined);
  },
  claim: async (ctx, _, count) => {
    const items = await claimMails(ctx, count);
    return { items, more: items.length === count };
  },
  send: (ctx, _, mail) => sendMail(ctx, mail),
  mark: async (ctx, _, tried) => {
    for (const one of tried) await markMail(ctx, one);
  },
  marks: 'each',
});
