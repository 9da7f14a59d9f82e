import { LockMode } from '@mikro-orm/core';
import type { UpdateRecording } from '@infinite/schema/recordings/recording.input';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import {
  canChangeRecording,
  canDescribeRecording,
  canSeeRecording,
} from '#features/recordings/recordings/recording.policy.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { sealNote } from '#features/recordings/recordings/recording-words.ts';
import { requestVersions } from '#features/recordings/recordings/versions/request-versions.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Changes title, note or trim. The original stays whole and with its author; what recipients get is
 * made of what is left, and made again for another trim.
 */
export async function updateRecording(
  ctx: RequestContext,
  id: string,
  changes: UpdateRecording,
): Promise<void> {
  requireMember(ctx);
  await inTransaction(ctx, async (ctx) => {
    // Held against the sweep that seals its words; refreshed, as it may have been read before.
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const recording = await ctx.em.findOne(RecordingEntity, { id }, options);
    if (!recording || !canSeeRecording(ctx.actor, recording)) throw new AppError('NOT_FOUND');
    const trims = changes.trimStartMs !== undefined || changes.trimEndMs !== undefined;
    const mayChange = trims ? canChangeRecording : canDescribeRecording;
    if (!mayChange(ctx.actor, recording)) throw new AppError('FORBIDDEN');
    if (changes.title !== undefined) recording.title = changes.title;
    if (changes.note !== undefined) {
      recording.note = null;
      recording.sealedNote = await sealNote(ctx, recording, changes.note ?? '');
    }
    if (changes.trimStartMs !== undefined) recording.trimStartMs = changes.trimStartMs;
    if (changes.trimEndMs !== undefined) recording.trimEndMs = changes.trimEndMs;
    const { trimStartMs, trimEndMs, durationMs } = recording;
    const end = trimEndMs ?? durationMs;
    if (trimStartMs != null && end != null && trimStartMs >= end) {
      throw new AppError('INVALID_INPUT', {
        words: memoryWords.trimInvalid,
        fields: { trimEndMs: memoryWords.trimInvalid },
      });
    }
    recording.updatedAt = ctx.clock.now();
    if (!trims) return;
    await ctx.em.flush();
    await requestVersions(ctx, [id]);
  });
}
