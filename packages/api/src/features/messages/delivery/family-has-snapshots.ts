import { sql, type RawBuilder } from 'kysely';

/**
 * Whether messages of a family reached somebody, as a condition of a query.
 * @param familyId the column that holds the family's id, such as 'f.id'
 */
export function familyHasSnapshots(familyId: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from delivery_snapshots where delivery_snapshots.family_id = ${sql.ref(familyId)})`;
}
