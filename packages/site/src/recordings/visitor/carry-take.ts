import type { Journal } from '#recordings/engine/journal.ts';
import { recordingIdOf } from '#recordings/engine/recording-id-of.ts';
import { signInAgain, withSession } from '#recordings/engine/sign-in-again.ts';
import { wordsOf } from '#recordings/engine/take.ts';
import { TakeDelivery } from '#recordings/engine/take-delivery.ts';
import { holdTake } from '#recordings/engine/take-lock.ts';
import { describeRecording } from '#recordings/recordings-calls.ts';
import type { SendingState } from '#recordings/engine/tus-sender.ts';

export interface CarryOptions {
  journal: Journal;
  takeId: string;
  memberId: string;
  endpoint: string;
  onSignInNeeded(): Promise<void>;
  onState(state: SendingState): void;
}

/**
 * Sends a claimed take and its title. It stays on the device until `proveSentTakes` removes it. The
 * journal remembers the upload's address, and the server knows the take by its id: whatever cuts
 * this off, the next visit goes on with the same upload.
 * @returns the recording's id; null when another tab sends it, or has sent it already
 */
export async function carryTake(options: CarryOptions): Promise<string | null> {
  const { journal, takeId } = options;
  const release = await holdTake(takeId);
  if (!release) return null;
  try {
    const take = await journal.take(takeId);
    if (!take?.carried || take.sentAs || take.memberId !== options.memberId) return null;
    const delivery = new TakeDelivery({
      endpoint: options.endpoint,
      journal,
      take,
      onSent: () => undefined,
      onState: options.onState,
      onSignInNeeded: () => signInAgain(options),
    });
    const recordingId = recordingIdOf(await delivery.done);
    await withSession(options, () => describeRecording(recordingId, wordsOf(take)));
    await journal.change(takeId, { sentAs: recordingId });
    return recordingId;
  } finally {
    release();
  }
}
