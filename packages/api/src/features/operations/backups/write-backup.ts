import { Readable, pipeline } from 'node:stream';
import { createZstdCompress } from 'node:zlib';
import type { AppContext } from '#platform/context.ts';
import { backupFiles, type BackupProgress } from '#features/operations/backups/backup-archive.ts';
import {
  backupKeyPurpose,
  backupSealName,
  type BackupManifest,
} from '#features/operations/backups/backup-format.ts';
import { tarArchive } from '#platform/archive/tar.ts';
import { seal } from '#platform/crypto/seal.ts';
import { Snapshot } from '#platform/database/snapshot.ts';

/**
 * The sealed bytes of a backup of the whole database, as they are to be stored; memory stays the
 * same however large it is. `taken` fulfils with the manifest when the last byte was given out.
 */
export async function openBackup(
  app: AppContext,
  takenAt: Date,
  progress: BackupProgress,
): Promise<{ sealed: AsyncIterable<Uint8Array>; manifest: () => BackupManifest }> {
  const snapshot = await Snapshot.open(app.databaseUrl, 'backup');
  let manifest: BackupManifest | undefined;
  async function* files() {
    try {
      manifest = yield* backupFiles(snapshot, takenAt, progress);
    } finally {
      await snapshot.close();
    }
  }
  // A failure comes out where the sealed bytes are read.
  const compressed = pipeline(
    bytesOf(tarArchive(files(), takenAt)),
    createZstdCompress(),
    () => undefined,
  );
  return {
    sealed: seal(app.keys.keyOfMaster(backupKeyPurpose), backupSealName, compressed),
    manifest: () => {
      if (!manifest) throw new Error('the backup is not finished');
      return manifest;
    },
  };
}

/** One piece ahead of the compression, not the sixteen that a stream of objects would hold. */
function bytesOf(archive: AsyncIterable<Uint8Array>): Readable {
  return Readable.from(archive, { objectMode: false, highWaterMark: 1024 * 1024 });
}
