import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { EmbeddingEngine } from '#adapters/embeddings/embedding-engine.ts';
import { EmbeddingFailed } from '#adapters/embeddings/embedding-engine.ts';
import type { RequestContext } from '#platform/context.ts';
import {
  exampleTexts,
  examplesWith,
  judgePassage,
  judgeRecording,
  type MoodExample,
} from '#features/insights/moods/judge-mood.ts';
import { announceMood } from '#features/insights/moods/announce-mood.ts';
import { valenceEngine, valenceOf } from '#features/insights/moods/valence.ts';
import { spokenPassages } from '#features/vault/meaning/index.ts';
import { isEnglish, readTranscript, wantsAnalysis } from '#features/vault/transcripts/index.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

interface DueMood {
  readonly recordingId: string;
  readonly dueAt: Temporal.Instant;
}

const atOnce = 50;
/** Rises with the sentences and limits that decide. */
const rules = 'mood rules 1';

/**
 * Suggests a mood for recordings whose words have new vectors, in families that want their recordings
 * analyzed. Of what is not English nothing is suggested.
 */
export const suggestMoods = defineSweep({
  name: 'suggest-moods',
  everySeconds: 60,
  channels: ['moods'],
  run: async (ctx) => {
    const { embeddings, stopping, log } = ctx.app;
    if (!embeddings) return;
    const engine = `${embeddings.id}, ${valenceEngine}, ${rules}`;
    await dueForOtherEngine(ctx, engine);
    let examples: readonly MoodExample[] | undefined;
    for (;;) {
      const due = await nextDue(ctx);
      if (due.length === 0) return;
      try {
        examples ??= examplesWith(await embeddings.embed(exampleTexts));
      } catch (error) {
        if (!(error instanceof EmbeddingFailed)) throw error;
        log.warn({ err: error }, 'no moods were suggested');
        return;
      }
      for (const each of due) {
        if (stopping.aborted) return;
        await suggestMood(ctx, each, { embeddings, engine, examples });
      }
      if (due.length < atOnce) return;
    }
  },
});

async function suggestMood(
  ctx: RequestContext,
  { recordingId, dueAt }: DueMood,
  made: { embeddings: EmbeddingEngine; engine: string; examples: readonly MoodExample[] },
): Promise<void> {
  const { embeddings, engine, examples } = made;
  const language = (await readTranscript(ctx, recordingId))?.language ?? null;
  const isKnown = isEnglish(language);
  const passages = isKnown ? await spokenPassages(ctx, recordingId, embeddings.id) : [];
  const mood = judgeRecording(
    passages.map(({ text, vector }) =>
      judgePassage(examples, { vector, valence: valenceOf(text) }),
    ),
  );
  await inTransaction(ctx, async (ctx) => {
    const settled = await rowsOf(
      ctx.em,
      // What changed since then has another instant. Ours has whole milliseconds.
      sql`
        update mood_suggestions
        set mood = ${mood}, engine = ${engine}, made_at = ${ctx.clock.now().toString()}::timestamptz,
          is_due = false
        where recording_id = ${recordingId} and is_due
          and date_trunc('milliseconds', due_at) = ${dueAt.toString()}::timestamptz
        returning recording_id`,
    );
    if (settled.length > 0) await announceMood(ctx, recordingId);
  });
}

function nextDue(ctx: RequestContext): Promise<DueMood[]> {
  return rowsOf(
    ctx.em,
    sql<DueMood>`
      select recording_id, due_at from mood_suggestions
      where is_due and ${wantsAnalysis(sql.ref('mood_suggestions.family_id'))}
      order by due_at limit ${atOnce}`,
  );
}

/** A new release may judge otherwise. */
async function dueForOtherEngine(ctx: RequestContext, engine: string): Promise<void> {
  await rowsOf(
    ctx.em,
    sql`
      update mood_suggestions set is_due = true, due_at = now()
      where recording_id in (
        select recording_id from mood_suggestions
        where (engine < ${engine} or engine > ${engine}) and not is_due limit 1000)`,
  );
}
