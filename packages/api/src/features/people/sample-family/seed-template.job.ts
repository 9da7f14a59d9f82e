import { z } from 'zod';
import { seedTemplate } from '#features/people/sample-family/seed-template.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Re-seeds the template, so that the next visitor finds its dates near and waits for nothing. */
export const reseedSampleTemplate = defineJob({
  name: 'seed-sample-family',
  payload: z.object({}),
  concurrency: 1,
  expireInSeconds: 300,
  handle: async (ctx) => void (await seedTemplate(ctx.app)),
});
