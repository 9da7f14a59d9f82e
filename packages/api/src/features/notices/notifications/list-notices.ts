import { notificationLimits as limits } from '@infinite/schema/catalogue/notifications';
import { sql } from 'kysely';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { isMember } from '#features/people/families/index.ts';
import { NotificationEntity } from '#features/notices/notifications/notification.entity.ts';
import { pageSizeOf } from '#platform/database/cursor.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Notices of a family are for those who belong to it now. */
export const isForReader = sql<boolean>`(n.family_id is null
  or ${isMember('n.family_id', 'n.user_id')})`;

/** The member's own notices, of all their families, newest first. */
export async function listNotices(
  ctx: RequestContext,
  { first, after, muted }: { first: number | null; after: string | null; muted: boolean },
) {
  const { userId } = requirePerson(ctx);
  if (after && !z.guid().safeParse(after).success) throw new AppError('INVALID_INPUT');
  const size = pageSizeOf(first, limits);
  let query = tables(ctx.em, NotificationEntity)
    .selectFrom('notifications as n')
    .select(['n.id', 'n.kind', 'n.wordsValues', 'n.path', 'n.createdAt', 'n.readAt'])
    .where('n.userId', '=', userId)
    .where('n.muted', '=', muted)
    .where(isForReader)
    .orderBy('n.id', 'desc')
    .limit(size + 1);
  if (after) query = query.where('n.id', '<', after);
  const rows = await query.execute();
  return { rows: rows.slice(0, size), hasNextPage: rows.length > size };
}

/** Counted no further than the bell shows. */
export async function countUnread(ctx: RequestContext): Promise<{ count: number; more: boolean }> {
  const { userId } = requirePerson(ctx);
  const { countMaximum } = limits;
  const [row] = await rowsOf(
    ctx.em,
    sql<{ count: number }>`
      select count(*)::int as count from (
        select 1 from notifications n
        where n.user_id = ${userId} and n.read_at is null and not n.muted and ${isForReader}
        limit ${countMaximum + 1}) unread`,
  );
  const count = row?.count ?? 0;
  return { count: Math.min(count, countMaximum), more: count > countMaximum };
}
