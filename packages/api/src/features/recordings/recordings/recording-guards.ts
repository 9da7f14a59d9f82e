import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/**
 * Says why a recording must stay, in words for the member, or null. Runs in the transaction that
 * would delete it.
 */
export type RecordingGuard = (ctx: RequestContext, recordingId: string) => Promise<string | null>;

/** For features that use recordings, such as messages: they can keep one from being deleted. */
export const recordingGuards = defineExtensionPoint<RecordingGuard>('recording guards');

/** Why the recording must stay, from the first guard that says so. */
export async function whyRecordingStays(
  ctx: RequestContext,
  recordingId: string,
): Promise<string | null> {
  for (const guard of ctx.app.extensions.of(recordingGuards)) {
    const words = await guard(ctx, recordingId);
    if (words !== null) return words;
  }
  return null;
}
