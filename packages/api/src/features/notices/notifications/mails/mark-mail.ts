import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import type { ClaimedMail } from '#features/notices/notifications/mails/claim-mails.ts';
import type { MailOutcome } from '#features/notices/notifications/mails/send-mail.ts';
import { rowsOf } from '#platform/database/tables.ts';
import type { Tried } from '#platform/outbox/definition.ts';
import { counts } from '#platform/outbox/outcome.ts';

/** Stores what became of an attempt. A mail that was stopped meanwhile stays so. */
export async function markMail(
  ctx: RequestContext,
  { item, outcome }: Tried<ClaimedMail, MailOutcome>,
): Promise<void> {
  const sent = outcome.kind === 'acknowledged';
  await rowsOf(
    ctx.em,
    sql`
      update notification_mails set
        sent_at = ${sent ? ctx.clock.now() : null}::timestamptz,
        next_attempt_at = ${sent ? null : outcome.retryAt}::timestamptz,
        attempts = attempts - ${counts(outcome) ? 0 : 1}
      where id = ${item.id} and next_attempt_at is not null and attempts = ${item.attempts}`,
  );
}
