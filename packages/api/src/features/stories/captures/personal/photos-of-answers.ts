import type { RequestContext } from '#platform/context.ts';
import {
  CapturePhotoEntity,
  type CapturePhoto,
} from '#features/stories/captures/capture.entity.ts';
import { changeAudience, removeUnneeded } from '#features/recordings/recordings/index.ts';
import { tables } from '#platform/database/tables.ts';

/** The photos of these questions' answers that were not taken back, in the order they came. */
export async function photosOf(
  ctx: RequestContext,
  questionIds: readonly string[],
): Promise<CapturePhoto[]> {
  if (questionIds.length === 0) return [];
  return tables(ctx.em, CapturePhotoEntity)
    .selectFrom('capture_photos')
    .selectAll()
    .where('questionId', 'in', [...questionIds])
    .where('removedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/**
 * Takes photos back as `removeAnswer` does an answer. Call inside a transaction.
 * @returns ids of recordings that a message needs: hidden from everyone, and erased later
 */
export async function removePhotos(
  ctx: RequestContext,
  photos: readonly CapturePhoto[],
): Promise<string[]> {
  if (photos.length === 0) return [];
  await tables(ctx.em, CapturePhotoEntity)
    .updateTable('capture_photos')
    .set({ removedAt: ctx.clock.now() })
    .where(
      'id',
      'in',
      photos.map(({ id }) => id),
    )
    .execute();
  const recordingIds = photos.map(({ recordingId }) => recordingId);
  await changeAudience(ctx, recordingIds, 'NOBODY');
  return removeUnneeded(ctx, recordingIds);
}
