import { InstallationEntity } from '#features/operations/installation/installation.entity.ts';
import { KeyCheckEntity } from '#features/operations/installation/key-check.entity.ts';
import { opensCheck } from '#features/operations/installation/key-check.ts';
import type { RequestContext } from '#platform/context.ts';
import { tables } from '#platform/database/tables.ts';

/** The id of the master key that this database is bound to; null when it is not here or does not fit. */
export async function boundMasterKey({ app, em }: RequestContext): Promise<string | null> {
  const db = tables(em, InstallationEntity, KeyCheckEntity);
  const installation = await db.selectFrom('installation').select('id').executeTakeFirst();
  const check = await db
    .selectFrom('key_checks')
    .select(['keyId', 'sealed'])
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  const master = check && app.keys.find(check.keyId);
  if (!installation || !master) return null;
  return opensCheck(master, installation.id, check.sealed) ? master.id : null;
}
