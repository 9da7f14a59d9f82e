import { sql, type RawBuilder } from 'kysely';

/**
 * The wrapped key of a family as a value of another query, for `heldFamilyKey`.
 * @param familyId the column that holds the family's id, such as 'recordings.family_id'
 */
export function wrappedKeyOf(familyId: string): RawBuilder<Uint8Array> {
  return sql<Uint8Array>`(select f.wrapped_key from families f where f.id = ${sql.ref(familyId)})`;
}
