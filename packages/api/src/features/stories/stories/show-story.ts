import type { RequestContext } from '#platform/context.ts';
import { recordingType } from '#features/recordings/recordings/index.ts';
import { readChapters } from '#features/stories/stories/read-chapters.ts';
import type { ChapterRow, StoryRow } from '#features/stories/stories/story.entity.ts';
import { canChangeStory, canPublishStory } from '#features/stories/stories/story.policy.ts';
import type { StoryChapterType, StoryType } from '#features/stories/stories/story.types.ts';

/** The API's type, with the row that its other fields come from. */
export interface ShownStory extends StoryType {
  readonly row: StoryRow;
}

/** Call for stories that the actor may see. */
export function showStory(ctx: RequestContext, row: StoryRow): ShownStory {
  const { id, title, version, voicesOpen, createdAt, updatedAt } = row;
  return {
    ...{ id, title, version, voicesOpen, createdAt, updatedAt, row },
    published: row.draftOf === null,
    mayChange: canChangeStory(ctx.actor, row),
    mayPublish: canPublishStory(ctx.actor, row),
  };
}

export async function showChapters(
  ctx: RequestContext,
  rows: readonly ChapterRow[],
): Promise<StoryChapterType[]> {
  const chapters = await readChapters(ctx, rows);
  return chapters.map(({ voice, pictures, ...chapter }) => ({
    ...chapter,
    voice: voice && recordingType(voice),
    pictures: pictures.map(({ caption, recording }) => ({
      caption,
      recording: recordingType(recording),
    })),
  }));
}
