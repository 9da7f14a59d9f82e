import { ExperimentResolver } from '#features/insight/growth/experiments/experiment.resolver.ts';
import { FunnelResolver } from '#features/insight/growth/funnel/funnel.resolver.ts';
import { funnelRest } from '#features/insight/growth/funnel/funnel.rest.ts';
import { auditSiteJob } from '#features/insight/growth/seo-audit/audit-site.job.ts';
import { cutOffAuditsSweep } from '#features/insight/growth/seo-audit/cut-off-audits.sweep.ts';
import { SeoAuditResolver } from '#features/insight/growth/seo-audit/seo-audit.resolver.ts';
import { growthUpkeepSweep } from '#features/insight/growth/visits-events/growth-upkeep.sweep.ts';
import { visitsEventsRest } from '#features/insight/growth/visits-events/visits-events.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  followExperiment,
  type RunningExperiment,
  type ShownVariant,
} from '#features/insight/growth/experiments/running-experiment.ts';
export { isOwnCrawler } from '#features/insight/growth/seo-audit/own-crawler.ts';
export { noteSignUp } from '#features/insight/growth/visits-events/note-sign-up.ts';
export {
  startViewCounter,
  type ViewCounter,
} from '#features/insight/growth/visits-events/view-counter.ts';

export const growthFeature = defineFeature({
  name: 'growth',
  resolvers: [ExperimentResolver, FunnelResolver, SeoAuditResolver],
  jobs: [auditSiteJob],
  sweeps: [growthUpkeepSweep, cutOffAuditsSweep],
  rest: async (server) => {
    await visitsEventsRest(server);
    await funnelRest(server);
  },
});
