import {
  analyticsKinds,
  analyticsRanges,
  type AnalyticsKindName,
  type AnalyticsRangeName,
  type AnalyticsUnitName,
} from '@infinite/schema/catalogue/analytics';
import { Temporal } from 'temporal-polyfill';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { dailyValues, type DailyValue } from '#features/insight/analytics/daily-values.ts';
import { gather, startOfBefore, type Point } from '#features/insight/analytics/gather.ts';

export interface AnalyticsRequest {
  readonly range: AnalyticsRangeName;
  readonly unit: AnalyticsUnitName;
}

interface Series {
  readonly kind: AnalyticsKindName;
  /** Values are cents, not counts. */
  readonly money: boolean;
  readonly total: number;
  readonly totalBefore: number;
  readonly points: Point[];
}

export interface AnalyticsView {
  readonly from: string;
  readonly to: string;
  /** The first day of the time before. */
  readonly beforeFrom: string;
  readonly months: {
    readonly usersThisMonth: number;
    readonly usersLastMonth: number;
    /** Cents. */
    readonly revenueThisMonth: number;
    readonly revenueLastMonth: number;
  };
  readonly series: Series[];
}

/** The figures up to today, days in UTC, for administrators. */
export async function readAnalytics(
  ctx: RequestContext,
  { range, unit }: AnalyticsRequest,
): Promise<AnalyticsView> {
  requireStaff(ctx, 'figures');
  const to = ctx.clock.now().toZonedDateTimeISO('UTC').toPlainDate();
  const from = to.subtract({ days: analyticsRanges[range] - 1 });
  const thisMonth = to.with({ day: 1 });
  const lastMonth = thisMonth.subtract({ months: 1 });
  const beforeFrom = startOfBefore({ from, to });
  const earliest = Temporal.PlainDate.compare(beforeFrom, lastMonth) < 0 ? beforeFrom : lastMonth;
  const values = byKind(await dailyValues(ctx, earliest, to));
  const within = (kind: AnalyticsKindName, month: Temporal.PlainDate) =>
    sumBetween(values.get(kind), month, month.add({ months: 1 }));
  return {
    from: from.toString(),
    to: to.toString(),
    beforeFrom: beforeFrom.toString(),
    months: {
      usersThisMonth: within('SIGN_UPS', thisMonth),
      usersLastMonth: within('SIGN_UPS', lastMonth),
      revenueThisMonth: within('REVENUE', thisMonth),
      revenueLastMonth: within('REVENUE', lastMonth),
    },
    series: analyticsKinds.map((kind) => {
      const points = gather(values.get(kind) ?? new Map<string, number>(), { from, to }, unit);
      return {
        kind,
        money: kind === 'REVENUE',
        points,
        total: points.reduce((all, { value }) => all + value, 0),
        totalBefore: points.reduce((all, { before }) => all + before, 0),
      };
    }),
  };
}

type DaysOfKind = Map<string, number>;

function byKind(values: readonly DailyValue[]): Map<AnalyticsKindName, DaysOfKind> {
  const kinds = new Map<AnalyticsKindName, DaysOfKind>();
  for (const { kind, day, value } of values) {
    const days: DaysOfKind = kinds.get(kind) ?? new Map<string, number>();
    kinds.set(kind, days.set(day, (days.get(day) ?? 0) + value));
  }
  return kinds;
}

/** ISO dates sort as text. */
function sumBetween(
  days: DaysOfKind = new Map(),
  from: Temporal.PlainDate,
  until: Temporal.PlainDate,
): number {
  const [first, end] = [from.toString(), until.toString()];
  return [...days].reduce(
    (all, [day, value]) => (day >= first && day < end ? all + value : all),
    0,
  );
}
