import type { Journal } from '#recordings/engine/journal.ts';
import { recordingIdOf, type RecordingsApi } from '#recordings/engine/recordings-api.ts';
import { signInAgain, withSession } from '#recordings/engine/sign-in-again.ts';
import { TakeDelivery } from '#recordings/engine/take-delivery.ts';
import { holdTake } from '#recordings/engine/take-lock.ts';
import type { SendingState } from '#recordings/engine/tus-sender.ts';

export interface CarryOptions {
  journal: Journal;
  takeId: string;
  memberId: string;
  endpoint: string;
  api: RecordingsApi;
  onSignInNeeded(): Promise<void>;
  onState(state: SendingState): void;
}

/**
 * Sends a claimed take and takes it off the device once the server has all of it and its title. The
 * journal remembers the upload's address, and the server knows the take by its id: whatever cuts
 * this off, the next visit goes on with the same upload.
 * @returns the recording's id; null when another tab sends it, or has sent it already
 */
export async function carryTake(options: CarryOptions): Promise<string | null> {
  const { journal, takeId, api } = options;
  const release = await holdTake(takeId);
  if (!release) return null;
  try {
    const take = await journal.take(takeId);
    if (!take?.carried || take.memberId !== options.memberId) return null;
    const delivery = new TakeDelivery({
      endpoint: options.endpoint,
      journal,
      take,
      onSent: () => undefined,
      onState: options.onState,
      onSignInNeeded: () => signInAgain(options),
    });
    const recordingId = recordingIdOf(await delivery.done);
    const { title, note, trimStartMs, trimEndMs } = take;
    const words = { title: title.trim(), note: note.trim(), trimStartMs, trimEndMs };
    await withSession(options, () => api.describe(recordingId, words));
    await journal.remove(takeId);
    return recordingId;
  } finally {
    release();
  }
}
