import type { RequestContext } from '#platform/context.ts';
import type { Capture } from '#features/stories/captures/capture.entity.ts';
import { notify } from '#features/notices/notifications/index.ts';

const capturesPath = '/story-questions';

/** Gives a notice to who asked. A written answer and its question are sealed, so it names neither. */
export async function announceAnswer(
  ctx: RequestContext,
  { id, familyId, askedBy, personName }: Capture,
  voice: { readonly title: string; readonly recordingId: string } | null,
): Promise<void> {
  await notify(ctx, {
    ...{ kind: 'captureAnswered', familyId, recipientIds: [askedBy], actorId: null },
    subject: voice ? { kind: 'recording', id: voice.recordingId } : { kind: 'capture', id },
    path: voice ? `/voice-recordings/${voice.recordingId}` : capturesPath,
    values: { name: personName, title: voice?.title ?? '' },
  });
}
