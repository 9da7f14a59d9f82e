import { sql } from 'kysely';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';

/** Ids of ready recordings with stored bytes of their own, at random and of any age. */
export async function randomOriginals(em: EntityManager, limit: number): Promise<string[]> {
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`
      select id from recordings where state = 'READY' and stored_as is null
      order by random() limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

/** Ids of a family's recordings with stored bytes of their own, in any state. */
export async function originalsOfFamily(em: EntityManager, familyId: string): Promise<string[]> {
  const rows = await tables(em, RecordingEntity)
    .selectFrom('recordings')
    .select('id')
    .where('familyId', '=', familyId)
    .where('storedAs', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes the rows of a sample family's recordings; the caller removes what is stored of them, by
 * `originalsOfFamily`, when its transaction has ended.
 */
export async function deleteSampleRecordings(em: EntityManager, familyId: string): Promise<void> {
  await tables(em, RecordingEntity)
    .deleteFrom('recordings')
    .where('familyId', '=', familyId)
    .execute();
}
