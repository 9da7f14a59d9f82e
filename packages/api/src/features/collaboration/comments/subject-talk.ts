import { commentLimits, type SubjectKindName } from '@infinite/schema/catalogue/collaboration';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { forgetEvents } from '#features/collaboration/activity/index.ts';
import { forgetReactions } from '#features/collaboration/comments/react.ts';
import { reactionsOf } from '#features/collaboration/comments/reactions-of.ts';
import { namedReactions } from '#features/collaboration/comments/show-comments.ts';
import {
  findSubjects,
  peopleOf,
  type SubjectListener,
} from '#features/collaboration/subjects/index.ts';
import { requireRight } from '#features/people/families/index.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** The counts of comments and reactions of several subjects; those that the actor may not see are left out. */
export async function subjectTalk(
  ctx: RequestContext,
  kind: SubjectKindName,
  ids: readonly string[],
) {
  const { familyId } = requireRight(ctx, 'readComments');
  if (ids.length > commentLimits.subjectsAtOnce) throw new AppError('INVALID_INPUT');
  const visible = [...(await findSubjects(ctx, kind, ids)).keys()];
  if (visible.length === 0) return [];
  const counts = await rowsOf(
    ctx.em,
    sql<{ id: string; comments: number }>`
      select subject_id as id, count(*)::int as comments from comments
      where subject_kind = ${kind} and subject_id = any(${visible}::uuid[]) and deleted_at is null
      group by subject_id`,
  );
  const commentsOf = new Map(counts.map(({ id, comments }) => [id, comments]));
  const counted = await reactionsOf(ctx, kind, visible);
  const person = await peopleOf(
    ctx,
    familyId,
    counted.flatMap(({ userIds }) => userIds),
  );
  return visible.map((id) => ({
    id,
    comments: commentsOf.get(id) ?? 0,
    reactions: namedReactions(
      counted.filter(({ targetId }) => targetId === id),
      person,
    ),
  }));
}

/** What was said about a subject goes with it. */
export const forgetTalk: SubjectListener = async (ctx, { kind, id }) => {
  const gone = await rowsOf(
    ctx.em,
    sql<{ id: string }>`
      delete from comments where subject_kind = ${kind} and subject_id = ${id} returning id`,
  );
  await rowsOf(
    ctx.em,
    sql`delete from reactions where target_kind = ${kind} and target_id = ${id}`,
  );
  if (gone.length > 0) {
    const ids = gone.map((comment) => comment.id);
    await forgetReactions(ctx, 'COMMENT', ids);
    await forgetEvents(ctx, 'COMMENT', ids);
  }
};
