import type { Structure } from '@infinite/gedcom/structure';
import type { RequestContext } from '#platform/context.ts';
import { deriveRows, type DerivedRows } from '#features/tree/tree/derived/derive-rows.ts';
import { deleteDerived, writeDerived } from '#features/tree/tree/derived/write-derived.ts';
import type { TreeRecord } from '#features/tree/tree/records/tree-record.entity.ts';
import { columnsByType, insertRows } from '#platform/database/insert-rows.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { sql } from 'kysely';

/** What a change makes of one record. */
export interface RecordEdit {
  readonly id: string;
  readonly kind: string;
  readonly structure: Structure;
  /** As it was read while the tree was held; null for a new record. */
  readonly was: TreeRecord | null;
  readonly isRemoved?: boolean;
  readonly mergedInto?: string | null;
  /** Of a new record: what an imported file called it. */
  readonly xref?: string | null;
}

/** A change that is being made. */
export interface OpenChange {
  readonly id: string;
  readonly familyId: string;
  /** Null in a job for somebody whose account is gone. */
  readonly madeBy: string | null;
  readonly importId: string | null;
}

type Writer = Pick<RequestContext, 'em' | 'clock'>;

/**
 * Writes records, the ledger and the derived rows, each by one statement; call it with up to some thousand
 * edits at a time.
 * @throws AppError CONFLICT when a record is no longer what `was` says
 */
export async function writeRecords(
  ctx: Writer,
  change: OpenChange,
  edits: readonly RecordEdit[],
): Promise<void> {
  if (edits.length === 0) return;
  const [rows] = await Promise.all([
    derivedRows(change, edits),
    writeRecordsAndLedger(ctx, change, edits),
  ]);
  await writeDerived(ctx.em, rows);
}

/** On this processor while the database is at work on the records. */
async function derivedRows(
  { familyId, madeBy }: OpenChange,
  edits: readonly RecordEdit[],
): Promise<DerivedRows> {
  await new Promise((resolve) => setImmediate(resolve));
  const shown = edits.filter(({ isRemoved }) => !isRemoved);
  return deriveRows(
    familyId,
    shown.map(({ was, ...edit }) => ({
      ...edit,
      createdBy: was === null ? madeBy : was.createdBy,
    })),
  );
}

async function writeRecordsAndLedger(
  ctx: Writer,
  change: OpenChange,
  edits: readonly RecordEdit[],
): Promise<void> {
  const changed = edits.filter(({ was }) => was !== null);
  await insertRecords(
    ctx,
    change,
    edits.filter(({ was }) => was === null),
  );
  await updateRecords(ctx, change, changed);
  await writeLedger(ctx, change, edits);
  await deleteDerived(
    ctx.em,
    change.familyId,
    changed.map(({ id }) => id),
  );
}

const recordColumns = columnsByType({
  uuid: ['familyId', 'id', 'createdBy', 'importId'],
  text: ['kind', 'xref'],
  jsonb: ['structure'],
  integer: ['version'],
  timestamptz: ['createdAt', 'updatedAt'],
});

async function insertRecords(
  ctx: Writer,
  { familyId, madeBy, importId }: OpenChange,
  edits: readonly RecordEdit[],
): Promise<void> {
  const now = ctx.clock.now();
  await insertRows(
    ctx.em,
    'tree_records',
    recordColumns,
    edits.map(({ id, kind, structure, xref = null }) => ({
      ...{ familyId, id, kind, xref, structure, importId },
      ...{ version: 1, createdBy: madeBy, createdAt: now, updatedAt: now },
    })),
  );
}

async function updateRecords(
  ctx: Writer,
  { familyId }: OpenChange,
  edits: readonly RecordEdit[],
): Promise<void> {
  if (edits.length === 0) return;
  const rows = await rowsOf(
    ctx.em,
    sql<{ id: string }>`
      update tree_records r
      set structure = n.structure, version = r.version + 1, updated_at = ${ctx.clock.now()},
        removed_at = case when n.is_removed then ${ctx.clock.now()}::timestamptz end,
        merged_into = n.merged_into
      from unnest(
        ${edits.map(({ id }) => id)}::uuid[],
        ${edits.map(({ was }) => was?.version ?? 0)}::integer[],
        ${edits.map(({ structure }) => JSON.stringify(structure))}::text[]::jsonb[],
        ${edits.map(({ isRemoved }) => isRemoved === true)}::boolean[],
        ${edits.map(({ mergedInto }) => mergedInto ?? null)}::uuid[]
      ) as n (id, version, structure, is_removed, merged_into)
      where r.family_id = ${familyId} and r.id = n.id and r.version = n.version
      returning r.id`,
  );
  if (rows.length !== edits.length) throw new AppError('CONFLICT');
}

const ledgerColumns = columnsByType({
  uuid: ['familyId', 'changeId', 'recordId'],
  jsonb: ['before'],
  boolean: ['wasRemoved', 'isRemoved'],
  integer: ['versionAfter'],
});

async function writeLedger(
  ctx: Writer,
  { id: changeId, familyId }: OpenChange,
  edits: readonly RecordEdit[],
): Promise<void> {
  await insertRows(
    ctx.em,
    'tree_change_records',
    ledgerColumns,
    edits.map(({ id, was, isRemoved = false }) => ({
      ...{ familyId, changeId, recordId: id, isRemoved },
      before: was?.structure ?? null,
      wasRemoved: was !== null && was.removedAt !== null,
      versionAfter: (was?.version ?? 0) + 1,
    })),
  );
}
