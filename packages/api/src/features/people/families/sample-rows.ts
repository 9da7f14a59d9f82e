import { sql } from 'kysely';
import { FamilyEntity, MembershipEntity } from '#features/people/families/family.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** Sample families as a table of a query: `id`, `sample_until`. */
export const sampleFamilies = sql`
  (select id, sample_until from families where sample_until is not null)`;

/**
 * Takes everyone out of a sample family.
 * @returns ids of those who belong to no family now
 */
export async function removeSampleMembers(em: EntityManager, familyId: string): Promise<string[]> {
  const removed = await tables(em, MembershipEntity)
    .deleteFrom('memberships')
    .where('familyId', '=', familyId)
    .returning('userId')
    .execute();
  const ids = removed.map(({ userId }) => userId);
  if (ids.length === 0) return [];
  const elsewhere = await tables(em, MembershipEntity)
    .selectFrom('memberships')
    .select('userId')
    .where('userId', 'in', ids)
    .execute();
  const staying = new Set(elsewhere.map(({ userId }) => userId));
  return ids.filter((id) => !staying.has(id));
}

/** Deletes the row of a sample family; a real family stays whatever is asked. */
export async function deleteSampleFamily(em: EntityManager, familyId: string): Promise<void> {
  await tables(em, FamilyEntity)
    .deleteFrom('families')
    .where('id', '=', familyId)
    .where('sampleUntil', 'is not', null)
    .execute();
}
