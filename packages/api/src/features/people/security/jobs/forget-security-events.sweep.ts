import { knownDeviceDays, securityLog } from '@infinite/schema/catalogue/security';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** The log and the known devices hold network addresses and habits, so neither is kept for ever. */
export const forgetSecurityEvents = defineSweep({
  name: 'forget-security-events',
  everySeconds: 3600,
  run: async (ctx) => {
    const now = ctx.clock.now();
    const before = (days: number) => now.subtract({ hours: days * 24 }).toString();
    const run = (sql: string, value: string) => ctx.em.getConnection().execute(sql, [value]);
    await run('delete from security_events where last_at < ?', before(securityLog.keptDays));
    await run('delete from known_devices where last_used_at < ?', before(knownDeviceDays));
  },
});
