import { createHmac } from 'node:crypto';
import type { RequestContext } from '#platform/context.ts';
import { familyKey } from '#features/people/families/index.ts';
import type { StoryRow } from '#features/stories/stories/story.entity.ts';

export type CodedStory = Pick<StoryRow, 'id' | 'familyId' | 'codesVersion'>;

/**
 * The tokens that the codes of a story hold, by the ids of its voices. They are derived from the family's key: a
 * book that is made again has the same codes, and the database holds their hashes alone.
 */
export async function codesOf(
  ctx: RequestContext,
  { id, familyId, codesVersion }: CodedStory,
  recordingIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (recordingIds.length === 0) return new Map();
  const key = await familyKey(ctx, familyId);
  return new Map(
    recordingIds.map((recordingId) => {
      const name = `story-code:${id}:${codesVersion}:${recordingId}`;
      return [recordingId, createHmac('sha256', key).update(name).digest('base64url')];
    }),
  );
}

/** What is printed. */
export const listenAddress = (ctx: RequestContext, token: string): string =>
  `${ctx.app.config.publicOrigin}/listen/${token}`;
