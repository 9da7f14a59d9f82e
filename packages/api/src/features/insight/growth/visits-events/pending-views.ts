import type { AppContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** Writes the views of this process that still wait in memory. */
export type WritePending = (app: AppContext) => Promise<void>;

/** For the feature that buffers views. */
export const pendingViews = defineExtensionPoint<WritePending>('pending views');

/**
 * Call before what a visitor does is counted for the source of their first page, and outside a
 * transaction: within seconds of that page its view may not be written.
 */
export async function writePendingViews(app: AppContext): Promise<void> {
  for (const write of app.extensions.of(pendingViews)) await write(app);
}
