import { occurrenceOfDate } from '@infinite/schema/schedule/occurrences';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { isArmed } from '#features/messages/delivery/change-armed.ts';
import {
  DeliveryTokenEntity,
  type DeliveryToken,
} from '#features/messages/delivery/delivery-token.entity.ts';
import type { Message } from '#features/messages/messages/index.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { tables } from '#platform/database/tables.ts';

export type AnswerToken = Pick<
  DeliveryToken,
  'familyId' | 'id' | 'messageId' | 'occurrence' | 'purpose' | 'expiresAt' | 'answer'
>;

export async function findAnswerToken(
  ctx: RequestContext,
  token: string,
): Promise<AnswerToken | undefined> {
  return tables(ctx.em, DeliveryTokenEntity)
    .selectFrom('delivery_tokens')
    .select(['familyId', 'id', 'messageId', 'occurrence', 'purpose', 'expiresAt', 'answer'])
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
}

/**
 * A link is valid until the first instant of the delivery it asks about, in any time zone. It
 * expires when the message gets another date.
 */
export function linkStanding(
  token: AnswerToken,
  message: Message,
  trigger: Trigger | null,
  now: Temporal.Instant,
): { expired: boolean; canAct: boolean } {
  // A yearly message that was postponed keeps the name of its own date, but is confirmed again.
  const isAboutThis =
    isArmed(message) && message.occurrence === token.occurrence && token.answer !== 'POSTPONE';
  const occurrence = isAboutThis && trigger ? occurrenceOfDate(trigger, token.occurrence) : null;
  const due = occurrence?.due ?? token.expiresAt;
  const expired = Temporal.Instant.compare(now, due) >= 0;
  return { expired, canAct: isAboutThis && !expired };
}
