import { sql } from 'kysely';
import {
  ExperimentVariantEntity,
  type Opening,
  type Variant,
} from '#features/insight/growth/experiments/experiment-variant.entity.ts';
import { ExperimentEntity } from '#features/insight/growth/experiments/experiment.entity.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { tables, type RowOf } from '#platform/database/tables.ts';

/** An experiment with its variants, by position. */
export interface Experiment extends RowOf<typeof ExperimentEntity> {
  readonly variants: readonly Variant[];
}

const variants = sql<Variant[]>`
  (select jsonb_agg(jsonb_build_object('position', v.position, 'name', v.name,
      'heading', v.heading, 'lead', v.lead, 'look', v.look, 'start', v.start,
      'visitors', v.visitors, 'signUps', v.sign_ups) order by v.position)
    from experiment_variants v where v.experiment_id = experiments.id)`;

const experiments = (em: EntityManager) =>
  tables(em, ExperimentEntity)
    .selectFrom('experiments')
    .selectAll()
    .select(variants.as('variants'));

/** Newest first, from before `before` (an id) if there is one. */
export function loadExperiments(
  em: EntityManager,
  { limit, before }: { limit: number; before: string | null },
): Promise<Experiment[]> {
  const newest = experiments(em).orderBy('id', 'desc').limit(limit);
  return (before === null ? newest : newest.where('id', '<', before)).execute();
}

/** The one that runs, if any. */
export async function loadRunning(em: EntityManager): Promise<Experiment | null> {
  return (await experiments(em).where('state', '=', 'RUNNING').executeTakeFirst()) ?? null;
}

/** Locks the experiment until the transaction ends. */
export async function lockExperiment(em: EntityManager, id: string): Promise<Experiment | null> {
  return (await experiments(em).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null;
}

/** Replaces the variants; their figures start at zero again. */
export async function writeVariants(
  em: EntityManager,
  experimentId: string,
  variants: readonly (Opening & { readonly name: string })[],
): Promise<void> {
  const db = tables(em, ExperimentVariantEntity);
  await db.deleteFrom('experiment_variants').where('experimentId', '=', experimentId).execute();
  await db
    .insertInto('experiment_variants')
    .values(variants.map((variant, position) => ({ ...variant, experimentId, position })))
    .execute();
}
