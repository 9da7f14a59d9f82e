import { ExperimentVariantEntity } from '#features/insight/growth/experiments/experiment-variant.entity.ts';
import { ExperimentEntity } from '#features/insight/growth/experiments/experiment.entity.ts';
import { ExperimentResolver } from '#features/insight/growth/experiments/experiment.resolver.ts';
import { FunnelResolver } from '#features/insight/growth/funnel/funnel.resolver.ts';
import { funnelRest } from '#features/insight/growth/funnel/funnel.rest.ts';
import { auditSiteJob } from '#features/insight/growth/seo-audit/audit-site.job.ts';
import { cutOffAuditsSweep } from '#features/insight/growth/seo-audit/cut-off-audits.sweep.ts';
import { SeoPageEntity } from '#features/insight/growth/seo-audit/seo-page.entity.ts';
import { SeoProblemEntity } from '#features/insight/growth/seo-audit/seo-problem.entity.ts';
import { SeoRunEntity } from '#features/insight/growth/seo-audit/seo-run.entity.ts';
import { SeoAuditResolver } from '#features/insight/growth/seo-audit/seo-audit.resolver.ts';
import {
  SeoPagesResolver,
  SeoProblemsResolver,
} from '#features/insight/growth/seo-audit/seo-findings.resolver.ts';
import { GrowthCountEntity } from '#features/insight/growth/visits-events/growth-count.entity.ts';
import { GrowthExposureEntity } from '#features/insight/growth/visits-events/growth-exposure.entity.ts';
import { GrowthMarkEntity } from '#features/insight/growth/visits-events/growth-mark.entity.ts';
import { GrowthSaltEntity } from '#features/insight/growth/visits-events/growth-salt.entity.ts';
import { GrowthSignUpEntity } from '#features/insight/growth/visits-events/growth-sign-up.entity.ts';
import { GrowthViewEntity } from '#features/insight/growth/visits-events/growth-view.entity.ts';
import { growthUpkeepSweep } from '#features/insight/growth/visits-events/growth-upkeep.sweep.ts';
import { visitsEventsRest } from '#features/insight/growth/visits-events/visits-events.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  followExperiment,
  type RunningExperiment,
  type ShownVariant,
} from '#features/insight/growth/experiments/running-experiment.ts';
export { isBot } from '#features/insight/growth/visits-events/is-bot.ts';
export {
  pendingViews,
  writePendingViews,
} from '#features/insight/growth/visits-events/pending-views.ts';
export { noteSignUp } from '#features/insight/growth/visits-events/note-sign-up.ts';
export type { SeenView } from '#features/insight/growth/visits-events/gather-views.ts';
export {
  signUpSteps,
  type SignUpStep,
} from '#features/insight/growth/visits-events/sign-up-steps.ts';
export { ViewSums } from '#features/insight/growth/visits-events/view-sums.ts';
export { writeViews } from '#features/insight/growth/visits-events/write-views.ts';

export const growthFeature = defineFeature({
  name: 'growth',
  entities: [
    ...[GrowthCountEntity, GrowthExposureEntity, GrowthMarkEntity, GrowthSaltEntity],
    ...[GrowthSignUpEntity, GrowthViewEntity],
    ...[ExperimentEntity, ExperimentVariantEntity],
    ...[SeoPageEntity, SeoProblemEntity, SeoRunEntity],
  ],
  resolvers: [
    ...[ExperimentResolver, FunnelResolver],
    ...[SeoAuditResolver, SeoPagesResolver, SeoProblemsResolver],
  ],
  jobs: [auditSiteJob],
  sweeps: [growthUpkeepSweep, cutOffAuditsSweep],
  rest: async (server) => {
    await visitsEventsRest(server);
    await funnelRest(server);
  },
});
