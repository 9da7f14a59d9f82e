import { apiKeyLimits } from '@infinite/schema/catalogue/api-keys';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** A key that ended says so for a while; then it is unknown like any other text. */
export const forgetEndedKeys = defineSweep({
  name: 'forget-ended-api-keys',
  everySeconds: 86_400,
  run: async (ctx) => {
    const now = ctx.clock.now();
    const connection = ctx.em.getConnection();
    await connection.execute('delete from api_keys where least(expires_at, revoked_at) < ?', [
      now.subtract({ hours: apiKeyLimits.keptDays * 24 }).toString(),
    ]);
    await connection.execute('delete from cost_buckets where at < ?', [
      now.subtract({ hours: 24 }).toString(),
    ]);
  },
});
