import { sql } from 'kysely';
import { z } from 'zod';
import { requireMember } from '#platform/context.ts';
import { searchPage, type Searchable } from '#features/insight/search/index.ts';
import type { TreeIndividualRow } from '#features/tree/tree/derived/individual.entity.ts';
import { treeReader } from '#features/tree/tree/living/tree-reader.ts';
import { canSeeTree } from '#features/tree/tree/tree.policy.ts';
import { showIndividual } from '#features/tree/tree/view/show-individual.ts';
import { namedLike, seenByName } from '#features/tree/tree/view/list-individuals.ts';
import { cursorOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** People of the tree by their names, also as they sound, in the order of lists. */
export const foundTreePeople: Searchable = {
  group: 'TREE',
  find: async (ctx, { words, first, after }) => {
    const member = requireMember(ctx);
    if (!canSeeTree(member, member) || words.length === 0) return { hits: [], endCursor: null };
    const reader = await treeReader(ctx);
    const { familyId } = reader;
    const from = after ? placeOf(after, z.tuple([z.string(), z.guid()])) : null;
    const rows = await rowsOf(
      ctx.em,
      sql<TreeIndividualRow>`
        select i.* from tree_individuals i
        where i.family_id = ${familyId} and ${seenByName(reader, 'i')}
          and ${namedLike(words.join(' '), familyId, sql`i.id`)}
          and (${from?.[1] ?? null}::uuid is null
            or (i.sort_name, i.id) > (${from?.[0] ?? ''}, ${from?.[1] ?? null}::uuid))
        order by i.sort_name, i.id limit ${first + 1}`,
    );
    return searchPage(rows, first, {
      hitOf: (row) => {
        const { id, name, birth, death } = showIndividual(ctx, row, reader);
        const years = [birth?.date?.year, death?.date?.year].map((year) => year ?? '');
        return {
          id,
          title: name,
          detail: years.join('') === '' ? null : years.join('–'),
          at: null,
        };
      },
      cursorOf: ({ sortName, id }) => cursorOf([sortName, id]),
    });
  },
};
