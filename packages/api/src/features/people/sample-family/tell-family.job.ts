import { z } from 'zod';
import { tellFamily } from '#features/people/sample-family/tell-family.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Has the family told anew, so that the next visitor finds its dates near and waits for nothing. */
export const tellSampleFamily = defineJob({
  name: 'tell-sample-family',
  payload: z.object({}),
  concurrency: 1,
  expireInSeconds: 300,
  handle: async (ctx) => void (await tellFamily(ctx.app)),
});
