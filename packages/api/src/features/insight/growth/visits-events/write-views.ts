import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import type { ViewSum } from '#features/insight/growth/visits-events/view-sums.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Adds to the sums. A visitor whose mark exists already, from any process, counts once. */
export async function writeViews(ctx: RequestContext, sum: ViewSum): Promise<void> {
  await inTransaction(ctx, async ({ em }) => {
    if (sum.views.length > 0) await addViews(em, sum);
    if (sum.marks.length > 0) await addVisitors(em, sum);
    if (sum.exposures.length > 0) await addExposures(em, sum);
  });
}

async function addViews(em: EntityManager, { week, views }: ViewSum): Promise<void> {
  await rowsOf(
    em,
    sql`
      insert into growth_views (week, path, source, value)
      select ${week}::date, v.path, v.source, v.value
      from unnest(${views.map(({ path }) => path)}::text[],
        ${views.map(({ source }) => source)}::text[],
        ${views.map(({ value }) => value)}::bigint[]) as v (path, source, value)
      order by v.path, v.source
      on conflict (week, path, source) do update set value = growth_views.value + excluded.value`,
  );
}

async function addVisitors(em: EntityManager, { day, week, marks }: ViewSum): Promise<void> {
  await rowsOf(
    em,
    sql`
      with fresh as (
        insert into growth_marks (day, mark, source)
        select ${day}::date, m.mark, m.source
        from unnest(${marks.map(({ mark }) => mark)}::text[],
          ${marks.map(({ source }) => source)}::text[]) as m (mark, source)
        order by m.mark
        on conflict (day, mark) do nothing returning source
      )
      insert into growth_counts (week, step, source, value)
      select ${week}::date, 'VISIT', source, count(*) from fresh group by source order by source
      on conflict (week, step, source) do update
        set value = growth_counts.value + excluded.value`,
  );
}

async function addExposures(em: EntityManager, { day, exposures }: ViewSum): Promise<void> {
  await rowsOf(
    em,
    sql`
      with fresh as (
        insert into growth_exposures (day, experiment_id, mark, variant)
        select ${day}::date, x.experiment, x.mark, x.variant
        from unnest(${exposures.map(({ experiment }) => experiment)}::uuid[],
          ${exposures.map(({ mark }) => mark)}::text[],
          ${exposures.map(({ variant }) => variant)}::smallint[]) as x (experiment, mark, variant)
        join experiments e on e.id = x.experiment and e.state = 'RUNNING'
        order by x.mark
        on conflict (day, experiment_id, mark) do nothing
        returning experiment_id, variant
      ), sums as (
        select experiment_id, variant, count(*) as value from fresh group by 1, 2 order by 1, 2
      )
      update experiment_variants v set visitors = v.visitors + s.value
      from sums s where v.experiment_id = s.experiment_id and v.position = s.variant`,
  );
}
