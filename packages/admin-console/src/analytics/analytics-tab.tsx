import { useQuery } from '@apollo/client/react';
import { AnalyticsDocument } from '@infinite/schema/generated/graphql';
import { analyticsWords as words } from '#analytics/analytics.en.ts';
import { ErrorState } from '@infinite/ui/error-state';
import { Spinner } from '@infinite/ui/spinner';
import { useTableState } from '#components/use-table-state.ts';
import { AnalyticsFigures } from './analytics-figures.tsx';
import { MonthCards } from './month-cards.tsx';
import { QuizCounts } from './quiz-counts.tsx';
import { ReachControls } from './reach-controls.tsx';
import { useReach } from './use-reach.ts';

/** What happened, from first-party events and the database. */
export function AnalyticsTab() {
  const reach = useReach();
  const { range, unit } = reach;
  const { data, previousData, ...query } = useQuery(AnalyticsDocument, {
    variables: { range, unit },
  });
  const state = useTableState(query);
  const shown = (data ?? previousData)?.analytics;
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-measure">
          <h2 className="m-0 text-2xl">{words.heading}</h2>
          <p className="mt-1 mb-0 text-sm text-ink-soft">{words.lead}</p>
        </div>
        <ReachControls reach={reach} />
      </div>
      {state === 'failed' || state === 'offline' ? (
        <div className="mt-4">
          <ErrorState
            title={state === 'offline' ? words.offlineTitle : words.failedTitle}
            retryLabel={words.retry}
            onRetry={() => void query.refetch().catch(() => undefined)}
          >
            {words.failedText}
          </ErrorState>
        </div>
      ) : null}
      <p role="status" className="m-0 flex min-h-8 items-center gap-2 text-sm text-ink-soft">
        {state === 'loading' ? (
          <>
            <Spinner className="text-accent" />
            {words.loading}
          </>
        ) : null}
      </p>
      {shown ? (
        <>
          <MonthCards months={shown.months} />
          <AnalyticsFigures analytics={shown} reach={reach} />
          <QuizCounts range={range} />
        </>
      ) : null}
    </div>
  );
}
