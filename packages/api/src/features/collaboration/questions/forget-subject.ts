import { sql } from 'kysely';
import { forgetEvents } from '#features/collaboration/activity/index.ts';
import type { SubjectListener } from '#features/collaboration/subjects/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** A question stays without what it was about; one that was answered by it is open again. */
export const forgetSubject: SubjectListener = async (ctx, { kind, id }) => {
  await rowsOf(
    ctx.em,
    sql`update questions set subject_kind = null, subject_id = null
      where subject_kind = ${kind} and subject_id = ${id}`,
  );
  if (kind !== 'RECORDING') return;
  const reopened = await rowsOf(
    ctx.em,
    sql<{ id: string }>`
      update question_answers set state = 'OPEN', recording_id = null, answered_at = null
      where recording_id = ${id} returning id`,
  );
  await forgetEvents(
    ctx,
    'ANSWER',
    reopened.map((answer) => answer.id),
  );
};
