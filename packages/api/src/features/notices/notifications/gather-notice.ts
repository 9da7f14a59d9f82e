import { notificationLimits as limits } from '@infinite/schema/catalogue/notifications';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** When the mail and the push message about something are due, should nothing more come. */
export function putOff(now: Temporal.Instant): Temporal.Instant {
  return now.add({ seconds: limits.gatherPauseSeconds });
}

/** Until when more of the same is added to a notice. */
export function gathersUntil(now: Temporal.Instant): Temporal.Instant {
  return now.add({ minutes: limits.gatherMinutes });
}

/** What `notify` needs of a notice to find the one that counts it. */
interface Gathered {
  readonly kind: string;
  readonly familyId: string | null;
  readonly actorId: string | null;
  readonly path: string;
  readonly gather: string;
}

/**
 * Counts one more of the same in the notices that are still unread and not mailed, and lets their mail
 * and push message wait a little longer, for an hour at most. Such a notice names no title and no
 * subject any more: it is about all of them. Call inside a transaction.
 * @param routed muted readers get a row of their own: what is muted depends on the title
 * @returns the readers whose notice counts it now
 */
export async function gatherNotice(
  ctx: Pick<RequestContext, 'em' | 'clock'>,
  notice: Gathered,
  routed: readonly { readonly user_id: string; readonly muted: boolean }[],
): Promise<Set<string>> {
  const { familyId, actorId, kind, gather } = notice;
  const now = ctx.clock.now();
  // Two that are added at the same moment would both find no notice to be counted in.
  const batch = `notices ${familyId} ${actorId} ${kind}`;
  await rowsOf(ctx.em, sql`select pg_advisory_xact_lock(hashtextextended(${batch}, 0))`);
  const readers = routed.filter(({ muted }) => !muted).map(({ user_id }) => user_id);
  const latest = sql`n.created_at + ${limits.gatherHoldMinutes} * interval '1 minute'`;
  const due = putOff(now);
  const rows = await rowsOf(
    ctx.em,
    sql<{ userId: string }>`
      with counted as (
        update notifications n set gathers_until = ${gathersUntil(now)}, subject_kind = null,
          subject_id = null, path = ${notice.path},
          mail_at = greatest(n.mail_at, least(${due}::timestamptz, ${latest})),
          words_values = n.words_values - 'title' || jsonb_build_object(
            'count', (coalesce((n.words_values ->> 'count')::int, 1) + 1)::text,
            'what', case when n.words_values ->> 'what' = ${gather} then ${gather}::text else 'ITEM' end)
        where n.user_id = any(${readers}::uuid[]) and n.actor_id = ${actorId}::uuid
          and n.family_id = ${familyId}::uuid and n.kind = ${kind} and n.gathers_until >= ${now}
          and n.read_at is null and n.mail_id is null and not n.muted
        returning n.id, n.user_id, n.created_at
      ), waiting as (
        update pushes p set due_at = greatest(p.due_at, least(${due}::timestamptz, ${latest}))
        from counted n where p.notification_id = n.id and p.attempts = 0
      )
      select user_id from counted`,
  );
  return new Set(rows.map(({ userId }) => userId));
}
