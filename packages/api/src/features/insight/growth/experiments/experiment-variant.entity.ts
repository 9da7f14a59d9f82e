import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '#platform/database/tables.ts';

/** The first words of the landing page as a variant has them; null is the product's own. */
export const ExperimentVariantEntity = defineEntity({
  name: 'ExperimentVariant',
  tableName: 'experiment_variants',
  properties: {
    experimentId: p.uuid().primary(),
    /** 0 has the words of the day on which the experiment was started. */
    position: p.smallint().primary(),
    name: p.text(),
    heading: p.text().nullable(),
    lead: p.text().nullable(),
    /** The button that leads further down. */
    look: p.text().nullable(),
    /** The button that begins a sign-up. */
    start: p.text().nullable(),
    visitors: p.bigint('number').default(0),
    signUps: p.bigint('number').default(0),
  },
});

export type Variant = Omit<RowOf<typeof ExperimentVariantEntity>, 'experimentId'>;

/** The first words of the landing page. */
export type Opening = Pick<Variant, 'heading' | 'lead' | 'look' | 'start'>;
