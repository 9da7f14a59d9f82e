import { memoryWords } from '@infinite/schema/words/memories.en';
import type { RequestContext } from '#context.ts';
import { newPartKey } from '#features/memories/blob-keys.ts';
import { openVault } from '#features/memories/open-vault.ts';
import { recordingTables } from '#features/memories/recording-tables.ts';
import { completeTake } from '#features/memories/uploads/complete-take.ts';
import { IncomingBytes } from '#features/memories/uploads/incoming-bytes.ts';
import type { Take } from '#features/memories/uploads/take.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** A long request is made safe each time so much of it has arrived. */
const partBytes = 4 * 1024 * 1024;

/**
 * Adds what arrives to the take. Each part is its own sealed object: it is on the disk first, then
 * a row says that it counts, so a crash leaves the take at the end of the last part that counts.
 * What arrived before the line broke is kept.
 * @returns the new offset, once everything up to it survives a power cut
 * @throws AppError CONFLICT when someone else has moved the take meanwhile
 */
export async function appendToTake(
  ctx: RequestContext,
  take: Take,
  body: AsyncIterable<Uint8Array>,
  offset: number,
): Promise<number> {
  const vault = await openVault(ctx, take.familyId);
  const incoming = new IncomingBytes(body);
  let at = offset;
  while (await incoming.hasMore()) {
    const key = newPartKey(take.id);
    const before = incoming.taken;
    await vault.put(key, incoming.portion(partBytes));
    const bytes = incoming.taken - before;
    try {
      await countPart(ctx, take.id, { start: at, bytes, key });
    } catch (error) {
      await ctx.app.blobs.remove(key);
      throw error;
    }
    at += bytes;
  }
  if (incoming.failure) throw incoming.failure;
  return at;
}

async function countPart(
  ctx: RequestContext,
  recordingId: string,
  part: { start: number; bytes: number; key: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const received = part.start + part.bytes;
    const db = recordingTables(ctx.em);
    const upload = await db
      .updateTable('recording_uploads')
      .set({ received, last_received_at: ctx.clock.now().toString() })
      .where('recording_id', '=', recordingId)
      // The part counts only if the take still stands where this request began.
      .where('received', '=', part.start)
      .returning('length')
      .executeTakeFirst();
    if (!upload) throw new AppError('CONFLICT', { words: memoryWords.uploadElsewhere });
    await db
      .insertInto('recording_parts')
      .values({
        recording_id: recordingId,
        start: part.start,
        bytes: part.bytes,
        blob_key: part.key,
      })
      .execute();
    if (upload.length !== null && Number(upload.length) === received) {
      await completeTake(ctx, recordingId, received);
    }
  });
}
