import { useQuery } from '@apollo/client/react';
import { experimentLimits } from '@infinite/schema/catalogue/growth';
import { ExperimentsDocument } from '@infinite/schema/generated/graphql';
import { experimentWords as words } from '@infinite/schema/words/growth.en';
import { Button } from '@infinite/ui/button';
import { EmptyState } from '@infinite/ui/empty-state';
import { useTableState } from '#components/use-table-state.ts';
import { Reading } from '#operations/reading.tsx';
import { useMay } from '#platform/platform-context.tsx';
import { usePlace } from '#platform/use-place.ts';
import { PlaceHeading } from '../place-heading.tsx';
import { ExperimentCard } from './experiment-card.tsx';
import { ExperimentForm } from './experiment-form.tsx';

/** Experiments, newest first; the draft in progress is on top. */
export function ExperimentsPlace() {
  const place = usePlace();
  const may = useMay();
  const { data, previousData, fetchMore, ...query } = useQuery(ExperimentsDocument, {
    variables: { first: experimentLimits.page },
  });
  const list = (data ?? previousData)?.experiments;
  const state = useTableState({ ...query, loading: query.loading && !list });
  const written = place.get('draft');
  const draft = list?.nodes.find(({ id, state }) => id === written && state === 'DRAFT');
  const more = async () => {
    const after = list?.pageInfo.endCursor;
    await fetchMore({
      variables: { after },
      updateQuery: (known, { fetchMoreResult: next }) => ({
        experiments: {
          ...next.experiments,
          nodes: [...known.experiments.nodes, ...next.experiments.nodes],
        },
      }),
    }).catch(() => undefined);
  };
  return (
    <>
      <PlaceHeading
        title={words.heading}
        lead={words.lead}
        actions={
          written || !may('growth.write') ? null : (
            <Button variant="primary" onClick={() => place.go({ draft: 'new' })}>
              {words.create}
            </Button>
          )
        }
      />
      {may('growth.write') && (written === 'new' || draft) ? (
        <ExperimentForm
          key={draft?.id ?? 'new'}
          stored={draft ?? null}
          onClose={() => place.go({ draft: null })}
        />
      ) : null}
      <Reading state={state} onRetry={() => void query.refetch().catch(() => undefined)} />
      {list?.nodes.length === 0 && !written ? (
        <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
      ) : null}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">
        {list?.nodes.map((experiment) => (
          <ExperimentCard
            key={experiment.id}
            experiment={experiment}
            onEdit={() => place.go({ draft: experiment.id })}
          />
        ))}
      </div>
      {list?.pageInfo.hasNextPage ? (
        <Button size="sm" className="mt-4" onClick={() => void more()}>
          {words.more}
        </Button>
      ) : null}
    </>
  );
}
