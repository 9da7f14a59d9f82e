import { sql } from 'kysely';
import { EmbeddingFailed } from '#adapters/embeddings/embedding-engine.ts';
import type { RequestContext } from '#platform/context.ts';
import { embedTranscript, type DueMeaning } from '#features/vault/meaning/embed-transcript.ts';
import { wantsAnalysis } from '#features/vault/transcripts/index.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const atOnce = 20;
/** Failures of the engine on one transcript; its next change begins again. */
const attempts = 3;

/**
 * Makes the vectors of transcripts that are new or were changed, in families that want their
 * recordings analyzed. A trigger announces them.
 */
export const embedTranscripts = defineSweep({
  name: 'embed-transcripts',
  everySeconds: 60,
  channels: ['meanings'],
  run: async (ctx) => {
    const { embeddings, stopping, log } = ctx.app;
    if (!embeddings) return;
    await dueForOtherModel(ctx, embeddings.id);
    for (;;) {
      const due = await nextDue(ctx);
      for (const each of due) {
        if (stopping.aborted) return;
        try {
          await embedTranscript(ctx, embeddings, each);
        } catch (error) {
          if (!(error instanceof EmbeddingFailed)) throw error;
          log.warn({ err: error, recordingId: each.recordingId }, 'a transcript was not embedded');
          await countFailure(ctx, each);
          // The machine may be short of something; a minute later it may not be.
          return;
        }
      }
      if (due.length < atOnce) return;
    }
  },
});

function nextDue(ctx: RequestContext): Promise<DueMeaning[]> {
  return rowsOf(
    ctx.em,
    sql<DueMeaning>`
      select recording_id, family_id, due_at from meanings
      where is_due and ${wantsAnalysis(sql.ref('meanings.family_id'))}
      order by attempts, due_at limit ${atOnce}`,
  );
}

/** A new release may bring another model; its vectors are of no use to the old one. */
async function dueForOtherModel(ctx: RequestContext, model: string): Promise<void> {
  await rowsOf(
    ctx.em,
    sql`
      update meanings set is_due = true, attempts = 0, due_at = now()
      where recording_id in (
        select recording_id from meanings
        where (model < ${model} or model > ${model}) and not is_due limit 1000)`,
  );
}

async function countFailure(ctx: RequestContext, { recordingId }: DueMeaning): Promise<void> {
  await rowsOf(
    ctx.em,
    sql`
      update meanings set attempts = attempts + 1, is_due = attempts + 1 < ${attempts}
      where recording_id = ${recordingId}`,
  );
}
