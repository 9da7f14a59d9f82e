import type { Locale } from '@infinite/schema/locale/locales';
import {
  MessageRecipientEntity,
  type MessageRecipient,
} from '#features/messages/messages/message-recipient.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

type RecipientKey = Pick<MessageRecipient, 'familyId' | 'id'>;

/** The languages of a recipient, also of one that was removed. */
export function readLocales(
  em: EntityManager,
  { familyId, id }: RecipientKey,
): Promise<Pick<MessageRecipient, 'locale' | 'ownLocale'> | undefined> {
  return tables(em, MessageRecipientEntity)
    .selectFrom('message_recipients')
    .select(['locale', 'ownLocale'])
    .where('familyId', '=', familyId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Keeps what a recipient chose for themselves; the message is not edited by it. */
export async function storeOwnLocale(
  em: EntityManager,
  { familyId, id }: RecipientKey,
  ownLocale: Locale,
): Promise<void> {
  await tables(em, MessageRecipientEntity)
    .updateTable('message_recipients')
    .set({ ownLocale })
    .where('familyId', '=', familyId)
    .where('id', '=', id)
    .execute();
}
