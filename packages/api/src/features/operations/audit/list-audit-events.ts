import { auditLimits } from '@infinite/schema/catalogue/audit';
import type { AuditFilterInput } from '@infinite/schema/audit/audit-filter.input';
import type { Selectable } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { requireAdmin, type RequestContext } from '#context.ts';
import { auditTables, type AuditTables } from '#features/operations/audit/audit-tables.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

export interface AuditLine {
  readonly id: string;
  readonly at: Temporal.Instant;
  readonly actor: { id: string | null; name: string };
  readonly action: string;
  readonly subject: { kind: string; id: string | null; name: string | null };
  /** What was different afterwards, fact by fact; values as text. */
  readonly changes: { field: string; before: string | null; after: string | null }[];
  readonly reason: string | null;
}

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
    .selectAll()
    .orderBy('seq', 'desc')
    .limit(size + 1);
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

function lineOf(row: Selectable<AuditTables['audit_events']>): AuditLine {
  return {
    id: String(row.seq),
    at: instantFrom(row.at),
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
