import { onClocksOf, type OnAClock } from '@infinite/schema/schedule/clocks';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import type { RequestContext } from '#platform/context.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';
import { MessageRecipientEntity } from '#features/messages/messages/message-recipient.entity.ts';
import { readTrigger } from '#features/messages/messages/read-trigger.ts';
import { tables } from '#platform/database/tables.ts';

/** The trigger of a stored message with the time zones of its current recipients. */
export async function triggerOnClocks(
  ctx: RequestContext,
  message: Message,
): Promise<Trigger | null> {
  const trigger = readTrigger(message);
  return trigger && onClocksOf(trigger, await clocksOfPeople(ctx, message));
}

// Not the loader: it may belong to the request around a transaction, and must see what this one did.
async function clocksOfPeople(ctx: RequestContext, message: Message): Promise<OnAClock[]> {
  return tables(ctx.em, MessageRecipientEntity)
    .selectFrom('message_recipients')
    .select('timeZone')
    .distinct()
    .where('familyId', '=', message.familyId)
    .where('messageId', '=', message.id)
    .where('removedAt', 'is', null)
    .execute();
}
