import { InstallationEntity } from '#features/operations/installation/installation.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** The id of this database; a backup keeps it. */
export async function installationId(em: EntityManager): Promise<string> {
  const row = await tables(em, InstallationEntity)
    .selectFrom('installation')
    .select('id')
    .executeTakeFirst();
  if (!row) throw new Error('the database has no id yet; it gets one at its first start');
  return row.id;
}
