import { sql, type RawBuilder } from 'kysely';

/**
 * Leaves out what belongs to families that visitors look at: they are nobody's, so nothing of theirs
 * is counted, listed for administrators or sent. There are few, and an index holds them alone.
 */
export const ofRealFamilies =
  'family_id not in (select id from families where sample_until is not null)';

/** The same within a statement of Kysely; `of` is the table's name in it. */
export function isOfRealFamily(of = ''): RawBuilder<boolean> {
  return sql<boolean>`${sql.raw(of ? `${of}.${ofRealFamilies}` : ofRealFamilies)}`;
}
