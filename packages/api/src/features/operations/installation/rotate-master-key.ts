import { sql } from 'kysely';
import type { AppContext } from '#platform/context.ts';
import { addActiveCheck } from '#features/operations/installation/bind-keys.ts';
import { InstallationEntity } from '#features/operations/installation/installation.entity.ts';
import { KeyCheckEntity } from '#features/operations/installation/key-check.entity.ts';
import { keysChannel } from '#features/operations/installation/keys-channel.ts';
import { rewrapKeys, type Rewrapped } from '#features/operations/installation/rewrap-keys.ts';
import { prepareNextKey, promoteNextKey, readMasterKeys } from '#platform/crypto/master-key.ts';
import type { MasterKey } from '#platform/crypto/master-keys.ts';
import { wrapKey } from '#platform/crypto/wrapped-key.ts';
import { tables } from '#platform/database/tables.ts';

export interface Rotation extends Rewrapped {
  readonly from: string;
  readonly to: string;
}

/** MASTER_KEY is set and is already the active key: there is nothing to rotate to. */
export class NothingToRotateTo extends Error {
  override readonly name = 'NothingToRotateTo';
}

/**
 * Makes another master key the active one and wraps every key under it; recordings are untouched.
 * Cut off at any moment, the next call or the next start completes it under the same new key.
 * @throws NothingToRotateTo
 */
export async function rotateMasterKey(app: AppContext): Promise<Rotation> {
  const from = app.keys.current.id;
  const next = await nextKey(app);
  await activate(app, next);
  const rewrapped = await rewrapKeys(app);
  await promoteNextKey(app.config.dataDir, next.id);
  return { from, to: next.id, ...rewrapped };
}

async function nextKey(app: AppContext): Promise<MasterKey> {
  const { config, keys } = app;
  if (!config.masterKey) {
    const next = await prepareNextKey(config.dataDir);
    const read = readMasterKeys(config);
    if (read) keys.take({ current: keys.current, others: [read.current, ...read.others] });
    return next;
  }
  const configured = readMasterKeys(config)?.current;
  if (!configured || configured.id === keys.current.id) throw new NothingToRotateTo();
  return configured;
}

async function activate(app: AppContext, next: MasterKey): Promise<void> {
  const now = app.clock.now();
  await app.orm.em.fork().transactional(async (em) => {
    const db = tables(em, InstallationEntity, KeyCheckEntity);
    await sql`select pg_advisory_xact_lock(7203115)`.execute(db);
    const { id, wrappedRoot } = await db
      .selectFrom('installation')
      .select(['id', 'wrappedRoot'])
      .executeTakeFirstOrThrow();
    const root = app.keys.unwrap('installation:root', wrappedRoot);
    await db
      .updateTable('key_checks')
      .set({ state: 'RETIRED', retiredAt: now })
      .where('state', '=', 'ACTIVE')
      .execute();
    await db.deleteFrom('key_checks').where('keyId', '=', next.id).execute();
    await addActiveCheck(em, { databaseId: id, master: next, now });
    await db
      .updateTable('installation')
      .set({ wrappedRoot: wrapKey(next, 'installation:root', root) })
      .execute();
    await sql`select pg_notify(${keysChannel}, '')`.execute(db);
  });
  app.keys.wrapUnder(next.id);
}
