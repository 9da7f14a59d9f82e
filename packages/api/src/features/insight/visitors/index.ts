import { forgetVisitsSweep } from '#features/insight/visitors/forget-visits.sweep.ts';
import { visitorsRest } from '#features/insight/visitors/visitors.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export const visitorsFeature = defineFeature({
  name: 'visitors',
  sweeps: [forgetVisitsSweep],
  rest: visitorsRest,
});
