import type { RecordingAudienceName, RecordingKindName } from '@infinite/schema/catalogue/media';
import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** What can be played from now on. */
export interface ReadyRecording {
  readonly id: string;
  readonly familyId: string;
  readonly kind: RecordingKindName;
  readonly audience: RecordingAudienceName;
  readonly heldForAuthor: boolean;
}

/** For features that do something with each new recording. Called in the transaction that makes it ready. */
export const recordingReady =
  defineExtensionPoint<(ctx: RequestContext, recording: ReadyRecording) => Promise<void>>(
    'recording ready',
  );

export async function announceReady(ctx: RequestContext, recording: ReadyRecording): Promise<void> {
  for (const listener of ctx.app.extensions.of(recordingReady)) await listener(ctx, recording);
}
