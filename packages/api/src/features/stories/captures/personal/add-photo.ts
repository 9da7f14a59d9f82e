import { captureLimits } from '@infinite/schema/catalogue/captures';
import { mediaLimits } from '@infinite/schema/catalogue/media';
import { tellWords as words } from '@infinite/schema/words/tell.en';
import type { RequestContext } from '#platform/context.ts';
import { CapturePhotoEntity } from '#features/stories/captures/capture.entity.ts';
import { bodyOf } from '#features/stories/captures/capture-words.ts';
import { makerOfAnswers } from '#features/stories/captures/personal/maker-of-answers.ts';
import {
  lockLink,
  questionOfLink,
  requireLink,
} from '#features/stories/captures/personal/open-link.ts';
import { photosOf } from '#features/stories/captures/personal/photos-of-answers.ts';
import {
  headBytes,
  holdVoice,
  isPicture,
  keepHeldVoice,
} from '#features/recordings/recordings/index.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

interface PhotoOfAnswer {
  readonly questionId: string;
  /** Made by the browser: a repeated request is stored once. */
  readonly id: string;
  readonly picture: Buffer;
}

/**
 * Keeps a photo with an answer that was given, as an item of the family. It goes the way of spoken answers: in
 * one transaction, into the same hands, and is taken back in the same way. It uses the room of the family's plan.
 * @throws AppError NOT_FOUND, LINK_EXPIRED, RATE_LIMITED, WRONG_STATE, INVALID_INPUT, UNSUPPORTED_MEDIA,
 *   TOO_LARGE, PLAN_FULL, CONFLICT
 */
export async function addPhoto(
  ctx: RequestContext,
  token: string,
  { questionId, id, picture }: PhotoOfAnswer,
): Promise<void> {
  await requireLink(ctx, token);
  if (!(await isPicture(picture.subarray(0, headBytes)))) {
    throw new AppError('UNSUPPORTED_MEDIA', { words: words.photoOnly });
  }
  await inTransaction(ctx, async (ctx) => {
    const capture = await lockLink(ctx, token, ['OPENABLE']);
    const question = await questionOfLink(ctx, capture, questionId);
    if (question.state !== 'ANSWERED') {
      throw new AppError('WRONG_STATE', { words: words.photoAfterAnswer });
    }
    const photos = await photosOf(ctx, [question.id]);
    if (photos.some((photo) => photo.id === id)) return;
    if (photos.length >= captureLimits.photo.perAnswer) {
      throw new AppError('WRONG_STATE', { words: words.photosFull });
    }
    const { familyId } = capture;
    const title = [...(await bodyOf(ctx, question))].slice(0, mediaLimits.titleCharacters).join('');
    const authorId = await makerOfAnswers(ctx, capture);
    const photo = { familyId, authorId, takeId: id, title, kind: 'PHOTO' } as const;
    const recordingId = await withinRoom(holdVoice(ctx, photo, picture));
    await keepHeldVoice(ctx, recordingId);
    await tables(ctx.em, CapturePhotoEntity)
      .insertInto('capture_photos')
      .values({ id, questionId: question.id, familyId, recordingId, createdAt: ctx.clock.now() })
      .execute();
  });
}

/** Who has no account knows of no plan. */
async function withinRoom<Kept>(keeping: Promise<Kept>): Promise<Kept> {
  try {
    return await keeping;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'PLAN_FULL') throw error;
    throw new AppError('PLAN_FULL', { words: words.photoNoRoom, cause: error });
  }
}
