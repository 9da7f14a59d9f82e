import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** The unions in which these people are partners. */
export function unionsOfPartners(
  { em }: Pick<RequestContext, 'em'>,
  familyId: string,
  ids: readonly string[],
): Promise<{ unionId: string; individualId: string }[]> {
  return rowsOf(
    em,
    sql<{ unionId: string; individualId: string }>`
      select p.union_id, p.individual_id from tree_union_people p
      where p.family_id = ${familyId} and p.role = 'PARTNER'
        and p.individual_id = any(${[...ids]}::uuid[])
      order by p.union_id`,
  );
}

/** The individual that a member is in the tree, if the family said so. One who was removed is nobody in it. */
export async function individualOfMember(
  { em }: Pick<RequestContext, 'em'>,
  familyId: string,
  memberId: string,
): Promise<string | null> {
  const [row] = await rowsOf(
    em,
    sql<{ individualId: string }>`
      select p.individual_id from tree_people p
      join tree_individuals i on i.family_id = p.family_id and i.id = p.individual_id
      where p.family_id = ${familyId} and p.member_id = ${memberId}`,
  );
  return row?.individualId ?? null;
}

/** The full names of places that a tree names, the most used first; at most `most`. */
export async function placeNamesOf(
  { em }: Pick<RequestContext, 'em'>,
  familyId: string,
  most: number,
): Promise<string[]> {
  const rows = await rowsOf(
    em,
    sql<{ place: string }>`
      select e.place from tree_events e
      where e.family_id = ${familyId} and e.place <> ''
      group by e.place order by count(*) desc, e.place limit ${most}`,
  );
  return rows.map(({ place }) => place);
}
