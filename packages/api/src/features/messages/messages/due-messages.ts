import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { anyOf } from '#features/messages/messages/lock-messages.ts';
import { MessageEntity, type Message } from '#features/messages/messages/message.entity.ts';
import { isOfRealFamily } from '#features/people/families/index.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** What the engine reads of a message: everything but its content. */
export type PlannedRow = Pick<Message, (typeof columns)[number]>;

/** Ids of messages whose next step has come, in the order in which they fell due. */
export async function messagesDue(
  em: EntityManager,
  now: Temporal.Instant,
  limit: number,
  ofFamilies: RawBuilder<boolean>,
): Promise<string[]> {
  const rows = await tables(em, MessageEntity)
    .selectFrom('messages')
    .select('id')
    .where('nextStepAt', 'is not', null)
    .where('nextStepAt', '<=', now)
    .where(ofFamilies)
    .orderBy('nextStepAt')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks those that are still due; skips what another worker has locked. */
export async function lockMessagesDue(
  em: EntityManager,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<PlannedRow[]> {
  return tables(em, MessageEntity)
    .selectFrom('messages')
    .select(columns)
    .where('id', '=', anyOf(ids))
    .where('nextStepAt', '<=', now)
    .orderBy('nextStepAt')
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
}

/** One message, as it is stored; the caller has locked it. */
export async function plannedRow(em: EntityManager, id: string): Promise<PlannedRow | undefined> {
  return tables(em, MessageEntity)
    .selectFrom('messages')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How many messages of real families have a step due, as a column of a larger statement. */
export function dueMessagesCount(now: Temporal.Instant): RawBuilder<number> {
  return sql<number>`
    (select count(*)::int from messages where next_step_at <= ${now} and ${isOfRealFamily()})`;
}

/** How many messages of real families have a step ahead, as a column of a larger statement. */
export function armedMessagesCount(): RawBuilder<number> {
  return sql<number>`
    (select count(*)::int from messages where next_step_at is not null and ${isOfRealFamily()})`;
}

const columns = [
  ...(['familyId', 'id', 'authorId', 'state', 'triggerKind', 'localDate', 'localTime'] as const),
  ...(['timeZone', 'recurrence', 'untilYear', 'leapDayRule', 'occasion'] as const),
  ...(['movedOccurrence', 'scheduledAt', 'updatedAt', 'occurrence'] as const),
  ...(['confirmedOccurrence', 'remindedAt', 'secondRemindedAt'] as const),
] as const;
