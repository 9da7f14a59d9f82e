import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** Called in the transaction in which a version became ready, or failed. */
export type VersionListener = (ctx: RequestContext, versionId: string) => Promise<void>;

/** For features that wait for versions, such as deliveries. */
export const versionSettled = defineExtensionPoint<VersionListener>('version settled');

export async function announceSettled(ctx: RequestContext, versionId: string): Promise<void> {
  for (const listener of ctx.app.extensions.of(versionSettled)) await listener(ctx, versionId);
}
