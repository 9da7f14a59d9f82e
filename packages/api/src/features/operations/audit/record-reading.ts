import { auditLimits } from '@infinite/schema/catalogue/audit';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/record-audit.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Records that an administrator or a key opened the page of an account. The page is read again
 * after each act, so several readings within an hour are one line.
 */
export async function recordReading(
  ctx: RequestContext,
  account: { readonly id: string; readonly username: string },
): Promise<void> {
  const { actor } = ctx;
  // Nobody needs a record of reading about oneself.
  if (actor.kind !== 'member' || actor.userId === account.id) return;
  const since = ctx.clock.now().subtract({ minutes: auditLimits.readAgainMinutes });
  const [known] = await rowsOf(
    ctx.em,
    sql`
      select 1 from audit_events
      where subject_kind = 'user' and subject_id = ${account.id} and action = 'user.read'
        and actor_id = ${actor.userId} and at > ${since} limit 1`,
  );
  if (known) return;
  await recordAudit(ctx, {
    action: 'user.read',
    subject: { kind: 'user', id: account.id, name: account.username },
  });
}
