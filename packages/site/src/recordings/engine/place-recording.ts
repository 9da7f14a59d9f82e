import { isRefusal } from '@infinite/api-client/refusal';
import { describeRecording } from '#recordings/recordings-calls.ts';
import type { RecorderProblem } from './problems.ts';
import { wordsOf, type Take } from './take.ts';

/** Trying again would end the same way: the person was removed meanwhile, or has enough stories. */
const lasting = ['NOT_FOUND', 'FORBIDDEN', 'INVALID_INPUT', 'WRONG_STATE'] as const;

/**
 * Gives a recording that has arrived the words of its take, and its place in the tree.
 * @returns why it has no place there: it is in the library alone
 * @throws SignInNeeded when the session has ended, any other error when it may be tried again
 */
export async function placeRecording(
  recordingId: string,
  take: Take,
): Promise<RecorderProblem | null> {
  await describeRecording(recordingId, wordsOf(take));
  if (!take.about) return null;
  const { attachRecording } = await import('#recordings/attach-recording.ts');
  try {
    await attachRecording(recordingId, take.about);
    return null;
  } catch (error) {
    if (lasting.some((code) => isRefusal(error, code))) return 'not-attached';
    throw error;
  }
}
