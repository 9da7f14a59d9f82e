import { keptOriginalsInput } from '@infinite/schema/vault/arrivals.input';
import type { RequestContext } from '#platform/context.ts';
import { visibleByContent } from '#features/recordings/recordings/index.ts';
import type { KeptOriginal } from '#features/vault/arrivals/arrivals.types.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * The first item of each original that the actor may see.
 * @throws AppError UNAUTHENTICATED, INVALID_INPUT
 */
export async function findKeptOriginals(
  ctx: RequestContext,
  digests: readonly string[],
): Promise<KeptOriginal[]> {
  const sought = parseInput(keptOriginalsInput, digests);
  const first = new Map<string, KeptOriginal>();
  for (const { id, sha256, title } of await visibleByContent(ctx, sought)) {
    if (sha256 === null || first.has(sha256)) continue;
    first.set(sha256, { sha256, recordingId: id, title });
  }
  return [...first.values()];
}
