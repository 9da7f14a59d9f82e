import { sql } from 'kysely';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface WrappedFamilyKey {
  readonly id: string;
  readonly wrappedKey: Buffer;
}

/** Wrapped keys of some families; a destroyed key is left out. */
export function someWrappedFamilyKeys(em: EntityManager): Promise<WrappedFamilyKey[]> {
  return rowsOf(
    em,
    sql<WrappedFamilyKey>`
      select id, wrapped_key from families where wrapped_key <> ''::bytea limit 100`,
  );
}
