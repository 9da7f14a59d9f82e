import { sql, type RawBuilder } from 'kysely';
import { MessageEntity } from '#features/messages/messages/message.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** Ids, or a statement that selects them. */
export type MessageIds = readonly string[] | RawBuilder<unknown>;

/**
 * Locks messages until the transaction ends, in the order of their ids, so that two transactions do
 * not wait for each other. Lock messages before their deliveries.
 */
export async function lockMessages(em: EntityManager, ids: MessageIds): Promise<void> {
  await tables(em, MessageEntity)
    .selectFrom('messages')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The right side of `id = …`. */
export function anyOf(ids: MessageIds): RawBuilder<string> {
  return 'toOperationNode' in ids
    ? sql<string>`any(${ids})`
    : sql<string>`any(${[...ids]}::uuid[])`;
}
