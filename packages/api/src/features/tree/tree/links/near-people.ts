import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** Somebody of a branch, and how many generations from its root. */
export interface OfBranch {
  readonly id: string;
  readonly generation: number;
}

const most = 2000;

/**
 * A person and their ancestors, or descendants, the nearest generation first. Also a tree in which somebody is
 * their own ancestor has an end.
 */
export function branchOf(
  { em }: Pick<RequestContext, 'em'>,
  familyId: string,
  { id, direction, generations }: { id: string; direction: 'UP' | 'DOWN'; generations: number },
): Promise<OfBranch[]> {
  const [near, far] = direction === 'UP' ? ['CHILD', 'PARTNER'] : ['PARTNER', 'CHILD'];
  return rowsOf(
    em,
    sql<OfBranch>`
      with recursive branch (id, generation) as (
        select ${id}::uuid, 0
        union
        select other.individual_id, branch.generation + 1
        from branch
        join tree_union_people own on own.family_id = ${familyId}
          and own.individual_id = branch.id and own.role = ${near}
        join tree_union_people other on other.family_id = ${familyId}
          and other.union_id = own.union_id and other.role = ${far}
        where branch.generation < ${generations}
      )
      select id, min(generation)::int as generation from branch
      group by id order by 2, 1 limit ${most}`,
  );
}

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
