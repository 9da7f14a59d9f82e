import {
  notificationLimits as limits,
  type MailPace,
} from '@infinite/schema/catalogue/notifications';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** A mail under a lease. */
export interface ClaimedMail {
  readonly id: string;
  readonly userId: string;
  readonly pace: MailPace;
  readonly attempts: number;
  readonly createdAt: Temporal.Instant;
}

export function claimMails(ctx: RequestContext, count: number): Promise<ClaimedMail[]> {
  const now = ctx.clock.now();
  return rowsOf(
    ctx.em,
    sql<ClaimedMail>`
      update notification_mails m
      set attempts = m.attempts + 1,
        next_attempt_at = ${now.add({ seconds: limits.mailLeaseSeconds })}
      from (select id from notification_mails where next_attempt_at <= ${now}
        order by next_attempt_at limit ${count} for update skip locked) due
      where m.id = due.id
      returning m.id, m.user_id, m.pace, m.attempts, m.created_at`,
  );
}

/** When a notice has to be mailed next, or a mail sent. */
export async function nextMailDue(ctx: RequestContext): Promise<Temporal.Instant | null> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ at: Temporal.Instant | null }>`
      select least(
        (select min(mail_at) from notifications where mail_at is not null and mail_id is null),
        (select min(next_attempt_at) from notification_mails where next_attempt_at is not null)
      ) as at`,
  );
  return row?.at ?? null;
}
