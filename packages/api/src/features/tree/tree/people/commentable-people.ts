import { treeWords as words } from '@infinite/schema/words/tree.en';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Commentable, FamilySubject } from '#features/collaboration/subjects/index.ts';
import { viewOf, nameInView } from '#features/tree/tree/living/view-of.ts';
import { treeReader } from '#features/tree/tree/living/tree-reader.ts';
import { canSeeTree } from '#features/tree/tree/tree.policy.ts';
import { individualRows } from '#features/tree/tree/view/tree.loaders.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** People of the tree of the family in view, by the name that the reader gets. */
export const treePeopleAsSubjects: Commentable = {
  kind: 'TREE_PERSON',
  async find(ctx, ids) {
    const { actor } = ctx;
    if (actor.kind !== 'member' || !canSeeTree(actor, actor)) return new Map();
    const wanted = ids.filter((id) => z.guid().safeParse(id).success);
    const { familyId, audience, year } = await treeReader(ctx);
    const rows = await individualRows(ctx, familyId, wanted);
    const subjects = rows.map((row): [string, FamilySubject] | null => {
      const view = viewOf(row, audience, year);
      // A confidential person is no subject to those who do not see them.
      if (view === 'HIDDEN') return null;
      const title = nameInView(row, view, audience) || words.unknownPerson;
      const path = `/family-tree/person/${row.id}`;
      return [row.id, { familyId, title, path, madeBy: row.createdBy ?? '' }];
    });
    return new Map(subjects.filter((subject) => subject !== null));
  },
  async hold(ctx, id) {
    if (!z.guid().safeParse(id).success || ctx.actor.kind !== 'member') return;
    await rowsOf(
      ctx.em,
      sql`select id from tree_records
        where family_id = ${ctx.actor.familyId} and id = ${id} for key share`,
    );
  },
};
