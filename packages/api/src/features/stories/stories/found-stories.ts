import { sql } from 'kysely';
import { z } from 'zod';
import { searchPage, type Searchable } from '#features/insight/search/index.ts';
import { mayAct } from '#features/people/families/index.ts';
import type { StoryRow } from '#features/stories/stories/story.entity.ts';
import { requireMember } from '#platform/context.ts';
import { cursorOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface FoundStory extends Pick<StoryRow, 'id' | 'title' | 'updatedAt'> {
  /** The first chapter whose title has the words; null where only the story's has them. */
  readonly chapter: string | null;
}

/**
 * Stories of the family in view and the actor's own drafts, by their titles and those of their chapters, the
 * newest first. Texts are sealed.
 */
export const foundStories: Searchable = {
  group: 'STORIES',
  find: async (ctx, { words, first, after }) => {
    const member = requireMember(ctx);
    if (!mayAct(member, 'seeRecordings')) return { hits: [], endCursor: null };
    const { familyId, userId } = member;
    const [before] = after ? placeOf(after, z.tuple([z.guid()])) : [null];
    const query = sql`search_query(${familyId}::uuid, ${words.join(' ')})`;
    // Materialized, so that the indexes of words are used whatever else narrows the rows.
    const rows = await rowsOf(
      ctx.em,
      sql<FoundStory>`
        with chapters as materialized (
          select distinct on (story_id) story_id, title from story_chapters
          where search_words(family_id, title) @@ ${query}
          order by story_id, place, id),
        titled as materialized (
          select id from stories where search_words(family_id, title) @@ ${query})
        select s.id, s.title, s.updated_at, c.title as chapter
        from stories s left join chapters c on c.story_id = s.id
        where s.id in (select id from titled union all select story_id from chapters)
          and s.family_id = ${familyId}::uuid
          and (s.draft_of is null or s.draft_of = ${userId}::uuid)
          and (${before}::uuid is null or s.id < ${before}::uuid)
        order by s.id desc limit ${first + 1}`,
    );
    return searchPage(rows, first, {
      hitOf: ({ id, title, chapter, updatedAt }) => ({ id, title, detail: chapter, at: updatedAt }),
      cursorOf: ({ id }) => cursorOf([id]),
    });
  },
};
