import { sql } from 'kysely';
import { familyNameSql } from '#features/people/families/index.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';

export interface FamilyStorage {
  /** The family. */
  readonly id: string;
  readonly name: string;
  readonly files: number;
  readonly bytes: number;
}

/** What families store, the largest first; names alone, no content. Checks no permission. */
export function storageByFamily(
  em: EntityManager,
  page: { limit: number; after: Pick<FamilyStorage, 'id' | 'bytes'> | null },
): Promise<FamilyStorage[]> {
  const { limit, after } = page;
  const later = after
    ? sql`where (s.bytes, s.id) < (${after.bytes}::float8, ${after.id}::uuid)`
    : sql``;
  return rowsOf(
    em,
    sql<FamilyStorage>`
      select s.id, coalesce(${sql.raw(familyNameSql('s.id'))}, '') as name, s.files, s.bytes
      from (
        select family_id as id, count(*)::int as files,
          sum(bytes + coalesce(display_bytes, 0))::float8 as bytes
        from recordings where stored_as is null group by family_id
      ) s ${later}
      order by s.bytes desc, s.id desc limit ${limit}`,
  );
}
