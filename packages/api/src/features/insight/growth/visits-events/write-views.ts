import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { rowsOf } from '#features/insight/growth/growth-rows.ts';
import type { Gathered } from '#features/insight/growth/visits-events/gather-views.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Adds to the sums; a visitor whose mark is there already, by whatever process, counts once. */
export async function writeViews(
  ctx: RequestContext,
  { day, week }: { day: string; week: string },
  { views, marks, exposures }: Gathered,
): Promise<void> {
  await inTransaction(ctx, async ({ em }) => {
    if (views.length > 0) {
      await rowsOf(
        em,
        sql`
          insert into growth_views (week, path, source, value)
          select ${week}::date, v.path, v.source, v.value
          from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
            as v (path text, source text, value bigint)
          order by v.path, v.source
          on conflict (week, path, source) do update set value = growth_views.value + excluded.value`,
      );
    }
    if (marks.length > 0) {
      await rowsOf(
        em,
        sql`
          with fresh as (
            insert into growth_marks (day, mark, source)
            select ${day}::date, m.mark, m.source
            from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as m (mark text, source text)
            order by m.mark
            on conflict (day, mark) do nothing returning source
          )
          insert into growth_counts (week, step, source, value)
          select ${week}::date, 'VISIT', source, count(*) from fresh group by source order by source
          on conflict (week, step, source) do update
            set value = growth_counts.value + excluded.value`,
      );
    }
    if (exposures.length > 0) {
      await rowsOf(
        em,
        sql`
          with fresh as (
            insert into growth_exposures (day, experiment_id, mark, variant)
            select ${day}::date, x.experiment, x.mark, x.variant
            from jsonb_to_recordset(${JSON.stringify(exposures)}::jsonb)
              as x (experiment uuid, mark text, variant smallint)
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
  });
}
