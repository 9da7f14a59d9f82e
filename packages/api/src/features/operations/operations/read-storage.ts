import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { isOfRealFamily } from '#features/people/families/index.ts';

export interface StorageUse {
  kinds: { kind: string; files: number; bytes: number }[];
  /** Families that keep anything. */
  families: number;
  backupBytes: number;
  databaseBytes: number;
  freeBytes: number | null;
  totalBytes: number | null;
}

/** What lies where, by kind; renditions count with what they are made of. */
export async function readStorage(ctx: RequestContext): Promise<StorageUse> {
  const db = ctx.em.getKysely();
  const [kinds, sums, space] = await Promise.all([
    sql<{ kind: string; files: number; bytes: number }>`
      select kind, count(*)::int as files,
        sum(bytes + coalesce(display_bytes, 0))::float8 as bytes
      from recordings where stored_as is null group by kind order by bytes desc`.execute(db),
    sql<{ families: number; backups: number; database: number }>`
      select (select count(distinct family_id) from recordings where ${isOfRealFamily()})::int as families,
        (select coalesce(sum(bytes), 0) from backups where state = 'DONE')::float8 as backups,
        pg_database_size(current_database())::float8 as database`.execute(db),
    ctx.app.blobs.space().catch(() => null),
  ]);
  const [sum] = sums.rows;
  return {
    kinds: kinds.rows,
    families: sum?.families ?? 0,
    backupBytes: sum?.backups ?? 0,
    databaseBytes: sum?.database ?? 0,
    freeBytes: space?.freeBytes ?? null,
    totalBytes: space?.totalBytes ?? null,
  };
}
