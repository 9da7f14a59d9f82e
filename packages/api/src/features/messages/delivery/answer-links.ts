import { occurrenceOfDate } from '@infinite/schema/schedule/occurrences';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import { isArmed } from '#features/messages/delivery/change-armed.ts';
import { rowsOf, type DatabaseInstant } from '#features/messages/delivery/delivery-tables.ts';
import type { ReminderPurpose } from '#features/messages/delivery/links.ts';
import type { Message } from '#features/messages/messages/index.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { instantFrom } from '#platform/database/instant-type.ts';

export type Answer = 'CONFIRM' | 'POSTPONE' | 'CANCEL';

/** What an answer link in a reminder is for. */
export interface AnswerToken {
  familyId: string;
  id: string;
  messageId: string;
  occurrence: string;
  purpose: ReminderPurpose;
  expiresAt: Temporal.Instant;
  answer: Answer | null;
}

export async function findAnswerToken(
  ctx: RequestContext,
  token: string,
): Promise<AnswerToken | undefined> {
  const [row] = await rowsOf(
    ctx.em,
    sql<AnswerTokenRow>`
      select family_id, id, message_id, occurrence::text, purpose, expires_at, answer
      from delivery_tokens where token_hash = ${hashToken(token)}`,
  );
  return (
    row && {
      familyId: row.family_id,
      id: row.id,
      messageId: row.message_id,
      occurrence: row.occurrence,
      purpose: row.purpose,
      expiresAt: instantFrom(row.expires_at),
      answer: row.answer,
    }
  );
}

interface AnswerTokenRow {
  family_id: string;
  id: string;
  message_id: string;
  occurrence: string;
  purpose: ReminderPurpose;
  expires_at: DatabaseInstant;
  answer: Answer | null;
}

/**
 * A link acts until the first instant of the delivery it asks about, on whichever clock. Once the message has another date,
 * the link is about nothing any more.
 */
export function linkStanding(
  token: AnswerToken,
  message: Message,
  trigger: Trigger | null,
  now: Temporal.Instant,
): { expired: boolean; canAct: boolean } {
  // A yearly message that was put off goes on being named by its own day, but is asked about anew.
  const isAboutThis =
    isArmed(message) && message.occurrence === token.occurrence && token.answer !== 'POSTPONE';
  const occurrence = isAboutThis && trigger ? occurrenceOfDate(trigger, token.occurrence) : null;
  const due = occurrence?.due ?? token.expiresAt;
  const expired = Temporal.Instant.compare(now, due) >= 0;
  return { expired, canAct: isAboutThis && !expired };
}
