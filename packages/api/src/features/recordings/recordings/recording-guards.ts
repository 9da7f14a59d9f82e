import type { RequestContext } from '#context.ts';

/**
 * Says why a recording must stay, in words for the member, or null. Runs in the transaction that
 * would delete it.
 */
export type RecordingGuard = (ctx: RequestContext, recordingId: string) => Promise<string | null>;

const guards: RecordingGuard[] = [];

/**
 * For features that use recordings (messages do): registered once, when the feature is put
 * together, so that this feature need not know them.
 */
export function guardRecordings(guard: RecordingGuard): void {
  if (!guards.includes(guard)) guards.push(guard);
}

/** Why the recording must stay, from the first guard that says so. */
export async function whyRecordingStays(
  ctx: RequestContext,
  recordingId: string,
): Promise<string | null> {
  for (const guard of guards) {
    const words = await guard(ctx, recordingId);
    if (words !== null) return words;
  }
  return null;
}
