import { useQuery } from '@apollo/client/react';
import { growthLimits, growthSources } from '@infinite/schema/catalogue/growth';
import { GrowthFunnelDocument } from '@infinite/schema/generated/graphql';
import { funnelWords as words } from '@infinite/schema/words/growth.en';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Icon } from '@infinite/ui/icon';
import { Select } from '@infinite/ui/select';
import { Download } from 'lucide-react';
import { useTableState } from '#components/use-table-state.ts';
import { Reading } from '#operations/reading.tsx';
import { OnlyWith } from '#platform/platform-context.tsx';
import { usePlace } from '#platform/use-place.ts';
import { PlaceHeading } from '../place-heading.tsx';
import { FunnelChart } from './funnel-chart.tsx';
import { FunnelSteps } from './funnel-steps.tsx';
import { FunnelSources, FunnelWeeks } from './funnel-tables.tsx';
import { useFunnelCsv } from './use-funnel-csv.ts';

const reaches = [4, growthLimits.weeks.initial, 26, growthLimits.weeks.max];

/** The funnel by week and source. */
export function FunnelPlace() {
  const place = usePlace();
  const weeks = reaches.find((count) => String(count) === place.get('weeks')) ?? reaches[1];
  const source = growthSources.find((name) => name === place.get('source')) ?? null;
  const { data, previousData, ...query } = useQuery(GrowthFunnelDocument, { variables: { weeks } });
  const funnel = (data ?? previousData)?.growthFunnel;
  const state = useTableState({ ...query, loading: query.loading && !funnel });
  const rows = funnel?.rows.filter((row) => source === null || row.source === source) ?? [];
  return (
    <>
      <PlaceHeading
        title={words.heading}
        lead={words.lead}
        actions={
          <div className="flex flex-wrap items-end gap-3">
            <Field label={words.weeks} className="w-36">
              <Select
                value={String(weeks)}
                onChange={({ target }) => place.adjust({ weeks: target.value })}
              >
                {reaches.map((count) => (
                  <option key={count} value={String(count)}>
                    {words.weeksShown(count)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={words.source} className="w-52">
              <Select
                value={source ?? ''}
                onChange={({ target }) => place.adjust({ source: target.value })}
              >
                <option value="">{words.all}</option>
                {growthSources.map((name) => (
                  <option key={name} value={name}>
                    {words.sources[name]}
                  </option>
                ))}
              </Select>
            </Field>
            <OnlyWith right="exports">
              <CsvButton weeks={weeks ?? growthLimits.weeks.initial} />
            </OnlyWith>
          </div>
        }
      />
      <Reading state={state} onRetry={() => void query.refetch().catch(() => undefined)} />
      {funnel ? (
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-10">
          <FunnelSteps steps={funnel.steps} rows={rows} />
          <FunnelChart funnel={funnel} source={source} />
          {source === null ? <FunnelSources steps={funnel.steps} rows={rows} /> : null}
          <FunnelWeeks steps={funnel.steps} rows={rows} weeks={funnel.weeks} />
        </div>
      ) : null}
    </>
  );
}

function CsvButton({ weeks }: { weeks: number }) {
  const csv = useFunnelCsv(weeks);
  return (
    <Button pending={csv.saving} pendingLabel={words.downloading} onClick={csv.save}>
      <Icon as={Download} />
      {words.csv}
    </Button>
  );
}
