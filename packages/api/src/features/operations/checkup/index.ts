import { CheckupResolver } from '#features/operations/checkup/checkup.resolver.ts';
import { StandingResolver } from '#features/operations/checkup/standing/standing.resolver.ts';
import { workerBeatSweep } from '#features/operations/checkup/worker-beat.ts';
import { WorkerBeatEntity } from '#features/operations/checkup/worker-beat.entity.ts';
import { defineFeature } from '#platform/feature.ts';

export { runCheckup, type Checkup } from '#features/operations/checkup/run-checkup.ts';

export const checkupFeature = defineFeature({
  name: 'checkup',
  entities: [WorkerBeatEntity],
  resolvers: [CheckupResolver, StandingResolver],
  sweeps: [workerBeatSweep],
});
