import { tellIndexNow } from '#features/publishing/blog/index-now/tell-index-now.job.ts';
import { untoldAddresses } from '#features/publishing/blog/index-now/untold-addresses.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Wakes the job after each change of the content, and now and then for what was not taken. */
export const indexNowSweep = defineSweep({
  name: 'index-now',
  everySeconds: 3600,
  channels: ['content'],
  run: async (ctx) => {
    if (ctx.app.config.indexNowKey === undefined) return;
    if ((await untoldAddresses(ctx)).length === 0) return;
    await ctx.jobs.enqueue(ctx, tellIndexNow, {}, { singletonKey: 'untold' });
  },
});
