import { execute } from '@infinite/api-client/execute';
import { isRefusal } from '@infinite/api-client/refusal';
import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import { KeptOriginalsDocument } from '@infinite/schema/generated/operations';
import { SignInNeeded } from '#recordings/engine/tus-request.ts';
import type { KeptOriginal } from './queue/arrival-queue.ts';

/** Refusals that another attempt may not meet. */
const passing = new Set(['RATE_LIMITED', 'UNAVAILABLE', 'INTERNAL', 'TOO_SLOW']);

/**
 * Which of these originals the family keeps. A line that is down is waited for; where the server refuses
 * the question, nothing is known, and the files are sent.
 * @param digests SHA-256 in hexadecimal
 * @throws SignInNeeded
 */
export async function seekOriginals(digests: readonly string[]): Promise<readonly KeptOriginal[]> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return (await execute(KeptOriginalsDocument, { sha256: [...digests] })).keptOriginals;
    } catch (error) {
      if (isRefusal(error, 'UNAUTHENTICATED')) throw new SignInNeeded();
      if (isRefusal(error) && !passing.has(error.code)) return [];
    }
    const pauses = recorderCatalogue.retryAfterMs;
    const ms = pauses[Math.min(attempt, pauses.length - 1)] ?? 0;
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
}
