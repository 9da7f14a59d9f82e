import { sql } from 'kysely';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { seenInLists } from '#features/recordings/recordings/index.ts';
import type { PersonRef } from '#features/vault/people-in-items/person-ref.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** A photo that somebody is in. */
export interface PhotoWith {
  readonly personId: string;
  readonly recordingId: string;
  /** Percent of the width and height of the photo; null where nobody said. */
  readonly x: number | null;
  readonly y: number | null;
}

/**
 * For each of these people the photo of them that was added last, of what the actor's lists show. Whom the actor
 * may see is for the caller.
 */
export async function photosWith(
  ctx: RequestContext,
  people: readonly PersonRef[],
): Promise<PhotoWith[]> {
  if (people.length === 0) return [];
  const member = requirePerson(ctx);
  const ids = people.map(({ personId }) => personId);
  return rowsOf(
    ctx.em,
    sql<PhotoWith>`
      select distinct on (person_id) * from (
        select coalesce(t.contact_id, t.user_id, t.child_id) as person_id, t.recording_id, t.x, t.y
        from item_people t
        where t.family_id = ${member.familyId}
          and coalesce(t.contact_id, t.user_id, t.child_id) = any(${ids}::uuid[])
          and ${seenInLists(member, sql.ref('t.recording_id'), ['PHOTO'])}) found
      order by person_id, recording_id desc`,
  );
}
