import { execute } from '@infinite/api-client/execute';
import { isRefusal } from '@infinite/api-client/refusal';
import { mediaLimits } from '@infinite/schema/catalogue/media';
import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import {
  KeepArchiveFactsDocument,
  KeptOriginalsDocument,
  MarkFavoriteDocument,
  UpdateRecordingDocument,
} from '@infinite/schema/generated/operations';
import { SignInNeeded } from '#recordings/engine/tus-request.ts';
import type { SidecarFacts } from './archive/sidecars.ts';
import type { KeptOriginal } from './queue/arrival-queue.ts';

/** What the device kept of an earlier release names nobody. */
type KnownFacts = Omit<SidecarFacts, 'people' | 'isFavorite'> & Partial<SidecarFacts>;

/** Refusals that another attempt may not meet. */
const passing = new Set(['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL', 'TOO_SLOW']);

/**
 * Which of these originals the family keeps. Where the server refuses the question, nothing is known,
 * and the files are sent.
 * @param digests SHA-256 in hexadecimal
 * @throws SignInNeeded
 */
export async function seekOriginals(digests: readonly string[]): Promise<readonly KeptOriginal[]> {
  const found = await patiently(() => execute(KeptOriginalsDocument, { sha256: [...digests] }));
  return found?.keptOriginals ?? [];
}

/**
 * Keeps what an archive says of an item: its date and place, who is in it, its description as the note, and that
 * it is a favorite.
 * @throws SignInNeeded
 */
export async function keepFacts(recordingId: string, facts: KnownFacts): Promise<void> {
  const { description, isFavorite = false, people = [], ...where } = facts;
  const input = { ...where, people: [...people] };
  await patiently(() => execute(KeepArchiveFactsDocument, { recordingId, input }));
  if (isFavorite) {
    await patiently(() => execute(MarkFavoriteDocument, { recordingId, favorite: true }));
  }
  if (description === '') return;
  const note = description.slice(0, mediaLimits.noteCharacters);
  await patiently(() => execute(UpdateRecordingDocument, { id: recordingId, input: { note } }));
}

/** Waits for a line that is down. @returns undefined when the server refuses */
async function patiently<T>(call: () => Promise<T>): Promise<T | undefined> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (isRefusal(error, 'UNAUTHENTICATED')) throw new SignInNeeded();
      if (isRefusal(error) && !passing.has(error.code)) return undefined;
    }
    const pauses = recorderCatalogue.retryAfterMs;
    const ms = pauses[Math.min(attempt, pauses.length - 1)] ?? 0;
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
}
