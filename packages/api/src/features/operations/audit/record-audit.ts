import type { AuditAction } from '@infinite/schema/catalogue/audit';
import type { Actor, RequestContext } from '#platform/context.ts';
import {
  AuditEventEntity,
  type AuditFacts,
} from '#features/operations/audit/audit-event.entity.ts';
import { findUser } from '#features/people/identity/index.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface AuditEntry {
  /** `<subject>.<verb>`, such as 'user.suspend'. */
  readonly action: AuditAction;
  readonly subject: {
    readonly kind: string;
    readonly id?: string | null;
    /** What people called it at the time. */
    readonly name?: string | null;
  };
  readonly before?: AuditFacts | null;
  readonly after?: AuditFacts | null;
  /** In the words of the person who did it. */
  readonly reason?: string | null;
}

/**
 * Writes one line of the audit log, in the transaction of `ctx` if there is one. Call it in the
 * transaction of the act, so that both are stored or neither.
 * @throws AppError UNAUTHENTICATED for a visitor
 */
export async function recordAudit(ctx: RequestContext, entry: AuditEntry): Promise<void> {
  const actor = await actorOf(ctx);
  await tables(ctx.em, AuditEventEntity)
    .insertInto('audit_events')
    .values({
      at: ctx.clock.now(),
      actorId: actor.id,
      actorName: actor.name,
      action: entry.action,
      subjectKind: entry.subject.kind,
      subjectId: entry.subject.id,
      subjectName: entry.subject.name,
      before: entry.before,
      after: entry.after,
      reason: entry.reason,
    })
    .execute();
}

async function actorOf(ctx: RequestContext): Promise<{ id: string | null; name: string }> {
  const actor: Actor = ctx.actor;
  if (actor.kind === 'system') return { id: null, name: actor.job };
  if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED');
  const user = await findUser(ctx.em, actor.userId);
  const username = user?.username ?? actor.userId;
  return { id: actor.userId, name: actor.key ? `${username} (key '${actor.key.name}')` : username };
}
