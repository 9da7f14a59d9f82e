import { questionLimits } from '@infinite/schema/catalogue/questions';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { QuestionEntity } from '#features/collaboration/questions/question.entity.ts';
import {
  showQuestions,
  type ShownQuestion,
} from '#features/collaboration/questions/show-questions.ts';
import { requireRight } from '#features/people/families/index.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const place = z.tuple([z.guid()]);

/** What is asked in the family in view, newest first. @throws AppError FORBIDDEN, INVALID_INPUT */
export async function listQuestions(
  ctx: RequestContext,
  { first, after }: { first?: number | null; after?: string | null },
): Promise<ListPage<ShownQuestion>> {
  const { familyId } = requireRight(ctx, 'readComments');
  const size = pageSizeOf(first, questionLimits);
  let query = tables(ctx.em, QuestionEntity)
    .selectFrom('questions')
    .selectAll()
    .where('familyId', '=', familyId)
    .where('withdrawnAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (after) query = query.where('id', '<', placeOf(after, place)[0]);
  const rows = await query.execute();
  return {
    nodes: await showQuestions(ctx, familyId, rows.slice(0, size)),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}
