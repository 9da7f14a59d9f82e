import { matchesWords } from '@infinite/schema/text/search-words';
import type { RequestContext } from '#platform/context.ts';
import { listMembers } from '#features/people/families/people/list-members.ts';
import { mayAct } from '#features/people/families/standing.ts';
import { searchPage, type Searchable } from '#features/insight/search/index.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { tables } from '#platform/database/tables.ts';
import { MembershipEntity } from '#features/people/families/family.entity.ts';
import type { LegacyArea } from '#features/insight/home/index.ts';

/** People of the family in view, by what the actor may see of them: a family has 200 at most. */
export const foundPeople: Searchable = {
  group: 'PEOPLE',
  find: async (ctx, { words, first, after }) => {
    if (!mayAct(ctx.actor, 'seePeople')) return { hits: [], endCursor: null };
    const people = (await listMembers(ctx))
      .filter(({ name, email }) => matchesWords(`${name} ${email ?? ''}`, words))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .filter(({ id }) => after === null || id > after);
    return searchPage(people, first, {
      hitOf: ({ id, name, email }) => ({ id, title: name, detail: email, at: null }),
      cursorOf: ({ id }) => id,
    });
  },
};

/** For the home page: how many people belong to the family. */
export async function countedPeople(ctx: RequestContext): Promise<LegacyArea[]> {
  const { actor } = ctx;
  if (actor.kind !== 'member' || !mayAct(actor, 'seePeople')) return [];
  const row = await tables(ctx.em, MembershipEntity)
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .modifyFront(asPrepared)
    .where('familyId', '=', actor.familyId)
    .executeTakeFirst();
  return [{ name: 'PEOPLE', count: Number(row?.count ?? 0) }];
}
