import { sql, type RawBuilder } from 'kysely';
import type { MessageStateName } from '@infinite/schema/catalogue/messages';
import type { Temporal } from 'temporal-polyfill';
import { anyOf, type MessageIds } from '#features/messages/messages/lock-messages.ts';
import { MessageEntity } from '#features/messages/messages/message.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** Has the engine look at messages at an instant; of a state alone, if one is given. */
export async function wakeMessages(
  em: EntityManager,
  ids: MessageIds,
  at: Temporal.Instant,
  state?: MessageStateName,
): Promise<void> {
  await tables(em, MessageEntity)
    .updateTable('messages')
    .set({ nextStepAt: at })
    .where('id', '=', anyOf(ids))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'DRAFT'))
    .execute();
}

/** The same as the last part of a statement whose CTEs select the ids. */
export function wakeThose(ids: RawBuilder<unknown>, at: Temporal.Instant): RawBuilder<unknown> {
  return sql`update messages set next_step_at = ${at} where id in (${ids})`;
}

/**
 * The same as CTEs of a larger statement. Rows are locked in the order of their ids, so that no two
 * batches wait for each other.
 */
export function wakeInOrder(ids: RawBuilder<unknown>, at: Temporal.Instant): RawBuilder<unknown> {
  return sql`
    messages_to_wake as (
      select id from messages where id in (${ids}) order by id for update
    ), woken_messages as (
      update messages m set next_step_at = ${at} from messages_to_wake w where m.id = w.id
    )`;
}

/** Takes the messages of a family out of the engine: none of their steps is ever due. */
export async function clearNextSteps(em: EntityManager, familyId: string): Promise<void> {
  await tables(em, MessageEntity)
    .updateTable('messages')
    .set({ nextStepAt: null })
    .where('familyId', '=', familyId)
    .execute();
}
