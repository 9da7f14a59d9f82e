import { forgetVisitsSweep } from '#features/visitors/forget-visits.sweep.ts';
import { visitorsRest } from '#features/visitors/visitors.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export const visitorsFeature = defineFeature({
  name: 'visitors',
  sweeps: [forgetVisitsSweep],
  rest: visitorsRest,
});
