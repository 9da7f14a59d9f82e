import { useQuery } from '@apollo/client/react';
import { seoAuditLimits } from '@infinite/schema/catalogue/growth';
import {
  RequestSeoAuditDocument,
  SeoRunsDocument,
  type SeoRunFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { seoWords as words } from '#growth/growth-seo.en.ts';
import { Button } from '@infinite/ui/button';
import { EmptyState } from '@infinite/ui/empty-state';
import { Field } from '@infinite/ui/field';
import { Progress } from '@infinite/ui/progress';
import { Select } from '@infinite/ui/select';
import { useEffect } from 'react';
import { formatCount } from '#components/figures.ts';
import { formatMoment } from '#components/moments.ts';
import { useTableState } from '#components/use-table-state.ts';
import { Reading } from '#operations/reading.tsx';
import { useOperation } from '#operations/use-operation.ts';
import { OnlyWith } from '#platform/platform-context.tsx';
import { usePlace } from '#platform/use-place.ts';
import { PlaceHeading } from '../place-heading.tsx';
import { SeoReport } from './seo-report.tsx';

/** SEO audits: starts them, and shows the report of the selected one. */
export function SeoPlace() {
  const place = usePlace();
  const { data, previousData, startPolling, stopPolling, ...query } = useQuery(SeoRunsDocument, {
    variables: { first: seoAuditLimits.runsKept },
  });
  const runs = (data ?? previousData)?.seoRuns.nodes;
  const state = useTableState({ ...query, loading: query.loading && !runs });
  const underWay = runs?.find(({ state }) => state === 'WAITING' || state === 'RUNNING');
  useEffect(() => {
    if (!underWay) return;
    startPolling(1500);
    return stopPolling;
  }, [underWay, startPolling, stopPolling]);
  const begin = useOperation(RequestSeoAuditDocument, words.begun, ['SeoRuns']);
  const chosen =
    runs?.find(({ id }) => id === place.get('run')) ??
    runs?.find(({ state }) => state === 'DONE') ??
    runs?.[0];
  const run = async () => {
    if (await begin.run({})) place.adjust({ run: null, after: null });
  };
  return (
    <>
      <PlaceHeading
        title={words.heading}
        lead={words.lead}
        actions={
          <div className="flex flex-wrap items-end gap-3">
            {runs && runs.length > 1 ? (
              <Field label={words.history} className="w-80 max-w-full">
                <Select
                  value={chosen?.id ?? ''}
                  // A position in the list of another audit would be none in this one.
                  onChange={({ target }) => place.go({ run: target.value, after: null })}
                >
                  {runs.map((run) => (
                    <option key={run.id} value={run.id}>
                      {optionOf(run)}
                    </option>
                  ))}
                </Select>
              </Field>
            ) : null}
            <OnlyWith right="growth.write">
              <Button
                variant="primary"
                pending={begin.pending || underWay !== undefined}
                pendingLabel={words.running}
                onClick={() => void run()}
              >
                {words.run}
              </Button>
            </OnlyWith>
          </div>
        }
      />
      <Reading state={state} onRetry={() => void query.refetch().catch(() => undefined)} />
      {underWay ? <UnderWay run={underWay} /> : null}
      {runs?.length === 0 ? <EmptyState title={words.empty}>{words.emptyText}</EmptyState> : null}
      {chosen?.state === 'FAILED' ? <p className="mt-6 max-w-measure">{words.failed}</p> : null}
      {chosen?.state === 'DONE' ? <SeoReport key={chosen.id} run={chosen} /> : null}
    </>
  );
}

function UnderWay({ run }: { run: SeoRunFieldsFragment }) {
  const { pagesDone, pagesKnown } = run;
  return (
    <div className="mt-6 max-w-measure" role="status">
      <Progress
        label={words.progress}
        value={pagesKnown === 0 ? 0 : pagesDone / pagesKnown}
        valueText={words.progressOf(formatCount(pagesDone), formatCount(pagesKnown))}
      />
    </div>
  );
}

function optionOf({ requestedAt, state, problemCount }: SeoRunFieldsFragment): string {
  const when = formatMoment(requestedAt);
  return state === 'DONE'
    ? words.optionOf(when, formatCount(problemCount))
    : words.unfinishedOption(when, words.states[state]);
}
