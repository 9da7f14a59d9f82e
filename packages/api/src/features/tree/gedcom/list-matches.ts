import { treeFileLimits } from '@infinite/schema/catalogue/tree-files';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { individualsByIds } from '#features/tree/tree/index.ts';
import { TreeImportMatchEntity, type TreeImport } from '#features/tree/gedcom/tree-import.entity.ts';
import type { TreeImportMatchType } from '#features/tree/gedcom/tree-import.types.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const place = z.tuple([z.int()]);

interface Asked {
  readonly first?: number | null;
  readonly after?: string | null;
}

/** People of the file whom the tree may have already. The caller has found the import for the actor. */
export async function listMatches(
  ctx: RequestContext,
  { id, familyId }: TreeImport,
  { first, after }: Asked,
): Promise<ListPage<TreeImportMatchType>> {
  const size = pageSizeOf(first, treeFileLimits.matches);
  const rows = await tables(ctx.em, TreeImportMatchEntity)
    .selectFrom('tree_import_matches')
    .selectAll()
    .where('importId', '=', id)
    .where('ordinal', '>', after ? placeOf(after, place)[0] : -1)
    .orderBy('ordinal')
    .limit(size + 1)
    .execute();
  const shown = rows.slice(0, size);
  const people = await individualsByIds(
    ctx,
    familyId,
    shown.map(({ individualId }) => individualId),
  );
  const nodes = shown.map((row): TreeImportMatchType => {
    const inTree = people.get(row.individualId);
    return {
      match: row.ordinal,
      individualId: row.individualId,
      inFile: row.person,
      inTree: {
        name: inTree?.name ?? '',
        birth: inTree?.birthText ?? '',
        death: inTree?.deathText ?? '',
      },
      reason: row.reason,
      score: row.score,
      decision: row.decision,
    };
  });
  return {
    nodes,
    hasNextPage: rows.length > size,
    cursorOf: ({ match }) => cursorOf([match]),
  };
}
