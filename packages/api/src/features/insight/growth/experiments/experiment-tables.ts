import type { ExperimentStateName } from '@infinite/schema/catalogue/growth';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { rowsOf } from '#features/insight/growth/growth-rows.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { instantFrom } from '#platform/database/instant-type.ts';

/** The first words of the landing page; null is the product's own. */
export interface Opening {
  readonly heading: string | null;
  readonly lead: string | null;
  /** The button that leads further down. */
  readonly look: string | null;
  /** The button that begins a sign-up. */
  readonly start: string | null;
}

export interface Variant extends Opening {
  /** 0 is the opening of the day on which the experiment was started. */
  readonly position: number;
  readonly name: string;
  readonly visitors: number;
  readonly signUps: number;
}

export interface Experiment {
  readonly id: string;
  readonly name: string;
  readonly state: ExperimentStateName;
  readonly version: number;
  readonly salt: string;
  readonly winner: number | null;
  readonly createdAt: Temporal.Instant;
  readonly startedAt: Temporal.Instant | null;
  readonly stoppedAt: Temporal.Instant | null;
  readonly variants: readonly Variant[];
}

interface Row {
  id: string;
  name: string;
  state: ExperimentStateName;
  version: number;
  salt: string;
  winner: number | null;
  created_at: Date | string;
  started_at: Date | string | null;
  stopped_at: Date | string | null;
  /** Built by PostgreSQL from the rows of the variants. */
  variants: Variant[];
}

const columns = sql`
  e.id, e.name, e.state, e.version, e.salt, e.winner, e.created_at, e.started_at, e.stopped_at,
  (select jsonb_agg(jsonb_build_object('position', v.position, 'name', v.name,
      'heading', v.heading, 'lead', v.lead, 'look', v.look, 'start', v.start,
      'visitors', v.visitors, 'signUps', v.sign_ups) order by v.position)
    from experiment_variants v where v.experiment_id = e.id) as variants`;

function experimentFrom(row: Row): Experiment {
  const instant = (value: Date | string | null) => (value === null ? null : instantFrom(value));
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    version: row.version,
    salt: row.salt,
    winner: row.winner,
    createdAt: instantFrom(row.created_at),
    startedAt: instant(row.started_at),
    stoppedAt: instant(row.stopped_at),
    variants: row.variants,
  };
}

/** Newest first, from before `before` (an id) if there is one. */
export async function loadExperiments(
  em: EntityManager,
  { limit, before }: { limit: number; before: string | null },
): Promise<Experiment[]> {
  const rows = await rowsOf(
    em,
    sql<Row>`
      select ${columns} from experiments e
      where ${before}::uuid is null or e.id < ${before}::uuid
      order by e.id desc limit ${limit}`,
  );
  return rows.map(experimentFrom);
}

export async function loadRunning(em: EntityManager): Promise<Experiment | null> {
  const rows = await rowsOf(
    em,
    sql<Row>`select ${columns} from experiments e where e.state = 'RUNNING'`,
  );
  return rows[0] ? experimentFrom(rows[0]) : null;
}

/** For whoever is about to change it. */
export async function lockExperiment(em: EntityManager, id: string): Promise<Experiment | null> {
  const rows = await rowsOf(
    em,
    sql<Row>`select ${columns} from experiments e where e.id = ${id} for update of e`,
  );
  return rows[0] ? experimentFrom(rows[0]) : null;
}

/** The variants as they are from now on; what was counted of them begins anew. */
export async function writeVariants(
  em: EntityManager,
  experimentId: string,
  variants: readonly (Opening & { readonly name: string })[],
): Promise<void> {
  const rows = variants.map((variant, position) => ({ ...variant, position }));
  await rowsOf(em, sql`delete from experiment_variants where experiment_id = ${experimentId}`);
  await rowsOf(
    em,
    sql`
      insert into experiment_variants (experiment_id, position, name, heading, lead, look, start)
      select ${experimentId}, v.position, v.name, v.heading, v.lead, v.look, v.start
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as v (position smallint, name text, heading text, lead text, look text, start text)`,
  );
}
