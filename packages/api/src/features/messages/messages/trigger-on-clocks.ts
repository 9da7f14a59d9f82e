import { onClocksOf, type OnAClock } from '@infinite/schema/schedule/clocks';
import type { Trigger } from '@infinite/schema/schedule/trigger';
import type { RequestContext } from '#context.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';
import { messageTables } from '#features/messages/messages/message-tables.ts';
import { readTrigger } from '#features/messages/messages/read-trigger.ts';

/** The trigger of a stored message as the clocks of the people it is for now read it. */
export async function triggerOnClocks(
  ctx: RequestContext,
  message: Message,
): Promise<Trigger | null> {
  const trigger = readTrigger(message);
  return trigger && onClocksOf(trigger, await clocksOfPeople(ctx, message));
}

// Not the loader: it may belong to the request around a transaction, and must see what this one did.
async function clocksOfPeople(ctx: RequestContext, message: Message): Promise<OnAClock[]> {
  const rows = await messageTables(ctx.em)
    .selectFrom('message_recipients')
    .select('time_zone')
    .distinct()
    .where('family_id', '=', message.familyId)
    .where('message_id', '=', message.id)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map((row) => ({ timeZone: row.time_zone }));
}
