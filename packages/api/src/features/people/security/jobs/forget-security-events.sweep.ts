import { knownDeviceDays, securityLog } from '@infinite/schema/catalogue/security';
import { KnownDeviceEntity } from '#features/people/security/known-device.entity.ts';
import { PasskeyChallengeEntity } from '#features/people/security/passkeys/passkey-challenge.entity.ts';
import { SecurityEventEntity } from '#features/people/security/security-event.entity.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** The log and the known devices hold network addresses and habits, so both are deleted in time. */
export const forgetSecurityEvents = defineSweep({
  name: 'forget-security-events',
  everySeconds: 3600,
  run: async (ctx) => {
    const now = ctx.clock.now();
    const before = (days: number) => now.subtract({ hours: days * 24 });
    await ctx.em.nativeDelete(SecurityEventEntity, {
      lastAt: { $lt: before(securityLog.keptDays) },
    });
    await ctx.em.nativeDelete(PasskeyChallengeEntity, { expiresAt: { $lt: now } });
    await ctx.em.nativeDelete(KnownDeviceEntity, { lastUsedAt: { $lt: before(knownDeviceDays) } });
  },
});
