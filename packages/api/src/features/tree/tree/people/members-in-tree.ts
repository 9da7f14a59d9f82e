import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** The members of the family who are one of these people in the tree. */
export async function membersInTree(
  { em }: Pick<RequestContext, 'em'>,
  familyId: string,
  individualIds: readonly string[],
): Promise<Set<string>> {
  const rows = await rowsOf(
    em,
    sql<{ memberId: string }>`
      select member_id from tree_people
      where family_id = ${familyId} and individual_id = any(${[...individualIds]}::uuid[])
        and member_id is not null`,
  );
  return new Set(rows.map(({ memberId }) => memberId));
}

/** The people of the tree who are also in the address book. */
export async function contactsInTree(
  { em }: Pick<RequestContext, 'em'>,
  familyId: string,
): Promise<Set<string>> {
  const rows = await rowsOf(
    em,
    sql<{ individualId: string }>`
      select individual_id from tree_people
      where family_id = ${familyId} and contact_id is not null`,
  );
  return new Set(rows.map(({ individualId }) => individualId));
}

/** SQL: the families that have a tree, as rows of `family_id`. */
export const treeFamilies = (): RawBuilder<unknown> => sql`select family_id from trees`;
