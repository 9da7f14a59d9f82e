import {
  preferencesCookie,
  preferencesCookieSeconds,
  textOfPreferences,
  type Preferences,
} from '@infinite/schema/preferences/preferences';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { UserEntity } from '#features/people/identity/index.ts';

/**
 * Stores what the member chose, for all devices; this one has it at once, the others take it over
 * with the next page that they open.
 */
export async function updatePreferences(ctx: RequestContext, chosen: Preferences): Promise<void> {
  const { userId } = requireMember(ctx);
  const version = ctx.clock.now().epochMilliseconds.toString(36);
  const preferences = textOfPreferences(chosen, version);
  await ctx.em.nativeUpdate(UserEntity, { id: userId }, { preferences });
  const maxAgeSeconds = preferencesCookieSeconds;
  ctx.reply.set(preferencesCookie, preferences, { maxAgeSeconds, readable: true });
}
