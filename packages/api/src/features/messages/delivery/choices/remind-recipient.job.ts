import { forReader } from '@infinite/schema/locale/for-reader.server';
import { z } from 'zod';
import { MailRefused } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#platform/context.ts';
import { dropReminder } from '#features/messages/delivery/choices/remind-later.ts';
import { isHeld } from '#features/messages/delivery/hold.ts';
import { readSnapshot } from '#features/messages/delivery/read-snapshot.ts';
import { laterMail } from '#features/messages/delivery/mail/later.mail.tsx';
import { findReaderLink, type ReaderLink } from '#features/messages/delivery/reader-link.ts';
import { findReaderOfRecipient } from '#features/messages/delivery/reader-of-recipient.ts';
import { isRefused } from '#features/messages/delivery/refusals/refused-addresses.ts';
import { openWords } from '#features/people/families/index.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { tables } from '#platform/database/tables.ts';
import { RecipientChoiceEntity } from '#features/messages/delivery/choices/recipient-choice.entity.ts';

/**
 * One reminder that a recipient asked for; silent when the message was opened or closed meanwhile.
 */
export const remindRecipientJob = defineJob({
  name: 'remind-recipient',
  payload: z.object({ deliveryId: z.uuid(), linkVersion: z.int(), number: z.int() }),
  retryLimit: 20,
  handle: async (ctx, asked) => {
    const { deliveryId, number } = asked;
    if (await isHeld(ctx.em)) throw new Error('sending is on hold; the reminder is tried again');
    const due = await dueReminder(ctx, asked);
    if (!due) return;
    const words = { kind: 'reminder-token', row: deliveryId } as const;
    const token = await openWords(ctx, due.familyId, words, due.sealedToken);
    const link = await findReaderLink(ctx, token);
    if (!link || !(await isWanted(ctx, link))) return dropReminder(ctx, deliveryId);
    await send(ctx, link, token, number);
    await tables(ctx.em, RecipientChoiceEntity)
      .updateTable('recipient_choices')
      .set({ reminders: number, remindAt: null, sealedToken: null })
      .where('deliveryId', '=', deliveryId)
      .where('linkVersion', '=', asked.linkVersion)
      .where('reminders', '=', number - 1)
      .execute();
  },
});

interface Asked {
  deliveryId: string;
  linkVersion: number;
  number: number;
}

/** Undefined when it was sent, dropped, or postponed while the job waited. */
async function dueReminder(ctx: RequestContext, asked: Asked) {
  const soon = ctx.clock.now().add({ hours: 1 });
  return tables(ctx.em, RecipientChoiceEntity)
    .selectFrom('recipient_choices')
    .select(['familyId', 'sealedToken'])
    .where('deliveryId', '=', asked.deliveryId)
    .where('linkVersion', '=', asked.linkVersion)
    .where('reminders', '=', asked.number - 1)
    .where('remindAt', '<=', soon)
    .executeTakeFirst();
}

async function isWanted(ctx: RequestContext, link: ReaderLink): Promise<boolean> {
  const { delivery, standing } = link;
  if (standing !== 'OPENABLE' || delivery.openedAt) return false;
  return !(await isRefused(ctx, delivery.address));
}

async function send(
  ctx: RequestContext,
  { delivery }: ReaderLink,
  token: string,
  number: number,
): Promise<void> {
  const { publicOrigin, supportEmail } = ctx.app.config;
  const snapshot = await readSnapshot(ctx, delivery);
  const mail = forReader(await findReaderOfRecipient(ctx, delivery.id), () =>
    laterMail({
      to: delivery.recipientName,
      from: snapshot.fromName,
      link: `${publicOrigin}/shared/${token}`,
      supportEmail,
    }),
  );
  try {
    await ctx.app.mailer.send({
      purpose: 'delivery',
      // The same for every attempt.
      messageId: `later.${delivery.id}.${number}@${new URL(publicOrigin).hostname}`,
      to: { name: delivery.recipientName, address: delivery.address },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { 'Reply-To': supportEmail },
      date: new Date(ctx.clock.now().epochMilliseconds),
    });
  } catch (error) {
    // The address rejects mail permanently; the link they have still works.
    if (!(error instanceof MailRefused && error.permanent)) throw error;
  }
}
