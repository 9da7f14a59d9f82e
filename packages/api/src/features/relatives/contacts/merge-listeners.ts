import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

interface Merge {
  /** The entry that was made. */
  readonly into: string;
  /** Removed now; they come back when the merge is undone, and `into` goes. */
  readonly from: readonly string[];
}

/** Called in the transaction that merges entries of the address book. */
export type MergeListener = (ctx: RequestContext, merge: Merge) => Promise<void>;

/** For features that refer to entries. */
export const contactsMerged = defineExtensionPoint<MergeListener>('contacts merged');

export async function announceMerge(ctx: RequestContext, merge: Merge): Promise<void> {
  for (const listener of ctx.app.extensions.of(contactsMerged)) await listener(ctx, merge);
}
