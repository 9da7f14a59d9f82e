import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';

/** Ids of recordings that somebody will need before `until`. */
export type NeededSoon = (ctx: RequestContext, until: Temporal.Instant) => Promise<string[]>;

const finders: NeededSoon[] = [];

/**
 * For features that use recordings (messages do): what they need soon is read back first. Registered
 * once, when the feature is put together, so that this feature need not know them.
 */
export function verifyBeforeNeeded(finder: NeededSoon): void {
  if (!finders.includes(finder)) finders.push(finder);
}

export async function neededSoon(ctx: RequestContext, until: Temporal.Instant): Promise<string[]> {
  const found = await Promise.all(finders.map((finder) => finder(ctx, until)));
  return [...new Set(found.flat())];
}
