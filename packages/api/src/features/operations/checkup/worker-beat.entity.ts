import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** When a worker last ran its sweeps, by the clock of the database. One row. */
export const WorkerBeatEntity = defineEntity({
  name: 'WorkerBeat',
  tableName: 'worker_beat',
  properties: {
    onlyRow: p.boolean().primary().default(true),
    seenAt: instant(),
  },
});
