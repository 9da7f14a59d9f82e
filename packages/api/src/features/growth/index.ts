import { ExperimentResolver } from '#features/growth/experiments/experiment.resolver.ts';
import { FunnelResolver } from '#features/growth/funnel/funnel.resolver.ts';
import { funnelRest } from '#features/growth/funnel/funnel.rest.ts';
import { auditSiteJob } from '#features/growth/seo-audit/audit-site.job.ts';
import { cutOffAuditsSweep } from '#features/growth/seo-audit/cut-off-audits.sweep.ts';
import { SeoAuditResolver } from '#features/growth/seo-audit/seo-audit.resolver.ts';
import { growthUpkeepSweep } from '#features/growth/visits-events/growth-upkeep.sweep.ts';
import { visitsEventsRest } from '#features/growth/visits-events/visits-events.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  followExperiment,
  type RunningExperiment,
  type ShownVariant,
} from '#features/growth/experiments/running-experiment.ts';
export { isOwnCrawler } from '#features/growth/seo-audit/own-crawler.ts';
export { noteSignUp } from '#features/growth/visits-events/note-sign-up.ts';
export { startViewCounter, type ViewCounter } from '#features/growth/visits-events/view-counter.ts';

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
