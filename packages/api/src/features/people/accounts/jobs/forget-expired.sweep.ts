import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Links and sessions are kept a while after their end, for whoever asks what happened. */
export const forgetExpired = defineSweep({
  name: 'forget-expired-account-rows',
  everySeconds: 3600,
  run: async (ctx) => {
    const now = ctx.clock.now();
    const monthAgo = now.subtract({ hours: 30 * 24 }).toString();
    const dayAgo = now.subtract({ hours: 24 }).toString();
    const run = (sql: string, value: string) => ctx.em.getConnection().execute(sql, [value]);
    await run('delete from account_tokens where expires_at < ?', monthAgo);
    await run('delete from sessions where least(expires_at, revoked_at) < ?', monthAgo);
    await run('delete from rate_limit_hits where window_start < ?', dayAgo);
  },
});
