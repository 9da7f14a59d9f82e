import { sql, type RawBuilder } from 'kysely';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables } from '#platform/database/tables.ts';

/** Keeps these recordings from being deleted until the transaction ends; others may hold them too. */
export async function holdRecordings(em: EntityManager, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tables(em, RecordingEntity)
    .selectFrom('recordings')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/** Locks a recording until the transaction ends. @returns its family; undefined if it is gone */
export async function lockRecording(em: EntityManager, id: string): Promise<string | undefined> {
  const row = await tables(em, RecordingEntity)
    .selectFrom('recordings')
    .select('familyId')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.familyId;
}

/** The family of a recording, as a value of a query. */
export function familyOfRecording(recordingId: string): RawBuilder<string> {
  return sql<string>`(select r.family_id from recordings r where r.id = ${recordingId})`;
}
