import { forReader } from '@infinite/schema/locale/for-reader.server';
import { sql } from 'kysely';
import { MailRefused } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#platform/context.ts';
import { isHeld } from '#features/messages/delivery/hold.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import { deliveryFailedMail } from '#features/messages/delivery/mail/delivery-failed.mail.tsx';
import { holdAfterRestore } from '#features/messages/delivery/restore-guard.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { authorOfMessage } from '#features/messages/messages/index.ts';
import { authors, readerOfUser } from '#features/people/identity/index.ts';

/**
 * Notifies the sender that an address did not work; silent when it was corrected meanwhile.
 * @returns whether a mail was handed to the relay, or refused for the recipient's reasons
 */
export async function sendFailureNotice(ctx: RequestContext, deliveryId: string): Promise<boolean> {
  await holdAfterRestore(ctx);
  if (await isHeld(ctx.em)) throw new Error('sending is on hold; the notice is tried again');
  const [row] = await rowsOf(
    ctx.em,
    sql<FailedRow>`
      select d.family_id, d.message_id, d.recipient_name, d.address, d.provider_answer, d.problem,
        d.link_version, d.attempts,
        l.title, u.email, u.name, u.preferences, u.locale
      from deliveries d
      join delivery_snapshots l on l.family_id = d.family_id and l.message_id = d.message_id
        and l.occurrence = d.occurrence
      join ${authors} u on u.id = ${authorOfMessage('d.message_id')}
      where d.id = ${deliveryId} and d.state = 'FAILED'`,
  );
  if (!row) return false;
  const now = ctx.clock.now();
  const { publicOrigin } = ctx.app.config;
  const mail = forReader(readerOfUser(row), () =>
    deliveryFailedMail({
      title: row.title,
      recipient: row.recipientName,
      address: row.address,
      bounced: row.problem === 'BOUNCED',
      answer: row.providerAnswer,
      link: `${publicOrigin}/future-messages`,
    }),
  );
  const kind = row.problem === 'BOUNCED' ? `bounced.${row.linkVersion}` : 'failed';
  const mailMessageId = `${kind}.${deliveryId}.${row.attempts}@${new URL(publicOrigin).hostname}`;
  try {
    const { response } = await ctx.app.mailer.send({
      purpose: 'delivery',
      messageId: mailMessageId,
      to: { name: row.name, address: row.email },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      date: new Date(now.epochMilliseconds),
    });
    await inTransaction(ctx, (tx) =>
      writeLedger(tx.em, [
        {
          familyId: row.familyId,
          messageId: row.messageId,
          deliveryId,
          at: now,
          actor: 'system:send-notice',
          what: 'SENDER_TOLD',
          evidence: { recipient: row.recipientName, mailMessageId, response },
        },
      ]),
    );
  } catch (error) {
    // The sender's own address rejects mail too: the pages still show what happened.
    if (!(error instanceof MailRefused && error.permanent)) throw error;
  }
  return true;
}

interface FailedRow {
  familyId: string;
  messageId: string;
  recipientName: string;
  address: string;
  providerAnswer: string | null;
  problem: string | null;
  linkVersion: number;
  attempts: number;
  title: string;
  email: string;
  name: string;
  preferences: string;
  locale: string;
}
