import type { Actor, RequestContext } from '#context.ts';
import { auditTables } from '#features/operations/audit/audit-tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Plain facts, each under its name: no secrets, no private content. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>;

export interface AuditEntry {
  /** `<subject>.<verb>`, such as 'user.suspend'. */
  readonly action: string;
  readonly subject: {
    readonly kind: string;
    readonly id?: string | null;
    /** How people call it, as it was called then. */
    readonly name?: string | null;
  };
  readonly before?: AuditFacts | null;
  readonly after?: AuditFacts | null;
  /** In the words of who did it. */
  readonly reason?: string | null;
}

/**
 * Writes one line of the audit log, in the transaction of `ctx` if there is one: call it in the
 * transaction of the act, so that neither is there without the other.
 * @throws AppError UNAUTHENTICATED when nobody acts
 */
export async function recordAudit(ctx: RequestContext, entry: AuditEntry): Promise<void> {
  const actor = await actorOf(ctx);
  await auditTables(ctx.em)
    .insertInto('audit_events')
    .values({
      at: ctx.clock.now().toString(),
      actor_id: actor.id,
      actor_name: actor.name,
      action: entry.action,
      subject_kind: entry.subject.kind,
      subject_id: entry.subject.id ?? null,
      subject_name: entry.subject.name ?? null,
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
      reason: entry.reason ?? null,
    })
    .execute();
}

async function actorOf(ctx: RequestContext): Promise<{ id: string | null; name: string }> {
  const actor: Actor = ctx.actor;
  if (actor.kind === 'system') return { id: null, name: actor.job };
  if (actor.kind === 'visitor') throw new AppError('UNAUTHENTICATED');
  const row = await auditTables(ctx.em)
    .selectFrom('users')
    .select('username')
    .where('id', '=', actor.userId)
    .executeTakeFirst();
  const username = row?.username ?? actor.userId;
  return { id: actor.userId, name: actor.key ? `${username} (key '${actor.key.name}')` : username };
}
