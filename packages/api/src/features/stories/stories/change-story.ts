import { storyRateLimits } from '@infinite/schema/catalogue/stories';
import { storyInput } from '@infinite/schema/stories/story.input';
import { storyWords as words } from '@infinite/schema/words/stories.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { sealWords } from '#features/people/families/index.ts';
import { prepareCodes } from '#features/stories/stories/codes/prepare-codes.ts';
import { lockStory } from '#features/stories/stories/find-story.ts';
import { StoryEntity, type StoryRow } from '#features/stories/stories/story.entity.ts';
import { canPublishStory } from '#features/stories/stories/story.policy.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Another title or introduction.
 * @param version that it was made on
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT, RATE_LIMITED; CONFLICT with the current version in
 *   `fields.version`
 */
export async function changeStory(
  ctx: RequestContext,
  id: string,
  version: number,
  input: unknown,
): Promise<StoryRow> {
  const { title, introduction } = parseInput(storyInput, input);
  return change(ctx, id, async (ctx, story) => {
    if (story.version !== version) {
      const fields = { version: String(story.version) };
      throw new AppError('CONFLICT', { words: words.stale, fields });
    }
    const of = { kind: 'story-introduction', row: story.id } as const;
    const sealedIntroduction =
      introduction === null || introduction === undefined
        ? story.sealedIntroduction
        : await sealWords(ctx, story.familyId, of, introduction);
    return { title, sealedIntroduction, version: version + 1 };
  });
}

/** Shows it to the family, or makes it a draft again. @throws AppError NOT_FOUND, FORBIDDEN, RATE_LIMITED */
export async function publishStory(
  ctx: RequestContext,
  id: string,
  published: boolean,
): Promise<StoryRow> {
  const { userId } = requirePerson(ctx);
  return change(ctx, id, async (ctx, story) => {
    if (!canPublishStory(ctx.actor, story)) throw new AppError('FORBIDDEN');
    return Promise.resolve({ draftOf: published ? null : userId });
  });
}

/**
 * Whether the codes of its books open its voices without an account. Closed, those of every book that was
 * made until then are dead for good. @throws AppError NOT_FOUND, FORBIDDEN, RATE_LIMITED
 */
export async function openStoryVoices(
  ctx: RequestContext,
  id: string,
  open: boolean,
): Promise<StoryRow> {
  return change(ctx, id, async (ctx, story) => {
    if (story.voicesOpen === open) return {};
    if (!open) return { voicesOpen: false };
    const codesVersion = story.codesVersion + 1;
    await prepareCodes(ctx, { ...story, codesVersion });
    return { voicesOpen: true, codesVersion };
  });
}

/** What was in it stays in the library. @throws AppError NOT_FOUND, FORBIDDEN, RATE_LIMITED */
export async function deleteStory(ctx: RequestContext, id: string): Promise<void> {
  const { userId } = requirePerson(ctx);
  await ctx.app.rateLimit.take('stories', userId, storyRateLimits.changes);
  await inTransaction(ctx, async (ctx) => {
    const story = await lockStory(ctx, id);
    await tables(ctx.em, StoryEntity).deleteFrom('stories').where('id', '=', story.id).execute();
  });
}

async function change(
  ctx: RequestContext,
  id: string,
  columns: (ctx: RequestContext, story: StoryRow) => Promise<Partial<StoryRow>>,
): Promise<StoryRow> {
  const { userId } = requirePerson(ctx);
  await ctx.app.rateLimit.take('stories', userId, storyRateLimits.changes);
  return inTransaction(ctx, async (ctx) => {
    const story = await lockStory(ctx, id);
    return tables(ctx.em, StoryEntity)
      .updateTable('stories')
      .set({ ...(await columns(ctx, story)), updatedAt: ctx.clock.now() })
      .where('id', '=', story.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
