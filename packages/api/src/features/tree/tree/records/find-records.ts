import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import {
  TreeEntity,
  TreeRecordEntity,
  type TreeRecord,
} from '#features/tree/tree/records/tree-record.entity.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

type Database = Pick<RequestContext, 'em'>;

/** The version of a family's tree; 0 before its first record. */
export async function treeVersion(ctx: Database, familyId: string): Promise<number> {
  const tree = await tables(ctx.em, TreeEntity)
    .selectFrom('trees')
    .select('version')
    .where('familyId', '=', familyId)
    .executeTakeFirst();
  return tree?.version ?? 0;
}

/**
 * Holds the tree until the transaction ends, so that changes of a family's tree happen one after the other.
 * What they read of records after it is what they change.
 * @returns its version
 */
export async function lockTree(
  ctx: Pick<RequestContext, 'em' | 'clock'>,
  familyId: string,
): Promise<number> {
  await tables(ctx.em, TreeEntity)
    .insertInto('trees')
    .values({ familyId, version: 0, updatedAt: ctx.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const [tree] = await rowsOf(
    ctx.em,
    sql<{ version: number }>`
      select version from trees where family_id = ${familyId} for update`,
  );
  return tree?.version ?? 0;
}

/** Records of the family by their ids, those that were removed too. */
export async function recordsOf(
  ctx: Database,
  familyId: string,
  ids: Iterable<string>,
): Promise<Map<string, TreeRecord>> {
  const wanted = [...new Set(ids)].filter((id) => z.guid().safeParse(id).success);
  if (wanted.length === 0) return new Map();
  const rows = await tables(ctx.em, TreeRecordEntity)
    .selectFrom('tree_records')
    .selectAll()
    .where('familyId', '=', familyId)
    .where(sql<boolean>`id = any(${wanted}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those that were not removed. */
export async function liveRecordsOf(
  ctx: Database,
  familyId: string,
  ids: Iterable<string>,
): Promise<Map<string, TreeRecord>> {
  const found = await recordsOf(ctx, familyId, ids);
  return new Map([...found].filter(([, { removedAt }]) => removedAt === null));
}

/** @throws AppError NOT_FOUND for one of another family, of another kind, and for one that was removed */
export async function findRecord(
  ctx: Database,
  familyId: string,
  { id, kinds }: { id: string; kinds?: readonly string[] },
): Promise<TreeRecord> {
  const record = (await liveRecordsOf(ctx, familyId, [id])).get(id);
  if (!record || (kinds && !kinds.includes(record.kind))) throw new AppError('NOT_FOUND');
  return record;
}
