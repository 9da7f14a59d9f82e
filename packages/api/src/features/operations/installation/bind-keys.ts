import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { AppContext } from '#platform/context.ts';
import { InstallationEntity } from '#features/operations/installation/installation.entity.ts';
import { KeyCheckEntity } from '#features/operations/installation/key-check.entity.ts';
import { opensCheck, sealCheck } from '#features/operations/installation/key-check.ts';
import { rewrapKeys } from '#features/operations/installation/rewrap-keys.ts';
import {
  type WrappedKey,
  familyKeyOwner,
  someWrappedKeys,
} from '#features/people/families/index.ts';
import { makeMasterKey, promoteNextKey } from '#platform/crypto/master-key.ts';
import type { MasterKey } from '#platform/crypto/master-keys.ts';
import { wrapKey } from '#platform/crypto/wrapped-key.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { newId } from '#platform/database/id.ts';
import { rowsOf, tables, type RowOf } from '#platform/database/tables.ts';
import { StartRefused } from '#platform/errors/start-refused.ts';

type Check = RowOf<typeof KeyCheckEntity>;

/**
 * Makes sure at start that this process has the master key of this database. The first start of an
 * empty database creates the key and its check row. A later start with another key, or without one,
 * is refused: it could not read what families store.
 * @throws StartRefused
 */
export async function bindKeys(app: AppContext): Promise<void> {
  await app.orm.em.fork().transactional(async (em) => {
    // Processes that start together bind one after another.
    await rowsOf(em, sql`select pg_advisory_xact_lock(7203115)`);
    const checks = await tables(em, KeyCheckEntity).selectFrom('key_checks').selectAll().execute();
    if (checks.length === 0) await bindFirst(app, em);
    else await requireActive(app, em, checks);
  });
  const { rewrapped, broken } = await rewrapKeys(app);
  if (rewrapped > 0) app.log.info({ rewrapped }, 'keys were wrapped again');
  await refuseIfMissing(app, broken);
  await promoteNextKey(app.config.dataDir, app.keys.current.id);
}

async function bindFirst(app: AppContext, em: EntityManager): Promise<void> {
  const rows = await someWrappedKeys(em, 100);
  if (app.keys.isEmpty) {
    if (rows.length > 0) throw noKey('');
    app.keys.take({ current: await makeMasterKey(app.config.dataDir), others: [] });
  }
  // A database from before there were check rows: the key that opens its families is its key.
  if (rows.length > 0 && !rows.some((row) => opensFamily(app, row))) {
    throw new StartRefused(
      `No family's key of this database opens under the master key ${app.keys.current.id}.`,
      `Put back the right DATA_DIR/keys or MASTER_KEY, or ${restoreHint}.`,
    );
  }
  const id = newId();
  const { current } = app.keys;
  // What was derived from the master key before stays valid in a database that was in use.
  const root = rows.length > 0 ? current.key : randomBytes(32);
  const now = app.clock.now();
  await tables(em, InstallationEntity)
    .insertInto('installation')
    .values({ id, wrappedRoot: wrapKey(current, 'installation:root', root), madeAt: now })
    .execute();
  await addActiveCheck(em, { databaseId: id, master: current, now });
  app.keys.takeRoot(root);
}

async function requireActive(app: AppContext, em: EntityManager, checks: Check[]): Promise<void> {
  const active = checks.find(({ state }) => state === 'ACTIVE');
  const { id, wrappedRoot } = await tables(em, InstallationEntity)
    .selectFrom('installation')
    .select(['id', 'wrappedRoot'])
    .executeTakeFirstOrThrow();
  if (!active) throw new Error('the database has no active key check');
  const master = app.keys.find(active.keyId);
  if (app.keys.isEmpty) throw noKey(active.keyId);
  if (!master) throw otherKey(app, active.keyId);
  if (!opensCheck(master, id, active.sealed)) {
    throw new StartRefused(
      `The key check of this database does not open under ${master.id}: the row was altered.`,
      'Restore the database from a backup.',
    );
  }
  app.keys.wrapUnder(master.id);
  app.keys.takeRoot(app.keys.unwrap('installation:root', wrappedRoot));
}

export async function addActiveCheck(
  em: EntityManager,
  { databaseId, master, now }: { databaseId: string; master: MasterKey; now: Temporal.Instant },
): Promise<void> {
  const sealed = sealCheck(master, databaseId);
  await tables(em, KeyCheckEntity)
    .insertInto('key_checks')
    .values({ keyId: master.id, state: 'ACTIVE', sealed, madeAt: now })
    .execute();
}

async function refuseIfMissing(
  app: AppContext,
  broken: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [id, count] of broken) {
    if (id !== '' && !app.keys.find(id)) {
      throw new StartRefused(
        `${count} key(s) of this database open only under the master key ${id}, which is not here.`,
        `Set MASTER_KEY_PREVIOUS to it as well, or ${restoreHint} of ${id}.`,
      );
    }
    // One damaged row must not stop all others.
    app.log.error({ count, masterKey: id || 'unknown' }, 'wrapped keys do not open');
  }
}

function opensFamily(app: AppContext, row: WrappedKey): boolean {
  try {
    return app.keys.unwrap(familyKeyOwner(row.familyId), row.wrappedKey).length > 0;
  } catch {
    return false;
  }
}

const restoreHint = 'run `npm run cli -- keys restore` with the shares';

function noKey(id: string): StartRefused {
  const which = id === '' ? 'holds families' : `belongs to the master key ${id}`;
  return new StartRefused(
    `This database ${which}, and there is no master key here.`,
    `Put back DATA_DIR/keys, set MASTER_KEY, or ${restoreHint}. No new key was made: it could open nothing.`,
  );
}

function otherKey(app: AppContext, id: string): StartRefused {
  const where = app.config.masterKey ? 'MASTER_KEY' : 'DATA_DIR/keys';
  return new StartRefused(
    `This database belongs to the master key ${id}, and ${where} holds ${app.keys.current.id}.`,
    `Put back the right DATA_DIR/keys or MASTER_KEY (after a change of it also MASTER_KEY_PREVIOUS), or ${restoreHint} of ${id}.`,
  );
}
