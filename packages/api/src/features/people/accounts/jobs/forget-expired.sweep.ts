import { AccountTokenEntity } from '#features/people/accounts/account-token.entity.ts';
import { SecondStepEntity } from '#features/people/accounts/second-step.entity.ts';
import { SessionEntity } from '#features/people/identity/index.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';
import { forgetOldHits } from '#platform/rate-limit/forget-old-hits.ts';

/** Keeps links and sessions for a month after their end, for questions about what happened. */
export const forgetExpired = defineSweep({
  name: 'forget-expired-account-rows',
  everySeconds: 3600,
  run: async ({ clock, em }) => {
    const now = clock.now();
    const monthAgo = now.subtract({ hours: 30 * 24 });
    await em.nativeDelete(AccountTokenEntity, { expiresAt: { $lt: monthAgo } });
    await em.nativeDelete(SessionEntity, {
      $or: [{ expiresAt: { $lt: monthAgo } }, { revokedAt: { $lt: monthAgo } }],
    });
    await em.nativeDelete(SecondStepEntity, { expiresAt: { $lt: now } });
    await forgetOldHits(em, now.subtract({ hours: 24 }));
  },
});
