import { isOnHold } from '#features/notices/notifications/mails/mail-hold.ts';
import { noticesChannel } from '#features/notices/notifications/notify.ts';
import { claimPushes, nextPushDue } from '#features/notices/notifications/push/claim-pushes.ts';
import { markPush } from '#features/notices/notifications/push/mark-push.ts';
import { sendPush } from '#features/notices/notifications/push/send-push.ts';
import { defineOutbox } from '#platform/outbox/define-outbox.ts';

/** Notices on their way to members' devices (RFC 8030). */
export const pushesOutbox = defineOutbox({
  name: 'send-pushes',
  channels: [noticesChannel, 'clock'],
  everySeconds: 30,
  lanes: { count: 4, width: 8, unanswered: 32 },
  nextDue: nextPushDue,
  during: async (ctx, send) => {
    if (!(await isOnHold(ctx))) await send(undefined);
  },
  claim: async (ctx, _, count) => {
    const items = await claimPushes(ctx, count);
    return { items, more: items.length === count };
  },
  send: (ctx, _, push) => sendPush(ctx, push),
  mark: async (ctx, _, tried) => {
    for (const one of tried) await markPush(ctx, one);
  },
  marks: 'each',
});
