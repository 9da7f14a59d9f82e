import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import {
  StoryChapterEntity,
  StoryEntity,
  StoryPictureEntity,
  type ChapterRow,
  type PictureRow,
  type StoryRow,
} from '#features/stories/stories/story.entity.ts';
import { canChangeStory, canSeeStory } from '#features/stories/stories/story.policy.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

function selectStory(ctx: RequestContext, id: string) {
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  return tables(ctx.em, StoryEntity).selectFrom('stories').selectAll().where('id', '=', id);
}

/** The row of a story. Checks no permission. */
export function storyById(ctx: RequestContext, id: string): Promise<StoryRow | undefined> {
  return selectStory(ctx, id).executeTakeFirst();
}

/** @throws AppError UNAUTHENTICATED, or NOT_FOUND when it does not exist for the actor */
export async function findStory(ctx: RequestContext, id: string): Promise<StoryRow> {
  requirePerson(ctx);
  const story = await storyById(ctx, id);
  if (!story || !canSeeStory(ctx.actor, story)) throw new AppError('NOT_FOUND');
  return story;
}

/**
 * A story that the actor may change, locked until the transaction ends.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND, FORBIDDEN
 */
export async function lockStory(ctx: RequestContext, id: string): Promise<StoryRow> {
  requirePerson(ctx);
  const story = await selectStory(ctx, id).forUpdate().executeTakeFirst();
  if (!story || !canSeeStory(ctx.actor, story)) throw new AppError('NOT_FOUND');
  if (!canChangeStory(ctx.actor, story)) throw new AppError('FORBIDDEN');
  return story;
}

/** A chapter, with its story locked. @throws as `lockStory` */
export async function lockChapter(
  ctx: RequestContext,
  id: string,
): Promise<[StoryRow, ChapterRow]> {
  requirePerson(ctx);
  const find = async () => {
    if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
    const row = await selectChapters(ctx).where('id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  };
  const story = await lockStory(ctx, (await find()).storyId);
  // Again: it may have changed while its story was waited for.
  return [story, await find()];
}

function selectChapters(ctx: RequestContext) {
  return tables(ctx.em, StoryChapterEntity).selectFrom('story_chapters').selectAll();
}

export function chaptersOf(ctx: RequestContext, storyId: string): Promise<ChapterRow[]> {
  return selectChapters(ctx)
    .where('storyId', '=', storyId)
    .orderBy('place')
    .orderBy('id')
    .execute();
}

/** Of several chapters, in their order. */
export async function picturesOf(
  ctx: RequestContext,
  chapterIds: readonly string[],
): Promise<PictureRow[]> {
  if (chapterIds.length === 0) return [];
  return tables(ctx.em, StoryPictureEntity)
    .selectFrom('story_pictures')
    .selectAll()
    .where('chapterId', 'in', [...chapterIds])
    .orderBy('place')
    .orderBy('id')
    .execute();
}
