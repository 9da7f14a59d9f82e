import { createHash } from 'node:crypto';
import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import { sql } from 'kysely';
import pg from 'pg';
import type { AppContext } from '#platform/context.ts';
import { BackupBroken } from '#features/operations/backups/backup-format.ts';
import type { BackupObjects } from '#features/operations/backups/copy-media.ts';
import { mediaKey } from '#features/operations/backups/media-manifest.ts';
import {
  familyOfRecording,
  originalOfRecording,
  randomProvable,
  type ProvableRecording,
} from '#features/recordings/recordings/index.ts';
import { familyKeyOwner } from '#features/people/families/index.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { SealedObject } from '#platform/crypto/open-sealed.ts';

/** Deleted between the copy of the database and that of the media: the next one is tried. */
const tries = 10;

/**
 * Decrypts a recording that is chosen at random, from nothing but the backup: its row and its
 * family's key from the restored database, its bytes from the target; and compares the SHA-256 of
 * what was recorded.
 * @param databaseUrl of the restored copy
 * @returns its kind; null when there is no recording yet
 * @throws BackupBroken, SealBroken or WrappedKeyBroken
 */
export async function proveMedia(
  app: AppContext,
  databaseUrl: string,
  objects: BackupObjects,
): Promise<RecordingKindName | null> {
  for (const row of await randomRecordings(app, databaseUrl)) {
    const key = originalOfRecording(row.id);
    const copied = objects.get(key);
    if (!copied) {
      if (await wasDeleted(app, row.id)) continue;
      throw new BackupBroken(`the recording ${row.id} is not in it`);
    }
    const familyKey = app.keys.unwrap(familyKeyOwner(row.family_id), row.wrapped_key);
    const reader = await app.backups.open(mediaKey(copied.sha256));
    try {
      const hash = createHash('sha256');
      const sealed = await SealedObject.open(familyKey, key, reader);
      for await (const piece of sealed.content()) hash.update(piece);
      if (hash.digest('hex') !== row.sha256) {
        throw new BackupBroken(`the recording ${row.id} is not what was recorded`);
      }
    } finally {
      await reader.close();
    }
    return row.kind;
  }
  return null;
}

/** Of the restored copy, which no entity manager of this process knows. */
async function randomRecordings(
  app: AppContext,
  databaseUrl: string,
): Promise<ProvableRecording[]> {
  const query = randomProvable(tries).compile(tables(app.orm.em.fork()));
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'backup' });
  client.on('error', () => undefined);
  await client.connect();
  return client
    .query<ProvableRecording>(query.sql, [...query.parameters])
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

async function wasDeleted(app: AppContext, id: string): Promise<boolean> {
  const [row] = await rowsOf(
    app.orm.em.fork(),
    sql<{ familyId: string | null }>`select ${familyOfRecording(id)} as family_id`,
  );
  return row?.familyId === null;
}
