import type { RequestContext } from '#platform/context.ts';
import { captureByToken, questionsOf } from '#features/stories/captures/find-capture.ts';
import { standingOfLink } from '#features/stories/captures/personal/open-link.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** An own answer of the link's holder. @throws AppError NOT_FOUND, LINK_EXPIRED */
export async function requireOwnVoice(
  ctx: RequestContext,
  token: string,
  recordingId: string,
): Promise<void> {
  const capture = await captureByToken(ctx, token);
  if (!capture) throw new AppError('NOT_FOUND');
  if (standingOfLink(capture, ctx.clock.now()) === 'EXPIRED') throw new AppError('LINK_EXPIRED');
  const isOwn = (await questionsOf(ctx, [capture.id])).some(
    (one) => one.recordingId === recordingId && one.state === 'ANSWERED',
  );
  if (!isOwn) throw new AppError('NOT_FOUND');
}
