import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { provenBackupBytes } from '#features/operations/backups/index.ts';
import { isOfRealFamily } from '#features/people/families/index.ts';
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
    rowsOf(
      ctx.em,
      sql<{ kind: string; files: number; bytes: number }>`
        select kind, count(*)::int as files,
          sum(bytes + coalesce(display_bytes, 0))::float8 as bytes
        from recordings where stored_as is null group by kind order by bytes desc`,
    ),
    rowsOf(
      ctx.em,
      sql<{ families: number; backups: number; database: number }>`
        select (select count(distinct family_id) from recordings where ${isOfRealFamily()})::int as families,
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
