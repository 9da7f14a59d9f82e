import type { RequestContext } from '#platform/context.ts';
import { openWords } from '#features/people/families/index.ts';
import type { ChapterRow, PictureRow, StoryRow } from '#features/stories/stories/story.entity.ts';

/** Call these only after the policy allowed the access. */
export function introductionOf(
  ctx: RequestContext,
  { id: row, familyId, sealedIntroduction }: StoryRow,
): Promise<string> {
  return openWords(ctx, familyId, { kind: 'story-introduction', row }, sealedIntroduction);
}

export function textOf(
  ctx: RequestContext,
  { id: row, familyId, sealedText }: ChapterRow,
): Promise<string> {
  return openWords(ctx, familyId, { kind: 'story-chapter', row }, sealedText);
}

export function captionOf(
  ctx: RequestContext,
  { id: row, familyId, sealedCaption }: PictureRow,
): Promise<string> {
  return openWords(ctx, familyId, { kind: 'story-caption', row }, sealedCaption);
}
