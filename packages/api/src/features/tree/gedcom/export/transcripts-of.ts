import type { RequestContext } from '#platform/context.ts';
import { cuesOf, readTranscript, webVtt } from '#features/vault/transcripts/index.ts';

/** Those of these recordings that have a transcript. The caller may see them. */
export async function transcriptsOf(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const id of ids) if ((await vttOf(ctx, id)) !== null) found.add(id);
  return found;
}

/** As WebVTT; null without a transcript. */
export async function vttOf(ctx: RequestContext, recordingId: string): Promise<string | null> {
  const transcript = await readTranscript(ctx, recordingId);
  if (!transcript || transcript.segments.length === 0) return null;
  return webVtt(cuesOf(transcript.segments));
}
