import type {
  BackupProblemName,
  BackupProofName,
  BackupStateName,
} from '@infinite/schema/catalogue/backups';
import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import type { Generated } from 'kysely';
import type { BlobStore } from '#adapters/storage/port.ts';
import type { AppContext } from '#context.ts';
import { archiveKey } from '#features/operations/backups/media-manifest.ts';
import type { EntityManager } from '#platform/database/orm.ts';

export interface BackupTables {
  backups: {
    id: string;
    state: BackupStateName;
    requested_by: string | null;
    requested_at: Date | string;
    started_at: Date | string | null;
    // The database's own clock: this is about processes that died, not about when something is due.
    touched_at: Generated<Date | string>;
    finished_at: Date | string | null;
    // The driver gives bigint as text.
    rows_done: Generated<string | number>;
    rows_expected: Generated<string | number>;
    bytes: string | number | null;
    tables: number | null;
    rows: string | number | null;
    manifest_sha256: string | null;
    verified_at: Date | string | null;
    verified_by: BackupProofName | null;
    problem: BackupProblemName | null;
    /** The attempt that may write to this row; an earlier one that still runs is fenced off. */
    run: Generated<string | null>;
    /** In the storage lie those that were made before there was a target. */
    place: Generated<'STORAGE' | 'TARGET'>;
    key_id: Generated<string | null>;
    objects: Generated<number | null>;
    media_bytes: Generated<string | number | null>;
    /** What kind of recording was decrypted to prove it; null when there was none yet. */
    sample_kind: Generated<RecordingKindName | null>;
  };
}

export function backupTables(em: EntityManager) {
  return em.getKysely<BackupTables>();
}

export const underWay: BackupStateName[] = ['WAITING', 'WRITING', 'VERIFYING'];

/** Where the sealed archive of the database of a backup lies. */
export function backupPlace(
  app: AppContext,
  { id, run, place }: { id: string; run: string | null; place: 'STORAGE' | 'TARGET' },
): { store: BlobStore; key: string } {
  if (place === 'STORAGE') return { store: app.blobs, key: `backups/${id}` };
  return { store: app.backups, key: archiveKey(run ?? id) };
}
