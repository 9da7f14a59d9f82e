import type { Generated } from 'kysely';
import type { EntityManager } from '#platform/database/orm.ts';

export interface InstallationTables {
  installation: {
    id: string;
    wrapped_root: Buffer;
    storage_marked_at: Generated<Date | string | null>;
    made_at: Date | string;
  };
  key_checks: {
    key_id: string;
    state: 'ACTIVE' | 'RETIRED';
    /** A known text, wrapped under that key and bound to this database's id. */
    sealed: Buffer;
    made_at: Date | string;
    retired_at: Date | string | null;
  };
}

/** The tables in the transaction of `em`, if there is one. */
export function installationTables(em: EntityManager) {
  return em.getKysely<InstallationTables>();
}

/** Told when another master key has become the active one. */
export const keysChannel = 'keys';

/** The id of this database; it travels with a backup. */
export async function installationId(em: EntityManager): Promise<string> {
  const row = await installationTables(em)
    .selectFrom('installation')
    .select('id')
    .executeTakeFirst();
  if (!row) throw new Error('the database has no id yet; it gets one at its first start');
  return row.id;
}
