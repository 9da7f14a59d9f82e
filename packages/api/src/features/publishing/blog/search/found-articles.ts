import { sql } from 'kysely';
import { z } from 'zod';
import { searchPage, type Searchable } from '#features/insight/search/index.ts';
import { publishedPosts } from '#features/publishing/blog/published-posts.ts';
import { cursorOf, placeOf } from '#platform/database/cursor.ts';

/** Published articles, newest first. The last letters of a word may be missing. */
export const foundArticles: Searchable = {
  group: 'ARTICLES',
  find: async (ctx, { words, first, after }) => {
    // Words are letters and digits alone, so nothing in them is an operator.
    const asked = words.map((word) => `${word}:*`).join(' & ');
    let query = publishedPosts(ctx)
      .select(['id', 'slug', 'title', 'excerpt', 'publishedAt'])
      .where(sql<boolean>`search @@ to_tsquery('english', ${asked})`)
      .orderBy('id', 'desc')
      .limit(first + 1);
    if (after) query = query.where('id', '<', placeOf(after, z.tuple([z.guid()]))[0]);
    return searchPage(await query.execute(), first, {
      hitOf: ({ slug, title, excerpt, publishedAt }) => ({
        id: slug,
        title,
        detail: excerpt,
        at: publishedAt,
      }),
      cursorOf: ({ id }) => cursorOf([id]),
    });
  },
};
