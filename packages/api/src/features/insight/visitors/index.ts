import { forgetVisitsSweep } from '#features/insight/visitors/forget-visits.sweep.ts';
import { pendingViews } from '#features/insight/growth/index.ts';
import { PageVisitEntity } from '#features/insight/visitors/page-visit.entity.ts';
import { visitPipelineOf } from '#features/insight/visitors/visit-pipeline.ts';
import { visitorsRest } from '#features/insight/visitors/visitors.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  VisitPipeline,
  visitPipelineOf,
  type OpenedPage,
} from '#features/insight/visitors/visit-pipeline.ts';

export const visitorsFeature = defineFeature({
  name: 'visitors',
  entities: [PageVisitEntity],
  extensions: [pendingViews.with((app) => visitPipelineOf(app).flush())],
  sweeps: [forgetVisitsSweep],
  rest: visitorsRest,
});
