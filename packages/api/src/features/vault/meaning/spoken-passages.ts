import type { RequestContext } from '#platform/context.ts';
import { MeaningVectorEntity } from '#features/vault/meaning/meaning.entity.ts';
import { passagesOf } from '#features/vault/meaning/passages.ts';
import { segmentsOf } from '#features/vault/transcripts/index.ts';
import { tables } from '#platform/database/tables.ts';

export interface SpokenPassage {
  readonly text: string;
  /** Of the model that is asked for, as `likeness` compares it. */
  readonly vector: Uint8Array;
}

/** What is said in a recording, with its meaning; without the title. Checks no permission. */
export async function spokenPassages(
  ctx: RequestContext,
  recordingId: string,
  model: string,
): Promise<SpokenPassage[]> {
  const passages = passagesOf((await segmentsOf(ctx, [recordingId])).get(recordingId) ?? []);
  const rows = await tables(ctx.em, MeaningVectorEntity)
    .selectFrom('meaning_vectors')
    .select(['part', 'vector'])
    .where('recordingId', '=', recordingId)
    .where('model', '=', model)
    .where('part', '>', 0)
    .execute();
  const byPart = new Map(rows.map(({ part, vector }) => [part, vector]));
  return passages.flatMap(({ text }, at) => {
    const vector = byPart.get(at + 1);
    return vector ? [{ text, vector }] : [];
  });
}
