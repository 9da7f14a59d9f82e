import type { RequestContext } from '#platform/context.ts';
import { displayName } from '@infinite/schema/accounts/session-user';
import { usersOf } from '#features/people/identity/index.ts';
import type { ShownRecording } from '#features/recordings/recordings/index.ts';
import { toldBy } from '#features/stories/captures/index.ts';

/**
 * Who speaks in recordings that the actor may hear, by the recordings' ids: the person who answered a question, or
 * the member who made it.
 */
export async function tellersOf(
  ctx: RequestContext,
  recordings: readonly ShownRecording[],
): Promise<Map<string, string>> {
  const users = await usersOf(ctx.em, [...new Set(recordings.map(({ createdBy }) => createdBy))]);
  const names = await Promise.all(
    recordings.map(async ({ id, createdBy }) => {
      const maker = users.get(createdBy);
      return [id, (await toldBy(ctx, id)) ?? (maker ? displayName(maker) : '')] as const;
    }),
  );
  return new Map(names.filter(([, name]) => name !== ''));
}
