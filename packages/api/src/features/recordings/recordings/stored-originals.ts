import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import { sql, type RawBuilder } from 'kysely';
import { wrappedKeyOf } from '#features/people/families/index.ts';
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

/** Columns as the database names them: the statement also runs on restored copies. */
export interface ProvableRecording {
  readonly id: string;
  readonly kind: RecordingKindName;
  readonly family_id: string;
  readonly sha256: string;
  readonly wrapped_key: Buffer;
}

/** Random recordings with the SHA-256 of what was recorded, and their families' wrapped keys. */
export function randomProvable(limit: number): RawBuilder<ProvableRecording> {
  return sql<ProvableRecording>`
    select r.id, r.kind, r.family_id, r.sha256, ${wrappedKeyOf('r.family_id')} as wrapped_key
    from recordings r
    where r.state = 'READY' and r.sha256 is not null and r.stored_as is null
    order by random() limit ${limit}`;
}
