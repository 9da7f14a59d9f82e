import DataLoader from 'dataloader';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { loaderOf } from '#platform/context.ts';
import {
  TreeIndividualEntity,
  type TreeIndividualRow,
} from '#features/tree/tree/derived/individual.entity.ts';
import { recordsOf } from '#features/tree/tree/records/find-records.ts';
import type { TreeRecord } from '#features/tree/tree/records/tree-record.entity.ts';
import { treeReader, type TreeReader } from '#features/tree/tree/living/tree-reader.ts';
import { tables } from '#platform/database/tables.ts';

const readerKey = Symbol('reader of the tree');
const recordKey = Symbol('records of the tree');

/** Who reads, once a request. */
export function readerOf(ctx: RequestContext): Promise<TreeReader> {
  return loaderOf(ctx, readerKey, () => treeReader(ctx));
}

/** The record, whatever the reader may see of it. */
export function recordOf(ctx: RequestContext, id: string): Promise<TreeRecord | null> {
  return loaderOf(
    ctx,
    recordKey,
    () =>
      new DataLoader<string, TreeRecord | null>(async (ids) => {
        const { familyId } = await readerOf(ctx);
        const found = await recordsOf(ctx, familyId, ids);
        return ids.map((each) => found.get(each) ?? null);
      }),
  ).load(id);
}

export function individualRows(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  ids: readonly string[],
): Promise<TreeIndividualRow[]> {
  return tables(ctx.em, TreeIndividualEntity)
    .selectFrom('tree_individuals')
    .selectAll()
    .where('familyId', '=', familyId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute();
}
