import {
  growthSources,
  growthSteps,
  type GrowthSourceName,
  type GrowthStepName,
} from '@infinite/schema/catalogue/growth';
import { funnelInput } from '@infinite/schema/growth/growth.input';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { dayAndWeek } from '#features/insight/growth/growth-days.ts';
import { requireGrowthFigures } from '#features/insight/growth/require-growth.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

interface FunnelRow {
  /** Its Monday, ISO 8601, in UTC. */
  readonly week: string;
  readonly source: GrowthSourceName;
  /** In the order of the catalogue's steps. */
  readonly counts: readonly number[];
}

export interface Funnel {
  readonly weeks: readonly string[];
  /** Weeks and sources where something was counted, oldest week first. */
  readonly rows: readonly FunnelRow[];
  /** As many weeks before these, and what was counted in them. */
  readonly weeksBefore: readonly string[];
  readonly rowsBefore: readonly FunnelRow[];
}

interface Counted {
  week: string;
  step: GrowthStepName;
  source: GrowthSourceName;
  value: number;
}

/**
 * Visits and openings of the sign-in by their own week; later steps by the week of the sign-up, so
 * that no step is larger than the one before it.
 */
export async function readFunnel(ctx: RequestContext, input: unknown): Promise<Funnel> {
  requireGrowthFigures(ctx);
  const { weeks: count } = parseInput(funnelInput, input);
  const last = Temporal.PlainDate.from(dayAndWeek(ctx.clock.now()).week);
  const all = Array.from({ length: 2 * count }, (_, index) =>
    last.subtract({ weeks: 2 * count - 1 - index }).toString(),
  );
  const [weeksBefore, weeks] = [all.slice(0, count), all.slice(count)];
  const from = all[0] ?? last.toString();
  const counted = await rowsOf(
    ctx.em,
    sql<Counted>`
      select to_char(week, 'YYYY-MM-DD') as week, step, source, value from growth_counts
      where week >= ${from}::date
      union all
      select to_char(date_trunc('week', signed_up_at at time zone 'UTC'), 'YYYY-MM-DD'),
        made.step, source, count(made.at)
      from growth_sign_ups s
      cross join lateral (values ('SIGN_UP', signed_up_at), ('FIRST_RECORDING', recorded_at),
        ('FIRST_SCHEDULED', scheduled_at), ('CHECKOUT', checkout_at), ('PAID', paid_at)
      ) as made (step, at)
      where signed_up_at >= ${from}::timestamp at time zone 'UTC'
      group by 1, 2, 3`,
  );
  return {
    weeks,
    rows: rowsBy(weeks, counted),
    weeksBefore,
    rowsBefore: rowsBy(weeksBefore, counted),
  };
}

function rowsBy(weeks: readonly string[], counted: readonly Counted[]): FunnelRow[] {
  const values = new Map(
    counted.map(({ week, source, step, value }) => [`${week} ${source} ${step}`, value]),
  );
  return weeks
    .flatMap((week) =>
      growthSources.map((source) => ({
        week,
        source,
        counts: growthSteps.map((step) => values.get(`${week} ${source} ${step}`) ?? 0),
      })),
    )
    .filter(({ counts }) => counts.some((value) => value > 0));
}
