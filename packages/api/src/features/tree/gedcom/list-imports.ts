import { treeFileLimits } from '@infinite/schema/catalogue/tree-files';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import { showImport, type ShownImport } from '#features/tree/gedcom/show-import.ts';
import { TreeImportEntity } from '#features/tree/gedcom/tree-import.entity.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const place = z.tuple([z.guid()]);

interface Asked {
  readonly first?: number | null;
  readonly after?: string | null;
}

/** Files brought into the tree of the family in view, newest first. @throws AppError FORBIDDEN */
export async function listImports(
  ctx: RequestContext,
  { first, after }: Asked,
): Promise<ListPage<ShownImport>> {
  const { familyId } = requireRight(ctx, 'importTree');
  const size = pageSizeOf(first, treeFileLimits.imports);
  let query = tables(ctx.em, TreeImportEntity)
    .selectFrom('tree_imports')
    .selectAll()
    .where('familyId', '=', familyId)
    // Ids grow with time.
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (after) query = query.where('id', '<', placeOf(after, place)[0]);
  const rows = await query.execute();
  return {
    nodes: await Promise.all(rows.slice(0, size).map((row) => showImport(ctx, row))),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}
