import type { BackupStateName } from '@infinite/schema/catalogue/backups';
import type { BlobStore } from '#adapters/storage/port.ts';
import type { AppContext } from '#platform/context.ts';
import type { StoredBackup } from '#features/operations/backups/backup.entity.ts';
import { archiveKey } from '#features/operations/backups/media-manifest.ts';

export const underWay: BackupStateName[] = ['WAITING', 'WRITING', 'VERIFYING'];

/** Where the sealed archive of a backup's database is stored. */
export function backupPlace(
  app: AppContext,
  { id, run, place }: Pick<StoredBackup, 'id' | 'run' | 'place'>,
): { store: BlobStore; key: string } {
  if (place === 'STORAGE') return { store: app.blobs, key: `backups/${id}` };
  return { store: app.backups, key: archiveKey(run ?? id) };
}
