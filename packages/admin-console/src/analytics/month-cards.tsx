import type { AnalyticsQuery } from '@infinite/schema/generated/graphql';
import { analyticsWords as words } from '#analytics/analytics.en.ts';
import { formatCount, formatDollars } from '#components/figures.ts';
import { StatCard } from '#components/stat-card.tsx';

/** The documented comparison, with figures that are real. */
export function MonthCards({ months }: { months: AnalyticsQuery['analytics']['months'] }) {
  const users = (count: number) => words.newUsers(formatCount(count));
  const money = (cents: number) => formatDollars(cents / 100);
  return (
    <section aria-label={words.months} className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard label={words.usersThisMonth} value={users(months.usersThisMonth)} />
      <StatCard label={words.usersLastMonth} value={users(months.usersLastMonth)} />
      <StatCard label={words.revenueThisMonth} value={money(months.revenueThisMonth)} />
      <StatCard label={words.revenueLastMonth} value={money(months.revenueLastMonth)} />
    </section>
  );
}
