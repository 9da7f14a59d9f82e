import { grants } from '@infinite/schema/catalogue/api-scopes';
import type { RequestContext } from '#platform/context.ts';
import { visibleAmong, type ShownRecording } from '#features/recordings/recordings/index.ts';

/**
 * Of these recordings, what the actor may hear, by their ids. A program that reads the tree hears none without the
 * scope for recordings.
 */
export async function heardAmong(
  ctx: RequestContext,
  ids: Iterable<string>,
): Promise<Map<string, ShownRecording>> {
  const key = ctx.actor.kind === 'member' ? ctx.actor.key : undefined;
  if (key && !grants(key.scopes, 'recordings:read')) return new Map();
  const visible = await visibleAmong(ctx, [...new Set(ids)]);
  return new Map(visible.map((recording) => [recording.id, recording]));
}
