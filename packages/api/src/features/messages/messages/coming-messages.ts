import { armedStates, messageLimits } from '@infinite/schema/catalogue/messages';
import { firstOccurrence } from '@infinite/schema/schedule/occurrences';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { MessageEntity } from '#features/messages/messages/message.entity.ts';
import { readTrigger } from '#features/messages/messages/read-trigger.ts';
import type { ComingDate } from '#features/insight/home/index.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { tables } from '#platform/database/tables.ts';

/** For the home page: the dates of the actor's own messages that return every year. */
export async function comingMessages(
  ctx: RequestContext,
  { from, until }: { readonly from: Temporal.Instant; readonly until: Temporal.Instant },
): Promise<ComingDate[]> {
  const { familyId, userId } = requireMember(ctx);
  const rows = await tables(ctx.em, MessageEntity)
    .selectFrom('messages')
    .select(['id', 'title', 'triggerKind', 'localDate', 'localTime', 'timeZone', 'recurrence'])
    .select(['untilYear', 'leapDayRule', 'occasion', 'movedOccurrence'])
    .modifyFront(asPrepared)
    .where('familyId', '=', familyId)
    .where('authorId', '=', userId)
    .where('triggerKind', '=', 'RECURRING')
    .where(sql<boolean>`state = any(${[...armedStates]}::text[])`)
    .limit(messageLimits.sortedByDue)
    .execute();
  return rows.flatMap((row) => {
    const trigger = readTrigger(row);
    const next = trigger && firstOccurrence(trigger, from);
    if (!next || Temporal.Instant.compare(next.due, until) > 0 || !row.recurrence) return [];
    const { recurrence, title, id } = row;
    return { recurrence, on: next.date, title, messageId: id, contactId: null };
  });
}
