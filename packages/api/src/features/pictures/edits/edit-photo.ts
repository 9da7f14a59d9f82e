import { pictureRateLimits } from '@infinite/schema/catalogue/pictures';
import { photoEditInput } from '@infinite/schema/pictures/photo-edit.input';
import { pictureWords as words } from '@infinite/schema/words/pictures.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { findEdits, lastEdit, type PhotoEdits } from '#features/pictures/edits/find-edits.ts';
import { PhotoEditEntity } from '#features/pictures/edits/photo-edit.entity.ts';
import {
  canDescribeRecording,
  findVisibleRecording,
  lockRecording,
  redrawPhoto,
  storedForms,
} from '#features/recordings/recordings/index.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

interface Asked {
  readonly recordingId: string;
  /** That the change was made on. */
  readonly version: number;
  readonly input: unknown;
}

/**
 * Turns and crops a photo: writes the next version down, and has the forms drawn by it. The original
 * stays as it came; a turn of 0 without a crop is the way back to it.
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT, RATE_LIMITED; WRONG_STATE for what is no photo
 *   that we can draw; CONFLICT with the current version in `fields.version`
 */
export async function editPhoto(
  ctx: RequestContext,
  { recordingId, version, input }: Asked,
): Promise<PhotoEdits> {
  const { userId } = requireMember(ctx);
  const { turn, crop } = parseInput(photoEditInput, input);
  await ctx.app.rateLimit.take('photo-edits', userId, pictureRateLimits.edits);
  return inTransaction(ctx, async (ctx) => {
    const recording = await findVisibleRecording(ctx, recordingId);
    if (!canDescribeRecording(ctx.actor, recording)) throw new AppError('FORBIDDEN');
    const { id, familyId, kind, state } = recording;
    const isDrawn =
      kind === 'PHOTO' && state === 'READY' && (await storedForms(ctx, id)).length > 0;
    if (!isDrawn) {
      throw new AppError('WRONG_STATE', { words: words.notEditable });
    }
    await lockRecording(ctx.em, id);
    const current = (await lastEdit(ctx, id))?.version ?? 0;
    if (current !== version) {
      const fields = { version: String(current) };
      throw new AppError('CONFLICT', { words: words.stale, fields });
    }
    await tables(ctx.em, PhotoEditEntity)
      .insertInto('photo_edits')
      .values({
        ...{ recordingId: id, version: current + 1, familyId, turn },
        cropLeft: crop?.left ?? null,
        cropTop: crop?.top ?? null,
        cropWidth: crop?.width ?? null,
        cropHeight: crop?.height ?? null,
        ...{ editedBy: userId, editedAt: ctx.clock.now() },
      })
      .execute();
    await ctx.jobs.enqueue(ctx, redrawPhoto, { recordingId: id }, { group: id });
    return findEdits(ctx, id);
  });
}
