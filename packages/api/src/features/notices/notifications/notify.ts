import {
  notificationLimits as limits,
  type GatheredKind,
  type NotificationKind,
} from '@infinite/schema/catalogue/notifications';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { publishLive } from '#features/notices/live/index.ts';
import { NotificationEntity } from '#features/notices/notifications/notification.entity.ts';
import {
  gatherNotice,
  gathersUntil,
  putOff,
} from '#features/notices/notifications/gather-notice.ts';
import { readReaders } from '#features/notices/notifications/readers.ts';
import { routeNotice } from '#features/notices/notifications/routing/route-notice.ts';
import { newId } from '#platform/database/id.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { notify as wake } from '#platform/notifications/notify.ts';

export interface Notice {
  readonly kind: NotificationKind;
  /**
   * Shown and sent to those who belong to it. Null for a notice about what is the recipient's own,
   * which outlives a membership.
   */
  readonly familyId: string | null;
  readonly recipientIds: readonly string[];
  /** Gets no notice. Null for somebody without an account. */
  readonly actorId: string | null;
  readonly subject: { readonly kind: string; readonly id: string } | null;
  /** Of the page that shows it, without an origin: '/recordings/…'. */
  readonly path: string;
  /**
   * Names and titles for the sentence: `actor`, `family`, `role`, `name`, `title` (see
   * `noticeWords`). They are stored as plain text, so nothing that a family key seals.
   */
  readonly values: Readonly<Record<string, string>>;
  /** True for what is done and taken back easily: no second notice of the same kind, actor and path. */
  readonly once?: boolean;
  /**
   * What was added, where many may be added in one go: one notice counts them, and its mail and push
   * message wait until no more come.
   */
  readonly gather?: GatheredKind;
}

/** Mails or push messages may be due. */
export const noticesChannel = 'notices';

/**
 * Stores one row for each recipient in the transaction of the cause, decides there when mail and push
 * messages are due, and publishes to open pages. People of sample families and accounts that may not
 * sign in get none.
 */
export async function notify(
  ctx: Pick<RequestContext, 'em' | 'clock'>,
  notice: Notice,
): Promise<void> {
  const ids = new Set(notice.recipientIds.filter((id) => id !== notice.actorId));
  if (notice.once && ids.size > 0)
    for (const id of await alreadyNotified(ctx, notice, ids)) ids.delete(id);
  if (ids.size === 0) return;
  if (!/^\/(?![/\\])/.test(notice.path)) throw new Error('the path of a notice has an origin');
  const now = ctx.clock.now();
  const values = shortened(
    notice.gather ? { ...notice.values, what: notice.gather } : notice.values,
  );
  const readers = await readReaders(ctx.em, { ids: [...ids], familyId: notice.familyId });
  const all = readers.map((reader) => {
    const route = routeNotice({ kind: notice.kind, values }, reader, now);
    const wait = notice.gather ? putOff(now) : now;
    return {
      id: newId(),
      user_id: reader.userId,
      muted: !route.inApp,
      mail_pace: route.mailAt ? route.mailPace : null,
      mail_at: later(route.mailAt, wait),
      push_at: later(route.pushAt, wait),
    };
  });
  const gathered = notice.gather
    ? await gatherNotice(ctx, { ...notice, gather: notice.gather }, all)
    : new Set<string>();
  const routed = all.filter(({ user_id }) => !gathered.has(user_id));
  if (routed.length === 0) return;
  await rowsOf(
    ctx.em,
    sql`
      with given as (
        select * from jsonb_to_recordset(${JSON.stringify(routed)}::jsonb) as g (id uuid,
          user_id uuid, muted boolean, mail_pace text, mail_at timestamptz, push_at timestamptz)
      ), made as (
        insert into notifications (id, user_id, family_id, kind, actor_id, subject_kind, subject_id,
          path, words_values, created_at, muted, mail_pace, mail_at, gathers_until)
        select id, user_id, ${notice.familyId}::uuid, ${notice.kind}, ${notice.actorId}::uuid,
          ${notice.subject?.kind ?? null}::text, ${notice.subject?.id ?? null}::text,
          ${notice.path.slice(0, limits.pathMaximum)}, ${JSON.stringify(values)}::jsonb, ${now},
          muted, mail_pace, mail_at, ${notice.gather ? gathersUntil(now) : null}::timestamptz
        from given
      )
      insert into pushes (subscription_id, notification_id, due_at)
      select s.id, g.id, g.push_at from given g
      join push_subscriptions s on s.user_id = g.user_id where g.push_at is not null`,
  );
  const shown = routed.filter(({ muted }) => !muted).map(({ user_id }) => user_id);
  await publishLive(ctx.em, { to: { userIds: shown }, kind: 'notice', id: null });
  if (routed.some((route) => route.mail_at ?? route.push_at)) await wake(ctx, noticesChannel);
}

function later(due: Temporal.Instant | null, earliest: Temporal.Instant): Temporal.Instant | null {
  return due && Temporal.Instant.compare(due, earliest) < 0 ? earliest : due;
}

async function alreadyNotified(
  ctx: Pick<RequestContext, 'em'>,
  { kind, actorId, path }: Notice,
  ids: ReadonlySet<string>,
): Promise<string[]> {
  const rows = await tables(ctx.em, NotificationEntity)
    .selectFrom('notifications')
    .select('userId')
    .where('userId', 'in', [...ids])
    .where('kind', '=', kind)
    .where('actorId', '=', actorId)
    .where('path', '=', path)
    .execute();
  return rows.map(({ userId }) => userId);
}

function shortened(values: Notice['values']): Record<string, string> {
  const { valueMaximum } = limits;
  return Object.fromEntries(
    Object.entries(values).map(([key, text]) => [
      key,
      [...text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()].slice(0, valueMaximum).join(''),
    ]),
  );
}
