import { sql } from 'kysely';
import type { MergeListener } from '#features/relatives/contacts/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * An individual who was an entry of the address book is what the entry was merged into. Of several individuals
 * the one of the first entry: an entry is one person of a tree.
 */
export const followMergedContacts: MergeListener = async ({ em }, { into, from }) => {
  await rowsOf(
    em,
    sql`
      update tree_people p set contact_id = ${into}
      from (select family_id, individual_id from tree_people
        where contact_id = any(${[...from]}::uuid[])
        order by array_position(${[...from]}::uuid[], contact_id) limit 1) first
      where p.family_id = first.family_id and p.individual_id = first.individual_id`,
  );
};
