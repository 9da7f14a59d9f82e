import {
  pushLimits as limits,
  type NotificationKind,
} from '@infinite/schema/catalogue/notifications';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { isForReader } from '#features/notices/notifications/list-notices.ts';
import { authors } from '#features/people/identity/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** A push message under a lease, with the browser that it is for. */
export interface ClaimedPush {
  readonly subscriptionId: string;
  readonly notificationId: string;
  readonly attempts: number;
  readonly sessionId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly kind: NotificationKind;
  readonly path: string;
  readonly wordsValues: Readonly<Record<string, string>>;
  /** Of its account, for `readerOfUser`. */
  readonly preferences: string;
  readonly locale: string;
  /** Unread, and of a family that the member still belongs to. */
  readonly wanted: boolean;
}

export function claimPushes(ctx: RequestContext, count: number): Promise<ClaimedPush[]> {
  const now = ctx.clock.now();
  return rowsOf(
    ctx.em,
    sql<ClaimedPush>`
      update pushes p set attempts = p.attempts + 1, due_at = ${now.add({ seconds: limits.leaseSeconds })}
      from (select subscription_id, notification_id from pushes where due_at <= ${now}
          order by due_at limit ${count} for update skip locked) due,
        push_subscriptions s, notifications n join ${authors} u on u.id = n.user_id
      where p.subscription_id = due.subscription_id and p.notification_id = due.notification_id
        and s.id = p.subscription_id and n.id = p.notification_id
      returning p.subscription_id, p.notification_id, p.attempts, s.session_id, s.endpoint, s.p256dh,
        s.auth, n.kind, n.path, n.words_values, u.preferences, u.locale,
        (n.read_at is null and ${isForReader}) as wanted`,
  );
}

export async function nextPushDue(ctx: RequestContext): Promise<Temporal.Instant | null> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ at: Temporal.Instant | null }>`select min(due_at) as at from pushes`,
  );
  return row?.at ?? null;
}
