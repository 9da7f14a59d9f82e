import type { Temporal } from 'temporal-polyfill';
import { FamilyEntity } from '#features/people/families/family.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

export interface WrappedKey {
  readonly familyId: string;
  readonly wrappedKey: Uint8Array;
}

/** A family as its members see it. */
export function familyNamed(em: EntityManager, id: string): Promise<{ id: string; name: string }> {
  return tables(em, FamilyEntity)
    .selectFrom('families')
    .select(['id', 'name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The wrapped keys of these families, in one statement. */
export async function wrappedKeysOf(
  em: EntityManager,
  familyIds: readonly string[],
): Promise<WrappedKey[]> {
  if (familyIds.length === 0) return [];
  return selectKeys(em).where('id', 'in', familyIds).execute();
}

/** Some wrapped keys that were not destroyed, to check a master key with. */
export async function someWrappedKeys(em: EntityManager, limit: number): Promise<WrappedKey[]> {
  return selectKeys(em).where('wrappedKey', '<>', Buffer.alloc(0)).limit(limit).execute();
}

function selectKeys(em: EntityManager) {
  return tables(em, FamilyEntity).selectFrom('families').select(['id as familyId', 'wrappedKey']);
}

/** Whether there is a family that is not a sample; with `before`, one made until then. */
export async function hasRealFamily(
  em: EntityManager,
  before?: Temporal.Instant,
): Promise<boolean> {
  let query = tables(em, FamilyEntity)
    .selectFrom('families')
    .select('id')
    .where('sampleUntil', 'is', null)
    .limit(1);
  if (before) query = query.where('createdAt', '<=', before);
  return (await query.executeTakeFirst()) !== undefined;
}
