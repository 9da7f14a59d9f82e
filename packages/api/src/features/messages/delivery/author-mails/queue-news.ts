import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { noticeAuthor } from '#features/messages/delivery/author-mails/notice-author.ts';
import { isOfRealFamily } from '#features/people/families/index.ts';
import { rowsOf } from '#platform/database/tables.ts';
import type { NewsKind } from '#features/messages/delivery/author-mails/author-news.entity.ts';

/**
 * Queues an event that the author is to be notified of, in its transaction; `notifyAuthorsSweep`
 * batches and mails, and a notice in the app is written at once. A delivery and its opening are reported once. Sample families have no author
 * to notify.
 */
export async function queueNews(
  ctx: RequestContext,
  kind: NewsKind,
  deliveryIds: readonly string[],
  thanksId: string | null = null,
): Promise<void> {
  if (deliveryIds.length === 0) return;
  const queued = await rowsOf(
    ctx.em,
    sql<{ deliveryId: string }>`
      insert into author_news (family_id, id, message_id, delivery_id, kind, thanks_id, at)
      select d.family_id, uuidv7(), d.message_id, d.id, ${kind}, ${thanksId}::uuid,
        ${ctx.clock.now()}
      from deliveries d
      where d.id = any(${[...deliveryIds]}::uuid[]) and ${isOfRealFamily('d')}
        and (${kind}::text <> 'DELIVERED' or d.state = 'DELIVERED')
      on conflict do nothing returning delivery_id`,
  );
  if (kind !== 'OPENED' && kind !== 'THANKED') return;
  const notice = kind === 'OPENED' ? 'messageOpened' : 'thanksReceived';
  for (const { deliveryId } of queued) await noticeAuthor(ctx, notice, deliveryId);
}
