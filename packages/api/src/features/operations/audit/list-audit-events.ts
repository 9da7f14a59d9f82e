import { auditLimits } from '@infinite/schema/catalogue/audit';
import type { AuditFilterInput } from '@infinite/schema/audit/audit-filter.input';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import {
  AuditEventEntity,
  type AuditFacts,
} from '#features/operations/audit/audit-event.entity.ts';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { instantText, type InstantText } from '#platform/database/instant-text.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { tables, type RowOf } from '#platform/database/tables.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

export interface AuditLine {
  readonly id: string;
  readonly at: InstantText;
  readonly actor: { id: string | null; name: string };
  readonly action: string;
  readonly subject: { kind: string; id: string | null; name: string | null };
  /** The facts that differ afterwards; values as text. */
  readonly changes: { field: string; before: string | null; after: string | null }[];
  readonly reason: string | null;
}

const auditColumns = [
  ...(['seq', 'actorId', 'actorName', 'action'] as const),
  ...(['subjectKind', 'subjectId', 'subjectName', 'before', 'after', 'reason'] as const),
  sql<string>`at::text`.as('at'),
] as const;

const place = z.tuple([z.string().regex(/^\d{1,18}$/)]);

/** Lines of the audit log, newest first. */
export async function listAuditEvents(
  ctx: RequestContext,
  request: { filter: AuditFilterInput; first?: number | null; after?: string | null },
): Promise<ListPage<AuditLine>> {
  requireStaff(ctx, 'audit.read');
  const size = pageSizeOf(request.first, auditLimits);
  const before = request.after ? placeOf(request.after, place)[0] : '';
  const isFiltered = Object.values(request.filter).some(Boolean);
  const rows = await (isFiltered
    ? pageOf(ctx.em, size, before, request.filter).execute()
    : runUnfiltered(ctx.em, `${size} ${before !== ''}`, { before }, (places) =>
        pageOf(ctx.em, size, before && places.before).modifyFront(asPrepared),
      ));
  return {
    nodes: rows.slice(0, size).map(lineOf),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}

/** A page and one line more, which tells whether there is a next page. */
function pageOf(em: EntityManager, size: number, before: string, filter: AuditFilterInput = {}) {
  const { subjectKind, subjectId, actorId, action } = filter;
  let query = tables(em, AuditEventEntity)
    .selectFrom('audit_events')
    .select(auditColumns)
    .orderBy('seq', 'desc')
    .limit(sql.lit(size + 1));
  if (subjectKind) query = query.where('subjectKind', '=', subjectKind);
  if (subjectId) query = query.where('subjectId', '=', subjectId);
  if (actorId) query = query.where('actorId', '=', actorId);
  if (action?.endsWith('.')) query = query.where('action', 'like', `${action}%`);
  else if (action) query = query.where('action', '=', action);
  if (before) query = query.where(sql<boolean>`seq < ${before}::bigint`);
  return query;
}

/** With a filter, the best plan depends on its values. */
const runUnfiltered = compiledOnce<Row>();

type Row = Omit<RowOf<typeof AuditEventEntity>, 'at'> & { at: string };

function lineOf(row: Row): AuditLine {
  return {
    id: String(row.seq),
    at: instantText(row.at),
    actor: { id: row.actorId, name: row.actorName },
    action: row.action,
    subject: { kind: row.subjectKind, id: row.subjectId, name: row.subjectName },
    changes: changesOf(row.before ?? {}, row.after ?? {}),
    reason: row.reason,
  };
}

function changesOf(before: AuditFacts, after: AuditFacts): AuditLine['changes'] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after);
}

function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
