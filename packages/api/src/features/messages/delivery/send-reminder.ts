import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { distinctClocks } from '@infinite/schema/schedule/clocks';
import { localInstant } from '@infinite/schema/schedule/local-instant';
import { momentOf } from '@infinite/schema/schedule/occurrences';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import { relativeWords } from '@infinite/schema/words/dates.en';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { MailRefused } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#context.ts';
import {
  asJson,
  rowsOf,
  type DatabaseInstant,
} from '#features/messages/delivery/delivery-tables.ts';
import { isHeld } from '#features/messages/delivery/hold.ts';
import { writeLedger, type LedgerLine } from '#features/messages/delivery/ledger.ts';
import { answerLink, type ReminderPurpose } from '#features/messages/delivery/links.ts';
import { reminderMail } from '#features/messages/delivery/mail/reminder.mail.tsx';
import { stillHereMail } from '#features/messages/delivery/mail/still-here.mail.tsx';
import { instantFrom } from '#platform/database/instant-type.ts';
import { newId } from '#platform/database/id.ts';
import { holdAfterRestore } from '#features/messages/delivery/restore-guard.ts';
import { familyKeyOwner } from '#features/people/families/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Writes to the sender before a delivery. May run twice: link and Message-ID are the same each
 * time. A message that was answered, moved or sent meanwhile is not written about any more.
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
  const row = await findReminded(ctx, messageId, occurrence, purpose);
  if (!row) return false;
  const now = ctx.clock.now();
  const moment = momentOf({ localTime: row.local_time, moved: row.moved_occurrence }, occurrence);
  const clocks = distinctClocks(row.clocks);
  const { due, timeZone } = firstReading(moment, clocks);
  if (Temporal.Instant.compare(now, due) >= 0) return false;
  const askedAt = instantFrom(row.asked_at);
  const remindedAt = askedAt.epochMilliseconds;
  const { token, hash } = answerLink(
    ctx.app.keys.unwrap(familyKeyOwner(row.family_id), row.wrapped_key),
    {
      messageId,
      occurrence,
      purpose,
      remindedAt: String(remindedAt),
    },
  );
  await keepToken(ctx, row, { occurrence, purpose, hash, due });
  const write = purpose === 'REMINDER' ? reminderMail : stillHereMail;
  const mail = write({
    title: row.title,
    recipients: row.recipients,
    away: relativeWords(due.toString(), now.toString(), timeZone),
    isOneOfTwo: purpose === 'REMINDER' ? asksAgain(askedAt, due) : row.was_reminded,
    moment: { ...moment, timeZone },
    severalClocks: clocks.length > 1,
    link: `${ctx.app.config.publicOrigin}/answer/${token}`,
  });
  const host = new URL(ctx.app.config.publicOrigin).hostname;
  const mailMessageId = `${purpose.toLowerCase()}.${messageId}.${occurrence}.${remindedAt}@${host}`;
  const note = async (line: Pick<LedgerLine, 'what' | 'evidence'>) => {
    await inTransaction(ctx, (tx) =>
      writeLedger(tx.em, [
        { familyId: row.family_id, messageId, at: now, actor: 'system:send-notice', ...line },
      ]),
    );
  };
  try {
    const { response } = await ctx.app.mailer.send({
      purpose: 'delivery',
      messageId: mailMessageId,
      to: { name: row.author_name, address: row.author_email },
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

/** The clock on which the message leaves first. */
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

/** A reminder that left late may leave no day for the second one. */
function asksAgain(askedAt: Temporal.Instant, due: Temporal.Instant): boolean {
  const second = askedAt.add({ hours: deliveryTimings.hoursToAnswer });
  return Temporal.Instant.compare(second, due) < 0;
}

async function findReminded(
  ctx: RequestContext,
  messageId: string,
  occurrence: string,
  purpose: ReminderPurpose,
): Promise<RemindedRow | undefined> {
  const isFirst = purpose === 'REMINDER';
  const rows = await rowsOf(
    ctx.em,
    sql<RemindedRow>`
      select m.family_id, m.title, m.local_time::text, m.moved_occurrence, f.wrapped_key,
        m.reminded_at is not null as was_reminded,
        case when ${isFirst} then m.reminded_at else m.second_reminded_at end as asked_at,
        coalesce(nullif(u.username, ''), split_part(u.email, '@', 1)) as author_name,
        u.email as author_email, m.id as message_id,
        array(select r.name from message_recipients r
          where r.family_id = m.family_id and r.message_id = m.id and r.removed_at is null
          order by r.position) as recipients,
        coalesce((select array_agg(distinct coalesce(r.time_zone, m.time_zone)) from message_recipients r
          where r.family_id = m.family_id and r.message_id = m.id and r.removed_at is null),
          array[m.time_zone]) as clocks
      from messages m
      join users u on u.id = m.author_id
      join families f on f.id = m.family_id
      where m.id = ${messageId} and m.occurrence = ${occurrence}
        and m.state = ${isFirst ? 'REMINDED' : 'SECOND_REMINDED'}
        and m.confirmed_occurrence is distinct from m.occurrence`,
  );
  return rows[0];
}

async function keepToken(
  ctx: RequestContext,
  row: RemindedRow,
  link: { occurrence: string; purpose: ReminderPurpose; hash: string; due: Temporal.Instant },
): Promise<void> {
  const token = {
    family_id: row.family_id,
    id: newId(),
    token_hash: link.hash,
    purpose: link.purpose,
    message_id: row.message_id,
    occurrence: link.occurrence,
    expires_at: link.due.toString(),
    created_at: ctx.clock.now().toString(),
  };
  await rowsOf(
    ctx.em,
    sql`
      insert into delivery_tokens
        (family_id, id, token_hash, purpose, message_id, occurrence, expires_at, created_at)
      select family_id, id, token_hash, purpose, message_id, occurrence, expires_at, created_at
      from jsonb_to_recordset(${asJson([token])}) as t (
        family_id uuid, id uuid, token_hash text, purpose text, message_id uuid, occurrence date,
        expires_at timestamptz, created_at timestamptz)
      on conflict (token_hash) do nothing`,
  );
}

interface RemindedRow {
  family_id: string;
  message_id: string;
  title: string;
  local_time: string;
  moved_occurrence: Trigger['moved'];
  clocks: string[];
  wrapped_key: Buffer;
  asked_at: DatabaseInstant;
  was_reminded: boolean;
  author_name: string;
  author_email: string;
  recipients: string[];
}
