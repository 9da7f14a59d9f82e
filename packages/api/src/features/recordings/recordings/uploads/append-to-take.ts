import { megabyte } from '@infinite/schema/catalogue/media';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import type { RequestContext } from '#platform/context.ts';
import { newPartKey } from '#features/recordings/recordings/blob-keys.ts';
import { openVault } from '#features/recordings/recordings/open-vault.ts';
import { RecordingPartEntity } from '#features/recordings/recordings/recording-part.entity.ts';
import { RecordingUploadEntity } from '#features/recordings/recordings/recording-upload.entity.ts';
import { completeTake } from '#features/recordings/recordings/uploads/complete-take.ts';
import { IncomingBytes } from '#features/recordings/recordings/uploads/incoming-bytes.ts';
import { requireRoom } from '#features/recordings/recordings/uploads/plan-room.ts';
import { allowedBytes } from '#features/recordings/recordings/uploads/size-limits.ts';
import type { Take } from '#features/recordings/recordings/uploads/take.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** A long request is made safe each time so much of it has arrived. */
const partBytes = 4 * 1024 * 1024;

/**
 * Adds what arrives to the take. Each part is its own sealed object: it is on the disk first, then
 * a row says that it counts, so a crash leaves the take at the end of the last part that counts.
 * What arrived before the line broke is kept.
 * @returns the new offset, once everything up to it survives a power cut
 * @throws AppError CONFLICT when another request has moved the take in the meantime
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
    const allowed = await allowedBytes(ctx, vault, take, at);
    if (at >= allowed) {
      throw new AppError('TOO_LARGE', { words: memoryWords.tooLarge(allowed / megabyte) });
    }
    const upload = { familyId: take.familyId, kind: take.kind, recordingId: take.id };
    await requireRoom(ctx, upload, Math.max(at + 1, take.length ?? 0));
    const key = newPartKey(take.id);
    const before = incoming.taken;
    await vault.put(key, incoming.portion(Math.min(partBytes, allowed - at)));
    const bytes = incoming.taken - before;
    await countCertainly(ctx, take.id, { start: at, bytes, key });
    at += bytes;
  }
  if (incoming.failure) throw incoming.failure;
  return at;
}

interface Part {
  readonly start: number;
  readonly bytes: number;
  readonly key: string;
}

/**
 * Counts a part and answers by what is stored: an error may also mean that only the answer to COMMIT
 * was lost. Its object is removed only after a refusal, which comes before COMMIT; otherwise the
 * sweep of unreferenced objects removes it later, after it has asked the database.
 */
async function countCertainly(ctx: RequestContext, recordingId: string, part: Part): Promise<void> {
  try {
    await countPart(ctx, recordingId, part);
  } catch (error) {
    if (error instanceof AppError) {
      await ctx.app.blobs.remove(part.key);
      throw error;
    }
    // When this query fails too, the first error is the one to report.
    if (!(await partCounts(ctx, recordingId, part.key).catch(() => false))) throw error;
    ctx.app.log.warn({ err: error }, 'a part counts although its transaction ended in an error');
  }
}

/** Asked on another connection, under the lock that the interrupted transaction may still hold. */
async function partCounts(ctx: RequestContext, recordingId: string, key: string): Promise<boolean> {
  const fresh = { ...ctx, em: ctx.app.orm.em.fork() };
  return inTransaction(fresh, async ({ em }) => {
    const db = tables(em, RecordingUploadEntity, RecordingPartEntity);
    const upload = await db
      .selectFrom('recording_uploads')
      .select('recordingId')
      .where('recordingId', '=', recordingId)
      .forUpdate()
      .executeTakeFirst();
    if (!upload) return false;
    const part = await db
      .selectFrom('recording_parts')
      .select('start')
      .where('recordingId', '=', recordingId)
      .where('blobKey', '=', key)
      .executeTakeFirst();
    return part !== undefined;
  });
}

async function countPart(ctx: RequestContext, recordingId: string, part: Part): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const received = part.start + part.bytes;
    const db = tables(ctx.em, RecordingUploadEntity, RecordingPartEntity);
    const upload = await db
      .updateTable('recording_uploads')
      .set({ received, lastReceivedAt: ctx.clock.now() })
      .where('recordingId', '=', recordingId)
      // The part counts only if the take still stands where this request began.
      .where('received', '=', part.start)
      .returning('length')
      .executeTakeFirst();
    if (!upload) throw new AppError('CONFLICT', { words: memoryWords.uploadElsewhere });
    await db
      .insertInto('recording_parts')
      .values({
        recordingId,
        start: part.start,
        bytes: part.bytes,
        blobKey: part.key,
      })
      .execute();
    if (upload.length === received) {
      await completeTake(ctx, recordingId, received);
    }
  });
}
