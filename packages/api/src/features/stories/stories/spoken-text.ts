import { spokenProse } from '@infinite/schema/text/spoken-prose';
import type { RequestContext } from '#platform/context.ts';
import { segmentsOf } from '#features/vault/transcripts/index.ts';

/** What is said in recordings that the actor may hear, as texts to edit, by their ids. */
export async function spokenTexts(
  ctx: RequestContext,
  recordingIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const segments = await segmentsOf(ctx, recordingIds);
  return new Map([...segments].map(([id, spoken]) => [id, spokenProse(spoken)]));
}
