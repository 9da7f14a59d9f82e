import type { GrowthFunnelQuery } from '@infinite/schema/generated/graphql';
import type { FunnelRow } from './sums.ts';

type Weeks = Pick<
  GrowthFunnelQuery['growthFunnel'],
  'weeks' | 'rows' | 'weeksBefore' | 'rowsBefore'
>;

/** One step's numbers by week, each beside the week as far into the time before. */
export function pointsOf(funnel: Weeks, step: number, source: string | null) {
  const counted = (rows: readonly FunnelRow[], week: string) =>
    rows
      .filter((row) => row.week === week && (source === null || row.source === source))
      .reduce((sum, { counts }) => sum + (counts[step] ?? 0), 0);
  return funnel.weeks.map((week, index) => {
    const weekBefore = funnel.weeksBefore[index] ?? week;
    return {
      week,
      value: counted(funnel.rows, week),
      weekBefore,
      valueBefore: counted(funnel.rowsBefore, weekBefore),
    };
  });
}
