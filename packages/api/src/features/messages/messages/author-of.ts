import type { RequestContext } from '#platform/context.ts';
import { MessageEntity } from '#features/messages/messages/message.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** The id of a message's author. Checks no permission. @throws AppError NOT_FOUND */
export async function requireAuthorOf(ctx: RequestContext, messageId: string): Promise<string> {
  const row = await tables(ctx.em, MessageEntity)
    .selectFrom('messages')
    .select('authorId')
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row.authorId;
}
