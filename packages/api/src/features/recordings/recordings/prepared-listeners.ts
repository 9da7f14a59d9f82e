import type {
  RecordingAudienceName,
  RecordingKindName,
  RecordingOriginName,
  RecordingStateName,
} from '@infinite/schema/catalogue/media';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import type { Looks } from '#features/recordings/recordings/processing/draw-forms.ts';
import type { FileFacts } from '#features/recordings/recordings/processing/file-facts.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** A recording that was prepared, whether it can be shown or not. */
export interface PreparedRecording {
  readonly id: string;
  readonly familyId: string;
  readonly createdBy: string;
  readonly origin: RecordingOriginName;
  readonly createdAt: Temporal.Instant;
  readonly kind: RecordingKindName;
  readonly state: RecordingStateName;
  readonly audience: RecordingAudienceName;
  readonly heldForAuthor: boolean;
  /** What its file says of itself; null where nothing was read. */
  readonly facts: FileFacts | null;
  /** Of a photo that was drawn. */
  readonly looks: Looks | null;
}

/** What listeners need of its row. */
export const preparedColumns = [
  ...(['id', 'familyId', 'createdBy', 'origin', 'createdAt'] as const),
  ...(['kind', 'state', 'audience', 'heldForAuthor'] as const),
] as const;

/** Called in the transaction in which it became ready or failed, and again when it is read again. */
export type PreparedListener = (ctx: RequestContext, recording: PreparedRecording) => Promise<void>;

/** For features that keep what is known of an item. */
export const recordingPrepared = defineExtensionPoint<PreparedListener>('recording prepared');

export async function announcePrepared(
  ctx: RequestContext,
  recording: PreparedRecording,
): Promise<void> {
  for (const listener of ctx.app.extensions.of(recordingPrepared)) await listener(ctx, recording);
}
