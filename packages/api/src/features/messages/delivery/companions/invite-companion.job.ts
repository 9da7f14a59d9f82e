import { forReader } from '@infinite/schema/locale/for-reader.server';
import { z } from 'zod';
import { MailRefused } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#platform/context.ts';
import { companionToken } from '#features/messages/delivery/companions/companion-token.ts';
import { isHeld } from '#features/messages/delivery/hold.ts';
import { companionMail } from '#features/messages/delivery/mail/companion.mail.tsx';
import { readSnapshot } from '#features/messages/delivery/read-snapshot.ts';
import { findReaderLink } from '#features/messages/delivery/reader-link.ts';
import { findReaderOfRecipient } from '#features/messages/delivery/reader-of-recipient.ts';
import { isRefused } from '#features/messages/delivery/refusals/refused-addresses.ts';
import { familyKey } from '#features/people/families/index.ts';
import { defineJob } from '#platform/jobs/define-job.ts';
import { tables } from '#platform/database/tables.ts';
import { DeliveryCompanionEntity } from '#features/messages/delivery/companions/delivery-companion.entity.ts';

/** Mails a second link, unless the address has opted out. */
export const inviteCompanionJob = defineJob({
  name: 'invite-companion',
  payload: z.object({ companionId: z.uuid() }),
  retryLimit: 20,
  handle: async (ctx, { companionId }) => {
    if (await isHeld(ctx.em)) throw new Error('sending is on hold; the mail is tried again');
    const row = await tables(ctx.em, DeliveryCompanionEntity)
      .selectFrom('delivery_companions')
      .select('familyId')
      .where('id', '=', companionId)
      .executeTakeFirst();
    if (row) await send(ctx, row.familyId, companionId);
  },
});

async function send(ctx: RequestContext, familyId: string, companionId: string): Promise<void> {
  const { token } = companionToken(await familyKey(ctx, familyId), companionId);
  const link = await findReaderLink(ctx, token);
  const address = link?.companion?.address;
  if (!link || !address || link.standing !== 'OPENABLE') return;
  if (await isRefused(ctx, address)) return;
  const { publicOrigin, supportEmail } = ctx.app.config;
  const { fromName } = await readSnapshot(ctx, link.delivery);
  // In the language of who invites: of the guest we know no more than the address.
  const mail = forReader(await findReaderOfRecipient(ctx, link.delivery.id), () =>
    companionMail({
      recipient: link.delivery.recipientName,
      from: fromName,
      link: `${publicOrigin}/shared/${token}`,
      supportEmail,
    }),
  );
  try {
    await ctx.app.mailer.send({
      purpose: 'delivery',
      messageId: `companion.${companionId}@${new URL(publicOrigin).hostname}`,
      to: { address },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { 'Reply-To': supportEmail },
      date: new Date(ctx.clock.now().epochMilliseconds),
    });
  } catch (error) {
    // The address rejects mail; the recipient can still copy the link from their page.
    if (!(error instanceof MailRefused && error.permanent)) throw error;
  }
}
