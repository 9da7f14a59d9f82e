import type { RequestContext } from '#platform/context.ts';
import type { Capture } from '#features/stories/captures/capture.entity.ts';
import { changeCaptureRow, questionsOf } from '#features/stories/captures/find-capture.ts';
import { nextMail } from '#features/stories/captures/next-mail.ts';
import { notify } from '#platform/notifications/notify.ts';

/** A mail may be due earlier than the sweep knows. */
export const capturesChannel = 'captures';

/**
 * Settles when the next question is mailed, after anything that may change it.
 * @returns the capture as it is now
 */
export async function scheduleMail(ctx: RequestContext, capture: Capture): Promise<Capture> {
  const waits = (await questionsOf(ctx, [capture.id])).some(
    ({ state, mailedAt }) => state === 'OPEN' && mailedAt === null,
  );
  const nextAt = waits && isMailed(capture) ? nextMail(ctx.clock.now(), capture) : null;
  await changeCaptureRow(ctx, capture.id, { nextAt });
  if (nextAt) await notify(ctx, capturesChannel);
  return { ...capture, nextAt };
}

/** Whether this person is written to at all. */
export function isMailed({ pace, state, stoppedAt, email }: Capture): boolean {
  return pace === 'WEEKLY' && state === 'ACTIVE' && stoppedAt === null && email !== null;
}
