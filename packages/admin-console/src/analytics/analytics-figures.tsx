import type { AnalyticsQuery } from '@infinite/schema/generated/graphql';
import { analyticsWords as words } from '#analytics/analytics.en.ts';
import { figureWords } from '#components/components.en.ts';
import { dateWords } from '@infinite/schema/words/dates.en';
import { showToast } from '@infinite/ui/toast-store';
import { dayBefore, daysBetween, shortDay } from '#components/chart/chart-days.ts';
import { Figure } from '#components/figure.tsx';
import { formatCount, formatDollars } from '#components/figures.ts';
import { useDownload } from '#components/use-download.ts';
import { useMay, usePlatform } from '#platform/platform-context.tsx';
import type { Reach } from './use-reach.ts';

type Analytics = AnalyticsQuery['analytics'];
type Series = Analytics['series'][number];

/** Every series as a chart, a table and a file. */
export function AnalyticsFigures({ analytics, reach }: { analytics: Analytics; reach: Reach }) {
  const earlier = daysBetween(analytics.beforeFrom, analytics.from);
  return (
    <section aria-label={words.figures} className="mt-6 grid gap-4 lg:grid-cols-2">
      {analytics.series.map((series) => (
        <SeriesFigure key={series.kind} {...{ series, reach, earlier }} />
      ))}
    </section>
  );
}

/** @param props.earlier how many days the time before is earlier */
function SeriesFigure(props: { series: Series; reach: Reach; earlier: number }) {
  const { series, reach, earlier } = props;
  const { kind, money, points } = series;
  const pointWords = words.points[reach.unit];
  const platform = usePlatform();
  const download = useDownload();
  const may = useMay();
  const save = async () => {
    const query = new URLSearchParams({ kind, range: reach.range, unit: reach.unit });
    const name = `analytics-${kind.toLowerCase().replaceAll('_', '-')}.csv`;
    try {
      const outcome = await download.run((tell, signal) =>
        platform.download(`/api/admin/analytics.csv?${query}`, name, tell, signal),
      );
      if (outcome.kind === 'saved') showToast({ title: figureWords.csvDone(outcome.fileName) });
    } catch (error) {
      console.error('Saving figures failed', error);
      showToast({ title: figureWords.csvFailed, tone: 'danger' });
    }
  };
  return (
    <Figure
      title={words.kinds[kind]}
      points={points.map(({ from, value, before }) => ({
        label: pointWords(dateWords(from)),
        short: shortDay(from),
        value,
        before: { label: pointWords(dateWords(dayBefore(from, earlier))), value: before },
      }))}
      format={money ? (cents) => formatDollars(cents / 100) : formatCount}
      onDownload={may('exports') ? () => void save() : undefined}
      downloading={download.state !== null}
    />
  );
}
