import { auditLimits, type AuditAction } from '@infinite/schema/catalogue/audit';
import { sql } from 'kysely';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { AuditEventEntity } from '#features/operations/audit/audit-event.entity.ts';
import { recordAudit } from '#features/operations/audit/record-audit.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

interface Reading {
  /** Such as 'user.read'. */
  readonly action: AuditAction;
  readonly subject: { readonly kind: string; readonly id: string; readonly name: string };
}

/**
 * Writes a line of the audit log for reading somebody's page: the first time, and again once an
 * hour has passed, however often the page is opened or refreshed in between.
 * @throws AppError UNAUTHENTICATED for a visitor and for a job
 */
export async function recordReading(ctx: RequestContext, reading: Reading): Promise<void> {
  const { userId } = requireMember(ctx);
  if (await wasRead(ctx, userId, reading)) return;
  await inTransaction(ctx, async (ctx) => {
    // Two windows of one person write one line.
    const key = `${reading.action} ${userId} ${reading.subject.id}`;
    await rowsOf(ctx.em, sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    if (!(await wasRead(ctx, userId, reading))) await recordAudit(ctx, reading);
  });
}

async function wasRead(ctx: RequestContext, userId: string, reading: Reading): Promise<boolean> {
  const known = await tables(ctx.em, AuditEventEntity)
    .selectFrom('audit_events')
    .select('seq')
    .where('subjectKind', '=', reading.subject.kind)
    .where('subjectId', '=', reading.subject.id)
    .where('action', '=', reading.action)
    .where('actorId', '=', userId)
    .where('at', '>', ctx.clock.now().subtract({ minutes: auditLimits.readAgainMinutes }))
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}
