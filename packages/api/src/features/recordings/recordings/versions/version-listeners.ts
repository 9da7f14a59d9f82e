import type { RequestContext } from '#context.ts';

/** Called in the transaction in which a version became ready, or failed. */
export type VersionListener = (ctx: RequestContext, versionId: string) => Promise<void>;

const listeners: VersionListener[] = [];

/** For features that wait for versions (deliveries do): registered once, as they are put together. */
export function onVersionSettled(listener: VersionListener): void {
  if (!listeners.includes(listener)) listeners.push(listener);
}

export async function announceSettled(ctx: RequestContext, versionId: string): Promise<void> {
  for (const listener of listeners) await listener(ctx, versionId);
}
