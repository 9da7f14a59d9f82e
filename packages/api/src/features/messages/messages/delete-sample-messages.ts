import { MessageEntity } from '#features/messages/messages/message.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** Deletes the messages of a sample family; recipients and attachments go with them. */
export async function deleteSampleMessages(em: EntityManager, familyId: string): Promise<void> {
  await tables(em, MessageEntity).deleteFrom('messages').where('familyId', '=', familyId).execute();
}
