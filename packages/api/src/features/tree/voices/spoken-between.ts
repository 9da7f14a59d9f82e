import type { Span } from '@infinite/gedcom/read/annotations';
import { treeVoiceLimits } from '@infinite/schema/catalogue/tree-voices';
import type { RequestContext } from '#platform/context.ts';
import { segmentsOf, type Segment } from '#features/vault/transcripts/index.ts';

/** What the transcript of a recording says in a span; '' without one. Checks no permission. */
export async function spokenBetween(
  ctx: RequestContext,
  recordingId: string,
  span: Span,
): Promise<string> {
  const segments = (await segmentsOf(ctx, [recordingId])).get(recordingId) ?? [];
  const text = wordsBetween(segments, span);
  return [...text].slice(0, treeVoiceLimits.quoteCharacters).join('').trim();
}

/** The words whose middle lies in a span; whole segments where the times of words are not known. */
export function wordsBetween(segments: readonly Segment[], { fromMs, toMs }: Span): string {
  const isIn = (from: number, to: number) => {
    const middle = (from + to) / 2;
    return fromMs <= middle && middle <= toMs;
  };
  return segments
    .flatMap(({ startMs, endMs, text, words }) =>
      words
        ? words.filter(([from, to]) => isIn(from, to)).map(([, , word]) => word)
        : Math.min(endMs, toMs) - Math.max(startMs, fromMs) > 0
          ? [text]
          : [],
    )
    .filter((text) => text !== '')
    .join(' ');
}
