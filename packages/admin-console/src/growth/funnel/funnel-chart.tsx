import type { GrowthFunnelQuery } from '@infinite/schema/generated/graphql';
import type { GrowthSourceName } from '@infinite/schema/catalogue/growth';
import { dateWords } from '@infinite/schema/words/dates.en';
import { funnelWords as words } from '@infinite/schema/words/growth.en';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { shortDay } from '#components/chart/chart-days.ts';
import { Figure } from '#components/figure.tsx';
import { formatCount } from '#components/figures.ts';
import { useMay } from '#platform/platform-context.tsx';
import { usePlace } from '#platform/use-place.ts';
import { pointsOf } from './funnel-points.ts';
import { useFunnelCsv } from './use-funnel-csv.ts';

type Funnel = GrowthFunnelQuery['growthFunnel'];

/** One step of the funnel week by week, beside as many weeks before. */
export function FunnelChart({
  funnel,
  source,
}: {
  funnel: Funnel;
  source: GrowthSourceName | null;
}) {
  const place = usePlace();
  const may = useMay();
  const csv = useFunnelCsv(funnel.weeks.length);
  const step = funnel.steps.find((name) => name === place.get('step')) ?? funnel.steps[0];
  if (!step) return null;
  return (
    <section className="grid gap-3">
      <Field label={words.charted} className="w-64 max-w-full">
        <Select value={step} onChange={({ target }) => place.adjust({ step: target.value })}>
          {funnel.steps.map((name) => (
            <option key={name} value={name}>
              {words.steps[name]}
            </option>
          ))}
        </Select>
      </Field>
      <Figure
        title={words.chartOf(words.steps[step])}
        points={pointsOf(funnel, funnel.steps.indexOf(step), source).map((point) => ({
          label: words.weekOf(dateWords(point.week)),
          short: shortDay(point.week),
          value: point.value,
          before: { label: words.weekOf(dateWords(point.weekBefore)), value: point.valueBefore },
        }))}
        format={formatCount}
        onDownload={may('exports') ? csv.save : undefined}
        downloading={csv.saving}
      />
    </section>
  );
}
