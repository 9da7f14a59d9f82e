import { forgetSamples } from '#features/people/sample-family/forget-samples.sweep.ts';
import { SampleFamilyEntity } from '#features/people/sample-family/sample-family.entity.ts';
import { SampleFamilyResolver } from '#features/people/sample-family/sample-family.resolver.ts';
import { reseedSampleTemplate } from '#features/people/sample-family/seed-template.job.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  guardMutations,
  guardWrites,
  refusalsOfSamples,
} from '#features/people/sample-family/guard-samples.rest.ts';
export { withoutSampleMail } from '#features/people/sample-family/silent-mailer.ts';

export const sampleFamilyFeature = defineFeature({
  name: 'sample-family',
  entities: [SampleFamilyEntity],
  resolvers: [SampleFamilyResolver],
  jobs: [reseedSampleTemplate],
  sweeps: [forgetSamples],
});
