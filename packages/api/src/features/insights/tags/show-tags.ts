import { tagLimits } from '@infinite/schema/catalogue/tags';
import type { RequestContext } from '#platform/context.ts';
import { suggestTags } from '#features/insights/tags/suggest-tags.ts';
import { ItemTagEntity } from '#features/insights/tags/tag.entity.ts';
import {
  canDescribeRecording,
  findVisibleRecording,
} from '#features/recordings/recordings/index.ts';
import { isEnglish, readAnalysis, readTranscript } from '#features/vault/transcripts/index.ts';
import { tables } from '#platform/database/tables.ts';

export interface ShownTags {
  readonly recordingId: string;
  /** In the order of the alphabet. */
  readonly tags: readonly string[];
  /** For those who may take them; of what is said in English. */
  readonly suggestions: readonly string[];
  readonly mayChange: boolean;
}

/**
 * The tags of an item that the actor sees. Suggestions are made of its transcript as it is now, and kept nowhere.
 * @throws AppError UNAUTHENTICATED; NOT_FOUND when the actor may not see the item
 */
export async function showTags(ctx: RequestContext, recordingId: string): Promise<ShownTags> {
  const recording = await findVisibleRecording(ctx, recordingId);
  const rows = await tables(ctx.em, ItemTagEntity)
    .selectFrom('item_tags')
    .select(['tag', 'tagKey', 'isKept'])
    .where('recordingId', '=', recording.id)
    .orderBy('tagKey')
    .execute();
  const mayChange = canDescribeRecording(ctx.actor, recording);
  const unwanted = new Set(rows.map(({ tagKey }) => tagKey));
  return {
    recordingId: recording.id,
    tags: rows.filter(({ isKept }) => isKept).map(({ tag }) => tag),
    suggestions: mayChange ? await suggestionsFor(ctx, recording, unwanted) : [],
    mayChange,
  };
}

async function suggestionsFor(
  ctx: RequestContext,
  { id, familyId }: { readonly id: string; readonly familyId: string },
  unwanted: ReadonlySet<string>,
): Promise<string[]> {
  const transcript = await readTranscript(ctx, id);
  if (!transcript || !isEnglish(transcript.language)) return [];
  if (!(await readAnalysis(ctx, familyId))?.isOn) return [];
  const texts = transcript.segments.map(({ text }) => text);
  return suggestTags(texts, unwanted, tagLimits.suggested);
}
