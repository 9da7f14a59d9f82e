import { OperationsResolver } from '#features/operations/operations.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export const operationsFeature = defineFeature({
  name: 'operations',
  resolvers: [OperationsResolver],
});
