import { open, rename, rm } from 'node:fs/promises';
import type { AppContext } from '#platform/context.ts';
import type { BackupManifest } from '#features/operations/backups/backup-format.ts';
import { holdRestored } from '#features/messages/delivery/index.ts';
import { proveBackup } from '#features/operations/backups/prove-backup.ts';
import { restoreBackup } from '#features/operations/backups/restore-backup.ts';
import { openBackup } from '#features/operations/backups/write-backup.ts';
import type { KeyRing } from '#platform/crypto/key-ring.ts';
import type { SealedSource } from '#platform/crypto/open-sealed.ts';

/**
 * Writes a proven backup to a file of the operator's. Until it is whole and proven there is only
 * `FILE.part`, which goes when something fails.
 */
export async function backupToFile(
  app: AppContext,
  file: string,
): Promise<{ bytes: number; manifest: BackupManifest; proof: string }> {
  const unfinished = `${file}.part`;
  try {
    const takenAt = new Date(app.clock.now().epochMilliseconds);
    const { sealed, manifest } = await openBackup(app, takenAt, noProgress);
    const handle = await open(unfinished, 'w', 0o600);
    await handle
      .writeFile(sealed)
      .then(() => handle.sync())
      .finally(() => handle.close());
    const nothingMore = () => Promise.resolve();
    const { proof } = await proveBackup(app, () => openFile(unfinished), manifest(), nothingMore);
    const { bytes } = await withFile(unfinished, (source) => Promise.resolve(source));
    await rename(unfinished, file);
    return { bytes, manifest: manifest(), proof };
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Loads a file into an empty database. Sending is on hold in the same transaction, so that no worker
 * sees the restored rows without it.
 * @throws as `restoreBackup`
 */
export function restoreFromFile(
  keys: KeyRing,
  file: string,
  databaseUrl: string,
): Promise<BackupManifest> {
  return withFile(file, (source) => restoreBackup(keys, source, databaseUrl, holdRestored));
}

const noProgress = { expected: () => undefined, passed: () => undefined };

async function withFile<Result>(
  file: string,
  work: (source: SealedSource) => Promise<Result>,
): Promise<Result> {
  const source = await openFile(file);
  return work(source).finally(() => source.close());
}

async function openFile(file: string): Promise<SealedSource & { close(): Promise<void> }> {
  const handle = await open(file, 'r');
  return {
    bytes: (await handle.stat()).size,
    read: async (start, end) => {
      const buffer = Buffer.alloc(end - start);
      const { bytesRead } = await handle.read(buffer, 0, end - start, start);
      return buffer.subarray(0, bytesRead);
    },
    close: () => handle.close(),
  };
}
