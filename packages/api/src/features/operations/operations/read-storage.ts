import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { provenBackupBytes } from '#features/operations/backups/index.ts';
import {
  countFamiliesWithRecordings,
  storageByKind,
} from '#features/recordings/recordings/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface StorageUse {
  kinds: { kind: string; files: number; bytes: number }[];
  /** Families with recordings. */
  families: number;
  backupBytes: number;
  databaseBytes: number;
  freeBytes: number | null;
  totalBytes: number | null;
}

/** Storage in use, by kind; renditions count with their originals. */
export async function readStorage(ctx: RequestContext): Promise<StorageUse> {
  const [kinds, sums, space] = await Promise.all([
    storageByKind(ctx.em),
    rowsOf(
      ctx.em,
      sql<{ families: number; backups: number; database: number }>`
        select ${countFamiliesWithRecordings()} as families,
          ${provenBackupBytes} as backups,
          pg_database_size(current_database())::float8 as database`,
    ),
    ctx.app.blobs.space().catch(() => null),
  ]);
  const [sum] = sums;
  return {
    kinds,
    families: sum?.families ?? 0,
    backupBytes: sum?.backups ?? 0,
    databaseBytes: sum?.database ?? 0,
    freeBytes: space?.freeBytes ?? null,
    totalBytes: space?.totalBytes ?? null,
  };
}
