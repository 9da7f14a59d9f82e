import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';
import { treeVersion } from '#features/tree/tree/records/find-records.ts';
import type { TreeOverview } from '#features/tree/tree/view/acts.types.ts';
import { readerOf } from '#features/tree/tree/view/tree.loaders.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** The tree of the family in view. @throws AppError FORBIDDEN */
export async function treeOverview(ctx: RequestContext): Promise<TreeOverview> {
  const { familyId, self, audience, member } = await readerOf(ctx);
  const [counts] = await rowsOf(
    ctx.em,
    sql<{ people: number; unions: number }>`
      select (select count(*) from tree_individuals where family_id = ${familyId}) as people,
        (select count(*) from tree_unions where family_id = ${familyId}) as unions`,
  );
  return {
    version: await treeVersion(ctx, familyId),
    people: counts?.people ?? 0,
    unions: counts?.unions ?? 0,
    selfId: self,
    mayAdd: mayAct(member, 'addToTree'),
    mayMerge: mayAct(member, 'mergeTree'),
    mayImport: mayAct(member, 'importTree'),
    mayExport: mayAct(member, 'exportTree'),
    seesLivingDetails: audience.seesLivingDetails,
  };
}
