import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { findSubjects } from '#features/collaboration/subjects/index.ts';
import { memberIdsOf, requireRight } from '#features/people/families/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface SharedLast {
  readonly memberId: string;
  readonly title: string;
  readonly path: string;
  readonly at: Temporal.Instant;
}

/**
 * The recording that each member of the family in view added last, in two queries; nothing of members
 * whose last one the actor may not see.
 */
export async function lastShared(ctx: RequestContext): Promise<SharedLast[]> {
  const { familyId } = requireRight(ctx, 'seePeople');
  const rows = await rowsOf(
    ctx.em,
    sql<{ memberId: string; subjectId: string; at: Temporal.Instant }>`
      select m.user_id as member_id, e.subject_id, e.at from ${memberIdsOf(familyId)} m
      cross join lateral (
        select subject_id, at from family_events
        where family_id = ${familyId} and actor_id = m.user_id and kind = 'RECORDING_ADDED'
        order by at desc, id desc limit 1) e`,
  );
  const subjects = await findSubjects(
    ctx,
    'RECORDING',
    rows.map(({ subjectId }) => subjectId),
  );
  return rows.flatMap(({ memberId, subjectId, at }) => {
    const subject = subjects.get(subjectId);
    return subject ? [{ memberId, at, title: subject.title, path: subject.path }] : [];
  });
}
