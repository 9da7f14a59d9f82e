import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { familyKey } from '#features/people/families/index.ts';
import { sealedTextsOf } from '#features/recordings/recordings/index.ts';
import { WordHashes } from '#features/vault/finding/word-hashes.ts';
import { WrappedKeyBroken } from '#platform/crypto/wrapped-key.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const atOnce = 200;

interface Due {
  readonly recordingId: string;
  readonly familyId: string;
}

/** Makes the hashes by which items are found by their notes and file names. A trigger announces changes. */
export const hashSealedWords = defineSweep({
  name: 'hash-sealed-words',
  everySeconds: 60,
  channels: ['sealed_words'],
  run: async (ctx) => {
    for (;;) {
      if (ctx.app.stopping.aborted) return;
      const done = await inTransaction(ctx, async (ctx) => {
        const due = await rowsOf(
          ctx.em,
          sql<Due>`
            select recording_id, family_id from sealed_search_words
            where is_due order by recording_id limit ${atOnce} for update skip locked`,
        );
        await keepHashes(ctx, due);
        return due.length;
      });
      if (done < atOnce) return;
    }
  },
});

async function keepHashes(ctx: RequestContext, due: readonly Due[]): Promise<void> {
  const texts = await sealedTextsOf(
    ctx,
    due.map(({ recordingId }) => recordingId),
  );
  for (const { recordingId, familyId } of due) {
    const hashes = await hashesOf(ctx, familyId, texts.get(recordingId) ?? '');
    await rowsOf(
      ctx.em,
      sql`
        update sealed_search_words set hashes = ${hashes}::text[], is_due = false
        where recording_id = ${recordingId}`,
    );
  }
}

async function hashesOf(ctx: RequestContext, familyId: string, text: string): Promise<string[]> {
  if (text.trim() === '') return [];
  try {
    return new WordHashes(await familyKey(ctx, familyId)).ofText(text);
  } catch (error) {
    if (!(error instanceof WrappedKeyBroken)) throw error;
    ctx.app.log.error({ err: error, familyId }, 'sealed words of a family cannot be found');
    return [];
  }
}
