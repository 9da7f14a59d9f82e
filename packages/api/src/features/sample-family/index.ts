import { forgetSamples } from '#features/sample-family/forget-samples.sweep.ts';
import { SampleFamilyResolver } from '#features/sample-family/sample-family.resolver.ts';
import { tellSampleFamily } from '#features/sample-family/tell-family.job.ts';
import { defineFeature } from '#platform/feature.ts';

export { guardMutations, guardWrites } from '#features/sample-family/guard-samples.rest.ts';
export { silentForSamples } from '#features/sample-family/silent-mailer.ts';

export const sampleFamilyFeature = defineFeature({
  name: 'sample-family',
  resolvers: [SampleFamilyResolver],
  jobs: [tellSampleFamily],
  sweeps: [forgetSamples],
});
