import { activityLimits } from '@infinite/schema/catalogue/activity';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import type { OpenChange } from '#features/tree/tree/changes/write-records.ts';
import { recordEvent } from '#features/collaboration/activity/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Lets the activity of the family name a change. Somebody who goes on working on the tree is one event, with the
 * first person they changed.
 */
export async function recordTreeEvent(
  ctx: Pick<RequestContext, 'em' | 'clock'>,
  { id, familyId, madeBy }: OpenChange,
  person: string | null,
): Promise<void> {
  if (madeBy === null || person === null) return;
  const since = ctx.clock.now().subtract({ minutes: activityLimits.treeGatheredMinutes });
  const [earlier] = await rowsOf(
    ctx.em,
    sql`select 1 from tree_changes
      where family_id = ${familyId} and made_by = ${madeBy} and id <> ${id} and made_at >= ${since}
      limit 1`,
  );
  if (earlier) return;
  await recordEvent(ctx, {
    ...{ familyId, kind: 'TREE_CHANGED', actorId: madeBy },
    subject: { kind: 'TREE_PERSON', id: person },
  });
}
