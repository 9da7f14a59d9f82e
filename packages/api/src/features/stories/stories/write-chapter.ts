import type { ChapterInput } from '@infinite/schema/stories/story.input';
import { storyWords as words } from '@infinite/schema/words/stories.en';
import type { RequestContext } from '#platform/context.ts';
import { sealWords } from '#features/people/families/index.ts';
import {
  holdRecordings,
  visibleAmong,
  type ShownRecording,
} from '#features/recordings/recordings/index.ts';
import {
  StoryChapterEntity,
  StoryPictureEntity,
  type ChapterRow,
  type StoryRow,
} from '#features/stories/stories/story.entity.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Items that the actor may put into a story, held until the transaction ends.
 * @throws AppError NOT_FOUND for one that is another family's, hidden, in the trash or on its way
 */
export async function itemsForStory(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Map<string, ShownRecording>> {
  const visible = await visibleAmong(ctx, ids);
  const isShared = visible.every((item) => !item.heldForAuthor && item.state !== 'UPLOADING');
  if (visible.length < ids.length || !isShared) {
    throw new AppError('NOT_FOUND', { words: words.gone });
  }
  await holdRecordings(ctx.em, ids);
  return new Map(visible.map((item) => [item.id, item]));
}

/** A new chapter. Checks no permission, neither of the story nor of the items. */
export async function insertChapter(
  ctx: RequestContext,
  { id: storyId, familyId }: Pick<StoryRow, 'id' | 'familyId'>,
  place: number,
  input: ChapterInput,
): Promise<ChapterRow> {
  const id = newId();
  const chapter = await tables(ctx.em, StoryChapterEntity)
    .insertInto('story_chapters')
    .values({
      id,
      storyId,
      familyId,
      place,
      title: input.title,
      sealedText: await sealWords(ctx, familyId, { kind: 'story-chapter', row: id }, input.text),
      voiceId: input.voiceId ?? null,
      version: 1,
      updatedAt: ctx.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await putPictures(ctx, chapter, input.pictures);
  return chapter;
}

/** The pictures of a chapter from now on, in this order, each once. */
export async function putPictures(
  ctx: RequestContext,
  { id: chapterId, familyId }: ChapterRow,
  pictures: ChapterInput['pictures'],
): Promise<void> {
  const db = tables(ctx.em, StoryPictureEntity);
  await db.deleteFrom('story_pictures').where('chapterId', '=', chapterId).execute();
  if (pictures.length === 0) return;
  const distinct = [...new Map(pictures.map((one) => [one.recordingId, one])).values()];
  const rows = await Promise.all(
    distinct.map(async ({ recordingId, caption }, place) => {
      const id = newId();
      const sealedCaption = await sealWords(
        ctx,
        familyId,
        { kind: 'story-caption', row: id },
        caption,
      );
      return { id, chapterId, recordingId, familyId, place, sealedCaption };
    }),
  );
  await db.insertInto('story_pictures').values(rows).execute();
}
