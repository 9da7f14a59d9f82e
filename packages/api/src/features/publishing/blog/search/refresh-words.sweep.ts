import { sql } from 'kysely';
import { rowsOf } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/**
 * Refreshes the vocabulary that corrects misspelled searches. Searches run meanwhile; until it is done
 * only misspellings of new words are not corrected.
 */
export const refreshWordsSweep = defineSweep({
  name: 'refresh-blog-words',
  everySeconds: 3600,
  channels: ['content'],
  run: async (ctx) => {
    await rowsOf(ctx.em, sql`refresh materialized view concurrently blog_words`);
  },
});
