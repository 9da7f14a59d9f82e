import { captureLimits } from '@infinite/schema/catalogue/captures';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import { selectCaptures } from '#features/stories/captures/find-capture.ts';
import { showCaptures, type ShownCapture } from '#features/stories/captures/show-captures.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const place = z.tuple([z.guid()]);

/** Whom the family in view asks, newest first. @throws AppError FORBIDDEN, INVALID_INPUT */
export async function listCaptures(
  ctx: RequestContext,
  { first, after }: { first?: number | null; after?: string | null },
): Promise<ListPage<ShownCapture>> {
  requirePerson(ctx);
  const { familyId } = requireRight(ctx, 'seeRecordings');
  const size = pageSizeOf(first, captureLimits);
  let query = selectCaptures(ctx)
    .where('familyId', '=', familyId)
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (after) query = query.where('id', '<', placeOf(after, place)[0]);
  const rows = await query.execute();
  return {
    nodes: await showCaptures(ctx, rows.slice(0, size)),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}
