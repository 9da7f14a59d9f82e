import { uploadMetadataInput } from '@infinite/schema/recordings/recording.input';
import type { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { appendToTake } from '#features/recordings/recordings/uploads/append-to-take.ts';
import { beginTake } from '#features/recordings/recordings/uploads/begin-take.ts';
import { newId } from '#platform/database/id.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Keeps a file that is at hand whole, as an upload of the acting member would; preparation is
 * enqueued. The same `takeId` gives the recording that it made before.
 */
export async function keepFile(
  ctx: RequestContext,
  metadata: z.input<typeof uploadMetadataInput>,
  content: Uint8Array,
): Promise<string> {
  const parsed = parseInput(uploadMetadataInput, metadata);
  const take = await beginTake(ctx, newId(), parsed, content.byteLength);
  if (!take.complete)
    await appendToTake(ctx, take, piecesOf(content, take.received), take.received);
  return take.id;
}

async function* piecesOf(content: Uint8Array, from: number): AsyncGenerator<Uint8Array> {
  yield content.subarray(from);
}
