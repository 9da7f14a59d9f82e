import { sql } from 'kysely';
import { SearchDoubtEntity } from '#features/vault/finding/search-document.entity.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const atOnce = 1000;

/** Words that nothing has any more, such as those of a transcript that was erased, are forgotten. */
export const forgetUnusedWords = defineSweep({
  name: 'forget-unused-words',
  everySeconds: 60,
  run: async (ctx) => {
    for (;;) {
      const looked = await inTransaction(ctx, async (ctx) => {
        const doubts = await tables(ctx.em, SearchDoubtEntity)
          .selectFrom('search_doubts')
          .select('id')
          .orderBy('id')
          .limit(atOnce)
          .forUpdate()
          .skipLocked()
          .execute();
        if (doubts.length === 0) return 0;
        const ids = doubts.map(({ id }) => id);
        await rowsOf(
          ctx.em,
          sql`
            delete from search_vocabulary v using search_doubts doubt
            where doubt.id = any (${ids}::uuid[])
              and v.family_id = doubt.family_id and v.word = doubt.word
              and not exists (
                select from search_documents d
                where d.is_shared and d.words @@ format('(''%s'' | ''~%s'') & ''#%s''',
                  doubt.word, doubt.word, doubt.family_id)::tsquery)`,
        );
        await rowsOf(ctx.em, sql`delete from search_doubts where id = any (${ids}::uuid[])`);
        return ids.length;
      });
      if (looked < atOnce) return;
    }
  },
});
