import { auditActions } from '@infinite/schema/catalogue/audit';
import type { AuditFilterInput } from '@infinite/schema/audit/audit-filter.input';
import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { signInLines } from '#features/operations/audit/sign-in-lines.ts';

/** Rows of one source, with the columns of `audit_events`. */
export interface AuditSource {
  readonly name: 'acts' | 'signIns';
  readonly rows: RawBuilder<unknown>;
}

const acts: AuditSource = { name: 'acts', rows: sql`audit_events` };

/** The sources that a filter asks for. Sign-ins are for people: a key never reads networks. */
export function auditSourcesOf(ctx: RequestContext, filter: AuditFilterInput): AuditSource[] {
  const { actor } = ctx;
  const isPerson = actor.kind === 'member' && !actor.key;
  const [rows] = isPerson ? ctx.app.extensions.of(signInLines) : [];
  const signIns = rows ? [{ name: 'signIns' as const, rows: sql`(${rows})` }] : [];
  if (filter.group === 'SIGN_INS') return signIns;
  const isOfActs = filter.group ?? filter.action ?? filter.subjectKind ?? filter.subjectId;
  return filter.signIns && !isOfActs ? [acts, ...signIns] : [acts];
}

/** The condition of a filter on a row of either source, named `e`. */
export function auditCondition(filter: AuditFilterInput): RawBuilder<boolean> {
  const { subjectKind, subjectId, actorId, action, group, search, from, before } = filter;
  const conditions = [sql<boolean>`true`];
  if (subjectKind) conditions.push(sql`e.subject_kind = ${subjectKind}`);
  if (subjectId) conditions.push(sql`e.subject_id = ${subjectId}`);
  if (actorId) conditions.push(sql`e.actor_id = ${actorId}::uuid`);
  if (action?.endsWith('.')) conditions.push(sql`e.action like ${likeStart(action)}`);
  else if (action) conditions.push(sql`e.action = ${action}`);
  if (group && group !== 'SIGN_INS') {
    conditions.push(sql`e.action = any(${[...auditActions[group]]}::text[])`);
  }
  if (search) {
    const part = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    // Written as the index on it is.
    conditions.push(sql`(e.actor_name || ' ' || coalesce(e.subject_name, '')) ilike ${part}`);
  }
  if (from) conditions.push(sql`e.at >= ${from}::timestamptz`);
  if (before) conditions.push(sql`e.at < ${before}::timestamptz`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

const likeStart = (action: string): string => `${action.replaceAll('_', String.raw`\_`)}%`;

/** Every line that a filter leaves, as a query with the columns of `audit_events`. */
export function auditLinesSql(ctx: RequestContext, filter: AuditFilterInput): RawBuilder<unknown> {
  const parts = auditSourcesOf(ctx, filter).map(
    ({ rows }) => sql`
      select e.at, e.actor_id, e.actor_name, e.action, e.subject_kind, e.subject_id,
        e.subject_name, e.before, e.after, e.reason
      from ${rows} e where ${auditCondition(filter)}`,
  );
  const none = sql`select * from audit_events where false`;
  return parts.length === 0 ? none : sql`${sql.join(parts, sql` union all `)}`;
}
