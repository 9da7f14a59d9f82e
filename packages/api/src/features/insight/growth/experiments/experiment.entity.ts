import type { ExperimentStateName } from '@infinite/schema/catalogue/growth';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** Variants of the landing page, side by side. One at most is RUNNING. */
export const ExperimentEntity = defineEntity({
  name: 'Experiment',
  tableName: 'experiments',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    state: p.text().$type<ExperimentStateName>(),
    /** Raised by every change of a draft; a change names the version it was made on. */
    version: p.integer().default(1),
    /** What readers are spread over the variants with. */
    salt: p.text(),
    /** The position of a variant; set when the state is CONCLUDED, and only then. */
    winner: p.smallint().nullable(),
    createdAt: instant(),
    startedAt: instant().nullable(),
    stoppedAt: instant().nullable(),
  },
});
