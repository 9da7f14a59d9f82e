import type {
  BackupProblemName,
  BackupProofName,
  BackupStateName,
} from '@infinite/schema/catalogue/backups';
import type { Generated } from 'kysely';
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
  };
}

export function backupTables(em: EntityManager) {
  return em.getKysely<BackupTables>();
}

export const underWay: BackupStateName[] = ['WAITING', 'WRITING', 'VERIFYING'];

export const backupKey = (id: string) => `backups/${id}`;
