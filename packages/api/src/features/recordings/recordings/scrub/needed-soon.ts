import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** Ids of recordings that a feature needs before `until`. */
export type NeededSoon = (ctx: RequestContext, until: Temporal.Instant) => Promise<string[]>;

/** For features that use recordings, such as messages: what they need soon is verified first. */
export const recordingsNeededSoon = defineExtensionPoint<NeededSoon>('recordings needed soon');

export async function neededSoon(ctx: RequestContext, until: Temporal.Instant): Promise<string[]> {
  const finders = ctx.app.extensions.of(recordingsNeededSoon);
  const found = await Promise.all(finders.map((finder) => finder(ctx, until)));
  return [...new Set(found.flat())];
}
