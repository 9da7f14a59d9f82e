import { auditLimits } from '@infinite/schema/catalogue/audit';
import type { AuditFilterInput } from '@infinite/schema/audit/audit-filter.input';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import {
  AuditEventEntity,
  type AuditFacts,
} from '#features/operations/audit/audit-event.entity.ts';
import {
  auditCondition,
  auditLinesSql,
  auditSourcesOf,
  type AuditSource,
} from '#features/operations/audit/audit-lines.ts';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { instantText, type InstantText } from '#platform/database/instant-text.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { rowsOf, tables, type RowOf } from '#platform/database/tables.ts';
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

const seq = z.string().regex(/^\d{0,18}$/);
/** By source, the last row that stands above; '' where none does. */
const place = z.tuple([seq, seq]);
type Place = z.output<typeof place>;

/** Lines of the audit log, newest first. */
export async function listAuditEvents(
  ctx: RequestContext,
  request: { filter: AuditFilterInput; first?: number | null; after?: string | null },
): Promise<ListPage<AuditLine>> {
  requireStaff(ctx, 'audit.read');
  const { filter } = request;
  const size = pageSizeOf(request.first, auditLimits);
  const after: Place = request.after ? placeOf(request.after, place) : ['', ''];
  const sources = auditSourcesOf(ctx, filter);
  const isWhole = sources.length === 1 && !Object.values(filter).some(Boolean);
  const lists = isWhole
    ? [await unfilteredActs(ctx.em, size, after[0])]
    : await Promise.all(sources.map((source) => pageOf(ctx.em, source, { filter, size, after })));
  const merged = newestFirst(lists);
  const page = merged.slice(0, size);
  const places = placesIn(page, after);
  return {
    nodes: page.map(lineOf),
    hasNextPage: merged.length > size,
    cursorOf: (_node, index) => cursorOf(places[index] ?? after),
  };
}

/** How many lines the filter leaves. */
export async function countAuditEvents(
  ctx: RequestContext,
  filter: AuditFilterInput,
): Promise<number> {
  requireStaff(ctx, 'audit.read');
  const [row] = await rowsOf(
    ctx.em,
    sql<{
      count: number;
    }>`select count(*)::int as count from (${auditLinesSql(ctx, filter)}) lines`,
  );
  return row?.count ?? 0;
}

type Row = Omit<RowOf<typeof AuditEventEntity>, 'at'> & { at: string };
type Source = AuditSource['name'];
type SourcedRow = Row & { source: Source };

/** A page of one source and one line more, which tells whether there is a next page. */
async function pageOf(
  em: EntityManager,
  { name, rows }: AuditSource,
  wanted: { filter: AuditFilterInput; size: number; after: Place },
): Promise<SourcedRow[]> {
  const { filter, size, after } = wanted;
  const before = after[name === 'acts' ? 0 : 1];
  const isBelow = before ? sql`e.seq < ${before}::bigint` : sql`true`;
  const found = await rowsOf(
    em,
    sql<Row>`
      select e.seq, e.actor_id, e.actor_name, e.action, e.subject_kind, e.subject_id,
        e.subject_name, e.before, e.after, e.reason, e.at::text as at
      from ${rows} e
      where ${auditCondition(filter)} and ${isBelow}
      order by e.seq desc limit ${sql.lit(size + 1)}`,
  );
  return found.map((row) => ({ ...row, source: name }));
}

const runCompiled = compiledOnce<Row>();

/** What most readers ask for, as a statement that is compiled once. */
async function unfilteredActs(
  em: EntityManager,
  size: number,
  before: string,
): Promise<SourcedRow[]> {
  const rows = await runCompiled(em, `${size} ${before !== ''}`, { before }, (places) => {
    const query = tables(em, AuditEventEntity)
      .selectFrom('audit_events')
      .select(auditColumns)
      .orderBy('seq', 'desc')
      .limit(sql.lit(size + 1))
      .modifyFront(asPrepared);
    return before ? query.where(sql<boolean>`seq < ${places.before}::bigint`) : query;
  });
  return rows.map((row) => ({ ...row, source: 'acts' }));
}

/** Merges lists, each in its own order, so that a cursor is a position in each. */
function newestFirst(lists: readonly SourcedRow[][]): SourcedRow[] {
  const [acts = [], signIns = []] = lists;
  const merged: SourcedRow[] = [];
  for (let [at, other] = [0, 0]; at < acts.length || other < signIns.length;) {
    const [act, signIn] = [acts[at], signIns[other]];
    const next = act && (!signIn || act.at >= signIn.at) ? act : signIn;
    if (!next) break;
    merged.push(next);
    if (next === act) at += 1;
    else other += 1;
  }
  return merged;
}

/** The position in each source after each line of a page. */
function placesIn(page: readonly SourcedRow[], after: Place): Place[] {
  let [acts, signIns] = after;
  return page.map(({ source, seq }) => {
    if (source === 'acts') acts = String(seq);
    else signIns = String(seq);
    return [acts, signIns];
  });
}

function lineOf(row: SourcedRow): AuditLine {
  return {
    id: row.source === 'acts' ? String(row.seq) : `${row.source}-${row.seq}`,
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
