import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import { loadDigest } from '#recordings/recordings-calls.ts';
import type { TakeJournal } from './journal.ts';
import { newTakeId } from './new-take-id.ts';
import { placeRecording } from './place-recording.ts';
import { recordingIdOf } from './recording-id-of.ts';
import { signInAgain, withSession, type SignIn } from './sign-in-again.ts';
import type { Take } from './take.ts';
import type { TakeReader } from './take-bytes.ts';
import { TakeDelivery } from './take-delivery.ts';
import { digestOfTake } from './take-digest.ts';
import { holdTake } from './take-lock.ts';

export interface ProofOptions extends SignIn {
  journal: TakeJournal;
  endpoint: string;
  /** Reads the take where the journal lacks its end. */
  reader?: TakeReader;
  /** What the server stored is not what this device has; it is being sent again. */
  onMismatch(): void;
  /** The take has arrived a second time, as this recording. */
  onSentAgain(recordingId: string): void;
  pause?(ms: number): Promise<void>;
}

/** The server has the same bytes · has not said yet · has others, however often they were sent. */
export type Proof = 'proven' | 'pending' | 'different';

/**
 * Removes this device's copy of a sent take, but only once the server has returned the SHA-256 of
 * what it stored and it is that of the copy. Otherwise the copy stays and is sent as a new upload.
 */
export async function proveTake(options: ProofOptions, sent: Take): Promise<Proof> {
  let take = sent;
  for (let attempt = 0; attempt < sendsAtMost; attempt += 1) {
    const proof = await compare(options, take);
    if (proof === 'proven') await options.journal.remove(take.id);
    if (proof !== 'different') return proof;
    options.onMismatch();
    take = await sendAgain(options, take);
  }
  return 'different';
}

/** Proves what earlier visits have sent; a take that another tab is busy with is left to it. */
export async function proveSentTakes(options: ProofOptions): Promise<void> {
  for (const take of await options.journal.takesOf(options.memberId)) {
    if (!take.sentAs) continue;
    const release = await holdTake(take.id);
    if (!release) continue;
    try {
      const now = await options.journal.take(take.id);
      if (now?.sentAs) await proveTake(options, now);
    } finally {
      release();
    }
  }
}

const sendsAtMost = 3;

async function compare(options: ProofOptions, take: Take): Promise<Proof> {
  const { journal } = options;
  const recordingId = take.sentAs;
  if (!recordingId) return 'pending';
  const theirs = await digestFromServer(options, () => loadDigest(recordingId));
  if (theirs === null) return 'pending';
  if (theirs === 'gone') {
    // Deleted meanwhile, perhaps elsewhere: the copy is offered like any other found take.
    await journal.change(take.id, { sentAs: null, uploadUrl: null, uploadId: newTakeId() });
    return 'pending';
  }
  const ours = await digestOfTake(options.reader ?? journal, take);
  return ours === theirs ? 'proven' : 'different';
}

/** Waits while the server puts the recording together; null when that takes too long for now. */
async function digestFromServer(
  options: ProofOptions,
  ask: () => Promise<string | null>,
): Promise<string | null> {
  for (const ms of [...recorderCatalogue.proofAfterMs, null]) {
    const digest = await withSession(options, ask).catch(() => null);
    if (digest !== null || ms === null) return digest;
    await (options.pause ?? pause)(ms);
  }
  return null;
}

async function sendAgain(options: ProofOptions, take: Take): Promise<Take> {
  const { journal } = options;
  const afresh = { sentAs: null, uploadUrl: null, uploadId: newTakeId() };
  await journal.change(take.id, afresh);
  const delivery = new TakeDelivery({
    ...options,
    take: { ...take, ...afresh },
    onSent: () => undefined,
    onState: () => undefined,
    onSignInNeeded: () => signInAgain(options),
  });
  const recordingId = recordingIdOf(await delivery.done);
  await withSession(options, () => placeRecording(recordingId, take));
  await journal.change(take.id, { sentAs: recordingId });
  options.onSentAgain(recordingId);
  return { ...take, ...afresh, sentAs: recordingId };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
