import type { RequestContext } from '#platform/context.ts';
import { captureByToken, questionsOf } from '#features/stories/captures/find-capture.ts';
import { photosOf } from '#features/stories/captures/personal/photos-of-answers.ts';
import { standingOfLink } from '#features/stories/captures/personal/open-link.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** What the link's holder said or showed. @throws AppError NOT_FOUND, LINK_EXPIRED */
export async function requireOwnVoice(
  ctx: RequestContext,
  token: string,
  recordingId: string,
): Promise<void> {
  const capture = await captureByToken(ctx, token);
  if (!capture) throw new AppError('NOT_FOUND');
  if (standingOfLink(capture, ctx.clock.now()) === 'EXPIRED') throw new AppError('LINK_EXPIRED');
  const answered = (await questionsOf(ctx, [capture.id])).filter(
    ({ state }) => state === 'ANSWERED',
  );
  if (answered.some((one) => one.recordingId === recordingId)) return;
  const photos = await photosOf(
    ctx,
    answered.map(({ id }) => id),
  );
  if (!photos.some((photo) => photo.recordingId === recordingId)) throw new AppError('NOT_FOUND');
}
