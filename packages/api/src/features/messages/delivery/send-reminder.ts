import { forReader } from '@infinite/schema/locale/for-reader.server';
import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { distinctClocks } from '@infinite/schema/schedule/clocks';
import { localInstant } from '@infinite/schema/schedule/local-instant';
import { momentOf } from '@infinite/schema/schedule/occurrences';
import { relativeWords } from '@infinite/schema/words/dates.en';
import { Temporal } from 'temporal-polyfill';
import { MailRefused } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#platform/context.ts';
import { isHeld } from '#features/messages/delivery/hold.ts';
import { writeLedger, type LedgerLine } from '#features/messages/delivery/ledger.ts';
import {
  DeliveryTokenEntity,
  type ReminderPurpose,
} from '#features/messages/delivery/delivery-token.entity.ts';
import { answerLink } from '#features/messages/delivery/links.ts';
import { reminderMail } from '#features/messages/delivery/mail/reminder.mail.tsx';
import { stillHereMail } from '#features/messages/delivery/mail/still-here.mail.tsx';
import { newId } from '#platform/database/id.ts';
import { holdAfterRestore } from '#features/messages/delivery/restore-guard.ts';
import { readerOfUser } from '#features/people/identity/index.ts';
import { familyKeyOwner } from '#features/people/families/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { tables } from '#platform/database/tables.ts';
import { findReminded, type RemindedMessage } from '#features/messages/messages/index.ts';

/**
 * Reminds the sender before a delivery. May run twice: link and Message-ID are the same each time.
 * Silent for a message that was answered, moved or sent meanwhile.
 * @returns whether a mail was handed to the relay, or refused for the recipient's reasons
 */
export async function sendReminder(
  ctx: RequestContext,
  messageId: string,
  occurrence: string,
  purpose: ReminderPurpose,
): Promise<boolean> {
  await holdAfterRestore(ctx);
  if (await isHeld(ctx.em)) throw new Error('sending is on hold; the reminder is tried again');
  const state = purpose === 'REMINDER' ? 'REMINDED' : 'SECOND_REMINDED';
  const row = await findReminded(ctx.em, { messageId, occurrence }, state);
  if (!row) return false;
  const now = ctx.clock.now();
  const moment = momentOf({ localTime: row.localTime, moved: row.movedOccurrence }, occurrence);
  const clocks = distinctClocks(row.clocks);
  const { due, timeZone } = firstReading(moment, clocks);
  if (Temporal.Instant.compare(now, due) >= 0) return false;
  const { askedAt } = row;
  const remindedAt = askedAt.epochMilliseconds;
  const familyKey = ctx.app.keys.unwrap(familyKeyOwner(row.familyId), row.wrappedKey);
  const { token, hash } = answerLink(familyKey, {
    messageId,
    occurrence,
    purpose,
    remindedAt: String(remindedAt),
  });
  await storeToken(ctx, row, { occurrence, purpose, hash, due });
  const write = purpose === 'REMINDER' ? reminderMail : stillHereMail;
  const mail = forReader(readerOfUser(row), () =>
    write({
      title: row.title,
      recipients: row.recipients,
      away: relativeWords(due.toString(), now.toString(), timeZone),
      isOneOfTwo: purpose === 'REMINDER' ? asksAgain(askedAt, due) : row.wasReminded,
      moment: { ...moment, timeZone },
      severalClocks: clocks.length > 1,
      link: `${ctx.app.config.publicOrigin}/answer/${token}`,
    }),
  );
  const host = new URL(ctx.app.config.publicOrigin).hostname;
  const mailMessageId = `${purpose.toLowerCase()}.${messageId}.${occurrence}.${remindedAt}@${host}`;
  const note = async (line: Pick<LedgerLine, 'what' | 'evidence'>) => {
    await inTransaction(ctx, (tx) =>
      writeLedger(tx.em, [
        { familyId: row.familyId, messageId, at: now, actor: 'system:send-notice', ...line },
      ]),
    );
  };
  try {
    const { response } = await ctx.app.mailer.send({
      purpose: 'delivery',
      messageId: mailMessageId,
      to: { name: row.authorName, address: row.authorEmail },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      date: new Date(now.epochMilliseconds),
    });
    await note({ what: 'REMINDER_SENT', evidence: { occurrence, mailMessageId, response } });
  } catch (error) {
    if (!(error instanceof MailRefused && error.permanent)) throw error;
    const { response } = error;
    await note({ what: 'REMINDER_NOT_SENT', evidence: { occurrence, mailMessageId, response } });
  }
  return true;
}

/** The time zone in which the message is due first. */
function firstReading(
  { localDate, localTime }: { localDate: string; localTime: string },
  clocks: readonly string[],
) {
  const [first, ...rest] = clocks.map((timeZone) => ({
    timeZone,
    due: localInstant(localDate, localTime, timeZone).instant,
  }));
  if (!first) throw new Error('a message is read on one clock at least');
  return rest.reduce(
    (one, other) => (Temporal.Instant.compare(other.due, one.due) < 0 ? other : one),
    first,
  );
}

/** A late reminder may leave no time for the second one. */
function asksAgain(askedAt: Temporal.Instant, due: Temporal.Instant): boolean {
  const second = askedAt.add({ hours: deliveryTimings.hoursToAnswer });
  return Temporal.Instant.compare(second, due) < 0;
}

async function storeToken(
  ctx: RequestContext,
  row: RemindedMessage,
  link: { occurrence: string; purpose: ReminderPurpose; hash: string; due: Temporal.Instant },
): Promise<void> {
  await tables(ctx.em, DeliveryTokenEntity)
    .insertInto('delivery_tokens')
    .values({
      familyId: row.familyId,
      id: newId(),
      tokenHash: link.hash,
      purpose: link.purpose,
      messageId: row.messageId,
      occurrence: link.occurrence,
      expiresAt: link.due,
      createdAt: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .execute();
}
