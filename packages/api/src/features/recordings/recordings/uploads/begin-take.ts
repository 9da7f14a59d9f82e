import { mediaLimits, megabyte } from '@infinite/schema/catalogue/media';
import type { UploadMetadata } from '@infinite/schema/recordings/recording.input';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { RecordingUploadEntity } from '#features/recordings/recordings/recording-upload.entity.ts';
import { sealFileName } from '#features/recordings/recordings/recording-words.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { requireRoom } from '#features/recordings/recordings/uploads/plan-room.ts';
import { claimedLimitMb } from '#features/recordings/recordings/uploads/size-limits.ts';
import { canSendTake } from '#features/recordings/recordings/recording.policy.ts';
import { findTake, type Take } from '#features/recordings/recordings/uploads/take.ts';
import { requireRight } from '#features/people/families/index.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Makes room for a take, or finds it when the same take was begun before.
 * @param length bytes to come; null for a live recording that does not know yet
 */
export async function beginTake(
  ctx: RequestContext,
  id: string,
  metadata: UploadMetadata,
  length: number | null,
): Promise<Take> {
  const { userId } = requireMember(ctx);
  const known = await findTake(ctx, userId, metadata.takeId);
  if (known) {
    if (!canSendTake(ctx.actor, known)) throw new AppError('FORBIDDEN');
    return known;
  }
  const member = requireRight(ctx, 'addRecordings');
  if (length === 0) throw new AppError('INVALID_INPUT', { words: memoryWords.emptyFile });
  const limitMb = await claimedLimitMb(ctx, metadata);
  if (length !== null && length > limitMb * megabyte) {
    throw new AppError('TOO_LARGE', { words: memoryWords.tooLarge(limitMb) });
  }
  await requireRoom(ctx, { familyId: member.familyId, kind: metadata.kind }, length ?? 0);
  await ctx.app.rateLimit.take('begin-take', member.userId, mediaLimits.uploadsPerMember);
  const sealedName = await sealFileName(ctx, { id, familyId: member.familyId }, metadata.filename);
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const db = tables(ctx.em, RecordingEntity, RecordingUploadEntity);
    const made = await db
      .insertInto('recordings')
      .values({
        id,
        familyId: member.familyId,
        createdBy: member.userId,
        takeId: metadata.takeId,
        kind: metadata.kind,
        state: 'UPLOADING',
        origin: metadata.origin,
        title: metadata.title,
        sealedFileName: sealedName,
        claimedType: metadata.filetype,
        createdAt: now,
        updatedAt: now,
      })
      // Two requests for one take at the same moment: one makes it, the other finds it.
      .onConflict((conflict) => conflict.columns(['createdBy', 'takeId']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) {
      await db
        .insertInto('recording_uploads')
        .values({ recordingId: id, length, lastReceivedAt: now })
        .execute();
    }
    const take = await findTake(ctx, member.userId, metadata.takeId);
    if (!take) throw new Error('a take that was just made is not there');
    return take;
  });
}
