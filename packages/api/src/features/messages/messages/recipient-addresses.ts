import type { Message } from '#features/messages/messages/message.entity.ts';
import { MessageRecipientEntity } from '#features/messages/messages/message-recipient.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** The addresses that a message is for now; drafts have recipients without one. */
export async function addressesOf(
  em: EntityManager,
  message: Pick<Message, 'id' | 'familyId'>,
): Promise<string[]> {
  const rows = await tables(em, MessageRecipientEntity)
    .selectFrom('message_recipients')
    .select('email')
    .where('familyId', '=', message.familyId)
    .where('messageId', '=', message.id)
    .where('removedAt', 'is', null)
    .where('email', '<>', '')
    .execute();
  return rows.map(({ email }) => email);
}

/** Stores another address of a recipient, also of one that was removed. */
export async function storeAddress(
  em: EntityManager,
  recipient: { familyId: string; id: string },
  email: string,
): Promise<void> {
  await tables(em, MessageRecipientEntity)
    .updateTable('message_recipients')
    .set({ email })
    .where('familyId', '=', recipient.familyId)
    .where('id', '=', recipient.id)
    .execute();
}
