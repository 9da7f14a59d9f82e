import { ArrivalsResolver } from '#features/vault/arrivals/arrivals.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

/** What a family brings in: what is here already is not brought twice. */
export const arrivalsFeature = defineFeature({
  name: 'arrivals',
  resolvers: [ArrivalsResolver],
});
