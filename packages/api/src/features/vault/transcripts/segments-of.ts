import type { RequestContext } from '#platform/context.ts';
import type { Segment } from '#features/vault/transcripts/segment.ts';
import { TranscriptEntity } from '#features/vault/transcripts/transcript.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** What is said in recordings that the actor may hear, by their ids. Checks no permission. */
export async function segmentsOf(
  ctx: RequestContext,
  recordingIds: readonly string[],
): Promise<Map<string, readonly Segment[]>> {
  if (recordingIds.length === 0) return new Map();
  const rows = await tables(ctx.em, TranscriptEntity)
    .selectFrom('transcripts')
    .select(['recordingId', 'segments'])
    .where('recordingId', 'in', [...recordingIds])
    .execute();
  return new Map(rows.map(({ recordingId, segments }) => [recordingId, segments]));
}
