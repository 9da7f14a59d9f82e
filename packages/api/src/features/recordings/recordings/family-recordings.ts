import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Ids of voices and videos that the whole family can play, the newest first. Checks no permission.
 * @param isKnown which of them to leave out, as a condition on the column of the recording's id
 */
export async function familyRecordings(
  { em }: RequestContext,
  familyId: string,
  limit: number,
  isKnown: (recordingId: string) => RawBuilder<boolean>,
): Promise<string[]> {
  const rows = await rowsOf(
    em,
    sql<{ id: string }>`
      select r.id from recordings r
      where r.family_id = ${familyId} and r.kind in ('VOICE', 'VIDEO') and r.state = 'READY'
        and r.audience = 'FAMILY' and not r.held_for_author and not ${isKnown('r.id')}
      order by r.id desc limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}
