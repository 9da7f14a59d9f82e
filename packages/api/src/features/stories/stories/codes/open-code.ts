import { storyRateLimits } from '@infinite/schema/catalogue/stories';
import type { RequestContext } from '#platform/context.ts';
import { recordingsByIds, type ShownRecording } from '#features/recordings/recordings/index.ts';
import { chaptersOf, storyById } from '#features/stories/stories/find-story.ts';
import {
  StoryCodeEntity,
  type ChapterRow,
  type StoryRow,
} from '#features/stories/stories/story.entity.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { tables } from '#platform/database/tables.ts';
import { networkOf } from '#platform/http/network-of.ts';

interface OpenedCode {
  readonly story: StoryRow;
  readonly chapter: ChapterRow;
  readonly recording: ShownRecording;
}

/**
 * What a printed code opens: a voice that is still a chapter of a story whose family has its voices open,
 * and that the whole family hears. 'CLOSED' for a code that was printed once. The token is the permission.
 * @returns undefined for an address that was never printed
 * @throws AppError RATE_LIMITED
 */
export async function openCode(
  ctx: RequestContext,
  token: string,
): Promise<OpenedCode | 'CLOSED' | undefined> {
  await ctx.app.rateLimit.take('listen', networkOf(ctx.meta.ip), storyRateLimits.listening);
  const code = await tables(ctx.em, StoryCodeEntity)
    .selectFrom('story_codes')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  if (!code) return undefined;
  const story = await storyById(ctx, code.storyId);
  if (!story?.voicesOpen || story.draftOf !== null || story.codesVersion !== code.version) {
    return 'CLOSED';
  }
  const chapters = await chaptersOf(ctx, story.id);
  const chapter = chapters.find(({ voiceId }) => voiceId === code.recordingId);
  const recording = (await recordingsByIds(ctx, [code.recordingId])).get(code.recordingId);
  const isHeard = recording && recording.audience === 'FAMILY' && !recording.heldForAuthor;
  return chapter && isHeard ? { story, chapter, recording } : 'CLOSED';
}
