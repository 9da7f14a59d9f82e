import { storyLimits, storyRateLimits } from '@infinite/schema/catalogue/stories';
import {
  chapterInput,
  chapterOrder,
  type ChapterInput,
} from '@infinite/schema/stories/story.input';
import { storyWords as words } from '@infinite/schema/words/stories.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { sealWords } from '#features/people/families/index.ts';
import { visibleAmong } from '#features/recordings/recordings/index.ts';
import { prepareCodes } from '#features/stories/stories/codes/prepare-codes.ts';
import {
  chaptersOf,
  lockChapter,
  lockStory,
  picturesOf,
} from '#features/stories/stories/find-story.ts';
import {
  StoryChapterEntity,
  type ChapterRow,
  type PictureRow,
} from '#features/stories/stories/story.entity.ts';
import { captionOf } from '#features/stories/stories/story-words.ts';
import {
  insertChapter,
  itemsForStory,
  putPictures,
} from '#features/stories/stories/write-chapter.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** At the end of a story. @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT, RATE_LIMITED, WRONG_STATE */
export async function addChapter(
  ctx: RequestContext,
  storyId: string,
  input: unknown,
): Promise<ChapterRow> {
  const chapter = parseInput(chapterInput, input);
  return act(ctx, async (ctx) => {
    const story = await lockStory(ctx, storyId);
    const others = await chaptersOf(ctx, story.id);
    if (others.length >= storyLimits.chapters) {
      throw new AppError('WRONG_STATE', { words: words.tooManyChapters });
    }
    await requireItems(ctx, chapter, new Set());
    const added = await insertChapter(ctx, story, (others.at(-1)?.place ?? 0) + 1, chapter);
    if (story.voicesOpen) await prepareCodes(ctx, story);
    return added;
  });
}

/**
 * All of a chapter. What the actor may not see of it stays in it.
 * @param version that it was made on
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT, RATE_LIMITED; CONFLICT with the current version in
 *   `fields.version`
 */
export async function changeChapter(
  ctx: RequestContext,
  id: string,
  version: number,
  input: unknown,
): Promise<ChapterRow> {
  const given = parseInput(chapterInput, input);
  return act(ctx, async (ctx) => {
    const [story, chapter] = await lockChapter(ctx, id);
    if (chapter.version !== version) {
      const fields = { version: String(chapter.version) };
      throw new AppError('CONFLICT', { words: words.stale, fields });
    }
    const pictures = await picturesOf(ctx, [chapter.id]);
    const within = [chapter.voiceId ?? [], pictures.map(({ recordingId }) => recordingId)].flat(2);
    await requireItems(ctx, given, new Set(within));
    const seen = new Set((await visibleAmong(ctx, within)).map((item) => item.id));
    const hidden = pictures.filter(({ recordingId }) => !seen.has(recordingId));
    const hiddenVoice = chapter.voiceId !== null && !seen.has(chapter.voiceId);
    const changed = await tables(ctx.em, StoryChapterEntity)
      .updateTable('story_chapters')
      .set({
        title: given.title,
        sealedText: await sealWords(
          ctx,
          chapter.familyId,
          { kind: 'story-chapter', row: chapter.id },
          given.text,
        ),
        voiceId: given.voiceId ?? (hiddenVoice ? chapter.voiceId : null),
        version: version + 1,
        updatedAt: ctx.clock.now(),
      })
      .where('id', '=', chapter.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await putPictures(ctx, changed, [...given.pictures, ...(await kept(ctx, hidden, given))]);
    if (story.voicesOpen) await prepareCodes(ctx, story);
    return changed;
  });
}

/** Its items stay in the library. @throws AppError NOT_FOUND, FORBIDDEN, RATE_LIMITED */
export async function removeChapter(ctx: RequestContext, id: string): Promise<void> {
  await act(ctx, async (ctx) => {
    const [, chapter] = await lockChapter(ctx, id);
    await tables(ctx.em, StoryChapterEntity)
      .deleteFrom('story_chapters')
      .where('id', '=', chapter.id)
      .execute();
  });
}

/** @throws AppError NOT_FOUND, FORBIDDEN, RATE_LIMITED; CONFLICT when they are not the chapters of the story */
export async function orderChapters(
  ctx: RequestContext,
  storyId: string,
  chapterIds: unknown,
): Promise<void> {
  const ids = parseInput(chapterOrder, chapterIds);
  await act(ctx, async (ctx) => {
    const story = await lockStory(ctx, storyId);
    const known = new Set((await chaptersOf(ctx, story.id)).map(({ id }) => id));
    const isWhole = ids.length === known.size && new Set(ids).size === known.size;
    if (!isWhole || ids.some((id) => !known.has(id))) {
      throw new AppError('CONFLICT', { words: words.otherOrder });
    }
    for (const [place, id] of ids.entries()) {
      await tables(ctx.em, StoryChapterEntity)
        .updateTable('story_chapters')
        .set({ place })
        .where('id', '=', id)
        .execute();
    }
  });
}

async function act<Result>(
  ctx: RequestContext,
  change: (ctx: RequestContext) => Promise<Result>,
): Promise<Result> {
  const { userId } = requirePerson(ctx);
  await ctx.app.rateLimit.take('stories', userId, storyRateLimits.changes);
  return inTransaction(ctx, change);
}

/** Checks what is new; what was in the chapter already may be in the trash meanwhile. */
async function requireItems(
  ctx: RequestContext,
  { voiceId, pictures }: ChapterInput,
  within: ReadonlySet<string>,
): Promise<void> {
  const isNew = (id: string) => !within.has(id);
  const voice = [voiceId ?? []].flat().filter(isNew);
  const shown = [...new Set(pictures.map(({ recordingId }) => recordingId))].filter(isNew);
  const items = await itemsForStory(ctx, [...voice, ...shown]);
  const kindOf = (id: string) => items.get(id)?.kind;
  if (voice.some((id) => kindOf(id) !== 'VOICE' && kindOf(id) !== 'VIDEO')) {
    throw new AppError('INVALID_INPUT', { fields: { voiceId: words.notVoice } });
  }
  if (shown.some((id) => kindOf(id) !== 'PHOTO')) {
    throw new AppError('INVALID_INPUT', { fields: { pictures: words.notPicture } });
  }
}

async function kept(
  ctx: RequestContext,
  hidden: readonly PictureRow[],
  { pictures }: ChapterInput,
): Promise<ChapterInput['pictures']> {
  const named = new Set(pictures.map(({ recordingId }) => recordingId));
  return Promise.all(
    hidden
      .filter(({ recordingId }) => !named.has(recordingId))
      .map(async (row) => ({
        recordingId: row.recordingId,
        caption: await captionOf(ctx, row),
      })),
  );
}
