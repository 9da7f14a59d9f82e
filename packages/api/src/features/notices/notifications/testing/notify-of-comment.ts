import { notify } from '#features/notices/notifications/index.ts';
import type { TestMember } from '#testing/members.ts';

/** Writes the notice that `to` gets when `from` comments on the recording `title`. */
export async function notifyOfComment(
  from: TestMember,
  to: TestMember,
  title: string,
): Promise<void> {
  await notify(await from.ctx(), {
    kind: 'commentAdded',
    familyId: from.familyId,
    recipientIds: [to.userId],
    actorId: from.userId,
    subject: null,
    path: '/voice-recordings',
    values: { actor: 'Ann', title },
  });
}
