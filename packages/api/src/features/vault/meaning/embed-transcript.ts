import { sql } from 'kysely';
import type { EmbeddingEngine } from '#adapters/embeddings/embedding-engine.ts';
import type { RequestContext } from '#platform/context.ts';
import { recordingsByIds } from '#features/recordings/recordings/index.ts';
import { MeaningEntity, MeaningVectorEntity } from '#features/vault/meaning/meaning.entity.ts';
import { passagesOf, type Passage } from '#features/vault/meaning/passages.ts';
import { signsOf, storedVector } from '#features/vault/meaning/stored-vector.ts';
import { segmentsOf } from '#features/vault/transcripts/index.ts';
import type { Temporal } from 'temporal-polyfill';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

export interface DueMeaning {
  readonly recordingId: string;
  readonly familyId: string;
  readonly dueAt: Temporal.Instant;
}

/** Texts that the engine gets at once: a few seconds of work on a slow machine. */
const batch = 32;
/** Rows of one statement. */
const rowsAtOnce = 500;

/**
 * Replaces the vectors of a transcript. When the words were changed in the meantime, it stays due.
 * @throws EmbeddingFailed
 */
export async function embedTranscript(
  ctx: RequestContext,
  engine: EmbeddingEngine,
  { recordingId, familyId, dueAt }: DueMeaning,
): Promise<void> {
  const passages = await passagesToEmbed(ctx, recordingId);
  const vectors: Float32Array[] = [];
  for (let at = 0; at < passages.length; at += batch) {
    if (ctx.app.stopping.aborted) return;
    const texts = passages.slice(at, at + batch).map(({ text }) => text);
    vectors.push(...(await engine.embed(texts)));
  }
  const rows = passages.flatMap(({ part, startMs }, at) => {
    const vector = vectors[at];
    if (!vector) return [];
    const columns = { recordingId, part, familyId, model: engine.id, startMs };
    return { ...columns, signs: signsOf(vector), vector: storedVector(vector) };
  });
  await inTransaction(ctx, async (ctx) => {
    const db = tables(ctx.em, MeaningEntity, MeaningVectorEntity);
    const settled = await db
      .updateTable('meanings')
      .set({ isDue: false, attempts: 0, model: engine.id })
      .where('recordingId', '=', recordingId)
      .where('isDue', '=', true)
      // What changed since then has another instant. Ours has whole milliseconds.
      .where(sql<boolean>`date_trunc('milliseconds', due_at) = ${dueAt.toString()}::timestamptz`)
      .returning('recordingId')
      .executeTakeFirst();
    // It was erased, or is due again.
    if (!settled) return;
    await db.deleteFrom('meaning_vectors').where('recordingId', '=', recordingId).execute();
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      await db
        .insertInto('meaning_vectors')
        .values(rows.slice(at, at + rowsAtOnce))
        .execute();
    }
  });
}

/** The title, as part 0, and what is said. */
async function passagesToEmbed(
  ctx: RequestContext,
  recordingId: string,
): Promise<(Passage & { readonly part: number })[]> {
  const recording = (await recordingsByIds(ctx, [recordingId])).get(recordingId);
  const segments = (await segmentsOf(ctx, [recordingId])).get(recordingId) ?? [];
  const title = recording?.title ? [{ part: 0, startMs: 0, text: recording.title }] : [];
  return [...title, ...passagesOf(segments).map((each, at) => ({ ...each, part: at + 1 }))];
}
