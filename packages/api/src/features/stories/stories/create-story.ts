import { storyLimits, storyRateLimits } from '@infinite/schema/catalogue/stories';
import { storyInput, storyItems, type ChapterInput } from '@infinite/schema/stories/story.input';
import { storyWords as words } from '@infinite/schema/words/stories.en';
import { sql } from 'kysely';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { lockFamily, requireRight, sealWords } from '#features/people/families/index.ts';
import type { ShownRecording } from '#features/recordings/recordings/index.ts';
import { answersForStory } from '#features/stories/captures/index.ts';
import { chaptersOfItems } from '#features/stories/stories/chapters-of-items.ts';
import { spokenTexts } from '#features/stories/stories/spoken-text.ts';
import { StoryEntity, type StoryRow } from '#features/stories/stories/story.entity.ts';
import { insertChapter, itemsForStory } from '#features/stories/stories/write-chapter.ts';
import { takenLocalOf } from '#features/vault/facts/index.ts';
import { newId } from '#platform/database/id.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * A draft with a chapter for each of these voices and videos, the earliest first, and the photos beside them.
 * @throws AppError FORBIDDEN, INVALID_INPUT, RATE_LIMITED, NOT_FOUND for an item, WRONG_STATE for one too many
 */
export async function createStory(
  ctx: RequestContext,
  input: unknown,
  recordingIds: unknown,
): Promise<StoryRow> {
  requireRight(ctx, 'addRecordings');
  const { title, introduction } = parseInput(storyInput, input);
  const ids = parseInput(storyItems, recordingIds);
  return begin(ctx, { title, introduction: introduction ?? '' }, async (ctx) => {
    const items = await itemsForStory(ctx, ids);
    const said = await spokenTexts(ctx, ids);
    const ordered = await byDate(ctx, items);
    return chaptersOfItems(
      ordered.map(({ id, kind, title, note }) => {
        if (kind === 'FILE') throw new AppError('INVALID_INPUT', { words: words.noFiles });
        return { id, kind, title, note, said: said.get(id) ?? '' };
      }),
    );
  });
}

/**
 * A draft with a chapter for each answered question.
 * @throws AppError FORBIDDEN, RATE_LIMITED, NOT_FOUND, WRONG_STATE where nothing was answered
 */
export async function createStoryFromAnswers(
  ctx: RequestContext,
  captureId: string,
): Promise<StoryRow> {
  requireRight(ctx, 'addRecordings');
  const { personName, answers } = await answersForStory(ctx, captureId);
  if (answers.length === 0) throw new AppError('WRONG_STATE', { words: words.noAnswers });
  const title = words.toldBy(personName);
  return begin(ctx, { title, introduction: '' }, async (ctx) => {
    const voices = answers.flatMap(({ recordingId }) => recordingId ?? []);
    const items = await itemsForStory(ctx, voices);
    const said = await spokenTexts(ctx, voices);
    return answers.slice(0, storyLimits.chapters).map(({ question, written, recordingId }) => ({
      title: question,
      text: written || (said.get(recordingId ?? '') ?? ''),
      voiceId: recordingId && items.has(recordingId) ? recordingId : null,
      pictures: [],
    }));
  });
}

async function begin(
  ctx: RequestContext,
  { title, introduction }: { readonly title: string; readonly introduction: string },
  chaptersOf: (ctx: RequestContext) => Promise<readonly ChapterInput[]>,
): Promise<StoryRow> {
  const { userId, familyId } = requirePerson(ctx);
  await ctx.app.rateLimit.take('stories', userId, storyRateLimits.changes);
  return inTransaction(ctx, async (ctx) => {
    const db = tables(ctx.em, StoryEntity);
    // Two at once are counted one after the other.
    await lockFamily(ctx, familyId);
    const { count } = await db
      .selectFrom('stories')
      .select((expression) => expression.fn.countAll<number>().as('count'))
      .where('familyId', '=', familyId)
      .executeTakeFirstOrThrow();
    if (count >= storyLimits.perFamily) {
      throw new AppError('WRONG_STATE', { words: words.tooManyStories });
    }
    const id = newId();
    const now = ctx.clock.now();
    const of = { kind: 'story-introduction', row: id } as const;
    const story = await db
      .insertInto('stories')
      .values({
        ...{ id, familyId, title, createdBy: userId, draftOf: userId, version: 1 },
        ...{ voicesOpen: false, codesVersion: 0, createdAt: now, updatedAt: now },
        sealedIntroduction: await sealWords(ctx, familyId, of, introduction),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const chapters = await chaptersOf(ctx);
    for (const [place, chapter] of chapters.entries()) {
      await insertChapter(ctx, story, place, chapter);
    }
    return story;
  });
}

/** The earliest first; what has no date counts as of when it was kept. */
async function byDate(
  ctx: RequestContext,
  items: ReadonlyMap<string, ShownRecording>,
): Promise<ShownRecording[]> {
  const rows = await rowsOf(
    ctx.em,
    sql<{ id: string; taken: string }>`
      select given.id, ${takenLocalOf(sql.ref('given.id'))} as taken
      from unnest(${[...items.keys()]}::uuid[]) given (id)`,
  );
  const takenOf = new Map(rows.map(({ id, taken }) => [id, taken]));
  const key = ({ id, createdAt }: ShownRecording) =>
    `${takenOf.get(id) || createdAt.toString()} ${id}`;
  return [...items.values()].toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}
