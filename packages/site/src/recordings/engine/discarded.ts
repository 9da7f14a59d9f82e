import { deleteRecording, eraseRecording } from '#recordings/recordings-calls.ts';
import { recordingIdOf } from './recording-id-of.ts';
import { takeBackUpload } from './take-delivery.ts';

/** What became of the server's side of a take that was given up. */
export type Discarded =
  /** The server has nothing of it, or only a part that it forgets in time. */
  | { kind: 'gone' }
  /** It had arrived whole and was deleted. */
  | { kind: 'removed'; recordingId: string }
  /** It is in the library and stays there. */
  | { kind: 'stays'; recordingId: string };

/**
 * Gives up the upload of a take in hand, and deletes the recording that it became meanwhile. One that
 * was in the library before the take was found on the device stays, as does one that the server
 * refuses to delete because a message needs it.
 */
export async function discardUpload(
  uploadUrl: string | null,
  wasInLibrary: boolean,
): Promise<Discarded> {
  if (uploadUrl === null) return { kind: 'gone' };
  const { complete } = await takeBackUpload(uploadUrl);
  if (!complete) return { kind: 'gone' };
  const recordingId = recordingIdOf(uploadUrl);
  if (wasInLibrary) return { kind: 'stays', recordingId };
  const isDeleted = await deleteRecording(recordingId).then(
    () => true,
    () => false,
  );
  if (!isDeleted) return { kind: 'stays', recordingId };
  // The dialog says that it is gone for good. If the connection breaks here, the trash erases it.
  await eraseRecording(recordingId).catch(() => undefined);
  return { kind: 'removed', recordingId };
}
