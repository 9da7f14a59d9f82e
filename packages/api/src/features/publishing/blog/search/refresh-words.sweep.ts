import { sql } from 'kysely';
import { rowsOf } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/**
 * Brings the vocabulary of the search up to what is published. Readers search on meanwhile; until
 * it is done a slip in a brand-new word is not forgiven, and nothing else.
 */
export const refreshWordsSweep = defineSweep({
  name: 'refresh-blog-words',
  everySeconds: 3600,
  channels: ['content'],
  run: async (ctx) => {
    await rowsOf(ctx.em, sql`refresh materialized view concurrently blog_words`);
  },
});
