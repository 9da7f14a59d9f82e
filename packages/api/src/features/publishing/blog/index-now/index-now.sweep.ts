import { submitToIndexNow } from '#features/publishing/blog/index-now/submit-to-index-now.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** After each change of the content, and regularly for what was not accepted. */
export const indexNowSweep = defineSweep({
  name: 'index-now',
  everySeconds: 600,
  channels: ['content'],
  run: submitToIndexNow,
});
