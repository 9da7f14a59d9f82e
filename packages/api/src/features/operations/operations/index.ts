import { OperationsResolver } from '#features/operations/operations/operations.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { freeSpaces } from '#features/operations/operations/free-spaces.ts';
export {
  countDeadJobs,
  oldestWaitingSeconds,
  readQueues,
} from '#features/operations/operations/read-queues.ts';

export const operationsFeature = defineFeature({
  name: 'operations',
  resolvers: [OperationsResolver],
});
