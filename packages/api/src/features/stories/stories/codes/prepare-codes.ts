import type { RequestContext } from '#platform/context.ts';
import { requestVersions } from '#features/recordings/recordings/index.ts';
import { codesOf, type CodedStory } from '#features/stories/stories/codes/story-code.ts';
import { chaptersOf } from '#features/stories/stories/find-story.ts';
import { StoryCodeEntity } from '#features/stories/stories/story.entity.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * Makes the voices of a story ready to be opened by codes: their hashes, and the files that who scans one hears,
 * which are what the trims leave. What was made before stays.
 */
export async function prepareCodes(ctx: RequestContext, story: CodedStory): Promise<void> {
  const chapters = await chaptersOf(ctx, story.id);
  const voices = [...new Set(chapters.flatMap(({ voiceId }) => voiceId ?? []))];
  if (voices.length === 0) return;
  const { id: storyId, familyId, codesVersion: version } = story;
  const codes = await codesOf(ctx, story, voices);
  await tables(ctx.em, StoryCodeEntity)
    .insertInto('story_codes')
    .values(
      [...codes].map(([recordingId, token]) => ({
        tokenHash: hashToken(token),
        ...{ storyId, recordingId, familyId, version, createdAt: ctx.clock.now() },
      })),
    )
    .onConflict((conflict) => conflict.column('tokenHash').doNothing())
    .execute();
  await requestVersions(ctx, voices);
}
