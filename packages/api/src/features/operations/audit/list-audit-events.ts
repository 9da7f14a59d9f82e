import { auditLimits } from '@infinite/schema/catalogue/audit';
import type { AuditFilterInput } from '@infinite/schema/audit/audit-filter.input';
import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import { requireAdmin, type RequestContext } from '#context.ts';
import { auditTables, type AuditTables } from '#features/operations/audit/audit-tables.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { instantText, type InstantText } from '#platform/database/instant-text.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

export interface AuditLine {
  readonly id: string;
  readonly at: InstantText;
  readonly actor: { id: string | null; name: string };
  readonly action: string;
  readonly subject: { kind: string; id: string | null; name: string | null };
  /** What was different afterwards, fact by fact; values as text. */
  readonly changes: { field: string; before: string | null; after: string | null }[];
  readonly reason: string | null;
}

const auditColumns = [
  ...(['seq', 'actor_id', 'actor_name', 'action'] as const),
  ...(['subject_kind', 'subject_id', 'subject_name', 'before', 'after', 'reason'] as const),
  sql<string>`at::text`.as('at'),
] as const;

const place = z.tuple([z.string().regex(/^\d{1,18}$/)]);

/** Lines of the audit log, newest first. */
export async function listAuditEvents(
  ctx: RequestContext,
  request: { filter: AuditFilterInput; first?: number | null; after?: string | null },
): Promise<ListPage<AuditLine>> {
  requireAdmin(ctx);
  const { subjectKind, subjectId, actorId, action } = request.filter;
  const size = pageSizeOf(request.first, auditLimits);
  let query = auditTables(ctx.em)
    .selectFrom('audit_events')
    .select(auditColumns)
    .orderBy('seq', 'desc')
    .limit(sql.lit(size + 1));
  // What a filter leaves decides the best plan.
  if (!subjectKind && !subjectId && !actorId && !action) query = query.modifyFront(asPrepared);
  if (subjectKind) query = query.where('subject_kind', '=', subjectKind);
  if (subjectId) query = query.where('subject_id', '=', subjectId);
  if (actorId) query = query.where('actor_id', '=', actorId);
  if (action?.endsWith('.')) query = query.where('action', 'like', `${action}%`);
  else if (action) query = query.where('action', '=', action);
  if (request.after) query = query.where('seq', '<', Number(placeOf(request.after, place)[0]));
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size).map(lineOf),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}

type Row = Omit<Selectable<AuditTables['audit_events']>, 'at'> & { at: string };

function lineOf(row: Row): AuditLine {
  return {
    id: String(row.seq),
    at: instantText(row.at),
    actor: { id: row.actor_id, name: row.actor_name },
    action: row.action,
    subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name },
    changes: changesOf(factsOf(row.before), factsOf(row.after)),
    reason: row.reason,
  };
}

type Facts = Record<string, unknown>;

function factsOf(value: unknown): Facts {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function changesOf(before: Facts, after: Facts): AuditLine['changes'] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after);
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
