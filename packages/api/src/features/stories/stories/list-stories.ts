import { storyLimits } from '@infinite/schema/catalogue/stories';
import { sql } from 'kysely';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';
import { StoryEntity, type StoryRow } from '#features/stories/stories/story.entity.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import { idOf, type ListPage } from '#platform/graphql/connection.ts';

interface Asked {
  readonly first: number | null;
  readonly after: string | null;
}

/** The stories of the family in view and the actor's own drafts, the newest first. */
export async function listStories(
  ctx: RequestContext,
  { first, after }: Asked,
): Promise<ListPage<StoryRow>> {
  const member = requirePerson(ctx);
  const size = pageSizeOf(first, storyLimits.stories);
  const [before] = after ? placeOf(after, z.tuple([z.guid()])) : [null];
  let query = tables(ctx.em, StoryEntity)
    .selectFrom('stories')
    .selectAll()
    .where('familyId', '=', member.familyId)
    .where(sql<boolean>`(draft_of is null or draft_of = ${member.userId})`)
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (before !== null) query = query.where('id', '<', before);
  const rows = mayAct(member, 'seeRecordings') ? await query.execute() : [];
  return {
    nodes: rows.slice(0, size),
    hasNextPage: rows.length > size,
    cursorOf: (story) => cursorOf([idOf(story)]),
  };
}
