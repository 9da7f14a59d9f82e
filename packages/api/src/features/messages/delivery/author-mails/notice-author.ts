import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { messageAuthors } from '#features/messages/messages/index.ts';
import { notify } from '#features/notices/notifications/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * A notice for the author of a delivered message. It belongs to no family: what they wrote is theirs
 * after they left it.
 */
export async function noticeAuthor(
  ctx: RequestContext,
  kind: 'messageOpened' | 'thanksReceived',
  deliveryId: string,
): Promise<void> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ authorId: string; messageId: string; name: string; title: string }>`
      select m.author_id, d.message_id, d.recipient_name as name, l.title
      from deliveries d
      join delivery_snapshots l on l.family_id = d.family_id and l.message_id = d.message_id
        and l.occurrence = d.occurrence
      join ${messageAuthors} m on m.family_id = d.family_id and m.id = d.message_id
      where d.id = ${deliveryId}`,
  );
  if (!row) return;
  await notify(ctx, {
    kind,
    familyId: null,
    recipientIds: [row.authorId],
    actorId: null,
    subject: { kind: 'message', id: row.messageId },
    path: `/future-messages/${row.messageId}`,
    values: { name: row.name, title: row.title },
  });
}
