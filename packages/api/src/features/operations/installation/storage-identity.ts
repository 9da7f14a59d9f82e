import type { AppContext } from '#platform/context.ts';
import { BlobMissing, type BlobStore } from '#adapters/storage/port.ts';
import { storageName } from '#adapters/storage/storage.ts';
import { installationId } from '#features/operations/installation/installation-id.ts';
import { InstallationEntity } from '#features/operations/installation/installation.entity.ts';
import { originalOfRecording, randomOriginals } from '#features/recordings/recordings/index.ts';
import { tables } from '#platform/database/tables.ts';
import { StartRefused } from '#platform/errors/start-refused.ts';

/** The object that names the database a storage belongs to. */
export const storageMark = 'identity';

/** How many recordings are looked for in a storage without a mark. */
const lookedFor = 20;

/**
 * Makes sure that this process has the storage of this database. The first start marks it; a storage
 * of another database, or an empty one beside a database that has its own, is refused: what is
 * uploaded there would be missing everywhere else.
 * @throws StartRefused
 */
export async function bindStorage(app: AppContext): Promise<void> {
  const id = await installationId(app.orm.em.fork());
  const owner = await ownerOfStorage(app.blobs).catch((cause: unknown) => {
    const said = cause instanceof Error ? cause.message : 'unknown';
    throw new StartRefused(
      `The storage ${storageName(app.config)} cannot be read: ${said}.`,
      'See that it is there and that STORAGE_URL is right.',
      { cause },
    );
  });
  if (owner === id) return;
  const wayOut =
    'Set STORAGE_URL (or DATA_DIR) to its storage; if it was moved here, run `npm run cli -- storage adopt`.';
  if (owner !== null) {
    throw new StartRefused(
      `The storage ${storageName(app.config)} belongs to another database (${owner}).`,
      wayOut,
    );
  }
  const found = await sampleStorage(app);
  const wasMarked = await isMarked(app);
  if (found.there === 0 && (wasMarked || found.expected > 0)) {
    throw new StartRefused(
      `The storage ${storageName(app.config)} is not that of this database: it carries no mark and none of its recordings.`,
      wayOut,
    );
  }
  await markStorage(app, id);
}

export interface Adopted {
  readonly there: number;
  readonly expected: number;
}

/** Takes a storage that was moved or restored for this database's own. @returns a sample of what is there */
export async function adoptStorage(app: AppContext): Promise<Adopted> {
  await markStorage(app, await installationId(app.orm.em.fork()));
  return sampleStorage(app);
}

/** The id of the database that a storage belongs to; null when it carries no mark. */
export async function ownerOfStorage(blobs: BlobStore): Promise<string | null> {
  try {
    const reader = await blobs.open(storageMark);
    const text = (await reader.read(0, reader.bytes)).toString();
    await reader.close();
    return text.trim();
  } catch (error) {
    if (error instanceof BlobMissing) return null;
    throw error;
  }
}

/** Writes the mark of a database into a storage. */
export async function writeMark(blobs: BlobStore, id: string): Promise<void> {
  await blobs.put(storageMark, inOnePiece(Buffer.from(`${id}\n`)));
}

async function markStorage(app: AppContext, id: string): Promise<void> {
  await writeMark(app.blobs, id);
  await tables(app.orm.em.fork(), InstallationEntity)
    .updateTable('installation')
    .set({ storageMarkedAt: app.clock.now() })
    .execute();
}

async function isMarked(app: AppContext): Promise<boolean> {
  const row = await tables(app.orm.em.fork(), InstallationEntity)
    .selectFrom('installation')
    .select('storageMarkedAt')
    .executeTakeFirst();
  return row?.storageMarkedAt !== null;
}

/** Looks for the stored bytes of some recordings, of any age. */
export async function sampleStorage(app: AppContext): Promise<Adopted> {
  const ids = await randomOriginals(app.orm.em.fork(), lookedFor);
  const stored = await Promise.all(ids.map((id) => app.blobs.stat(originalOfRecording(id))));
  return { there: stored.filter((found) => found !== null).length, expected: ids.length };
}

async function* inOnePiece(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}
