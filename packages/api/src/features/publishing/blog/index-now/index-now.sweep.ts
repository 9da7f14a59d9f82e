import { tellIndexNow } from '#features/publishing/blog/index-now/tell-index-now.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** After each change of the content, and now and then for what was not taken. */
export const indexNowSweep = defineSweep({
  name: 'index-now',
  everySeconds: 600,
  channels: ['content'],
  run: tellIndexNow,
});
