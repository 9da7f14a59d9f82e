import { useQuery } from '@apollo/client/react';
import { operatorListPage } from '@infinite/schema/catalogue/operations';
import {
  DeadLettersDocument,
  DiscardDeadLetterDocument,
  RetryDeadLetterDocument,
  type DeadLetterRowFragment,
} from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState } from 'react';
import { DataTable } from '#components/data-table.tsx';
import { nextCursor } from '#components/next-cursor.ts';
import { formatCount } from '#components/figures.ts';
import type { TableColumn } from '#components/table-column.ts';
import { Moment } from '#components/moment.tsx';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import { readAgainEveryMs } from './read-again.ts';
import { OnlyWith } from '#platform/platform-context.tsx';
import { useOperation } from './use-operation.ts';

const words = databaseConsoleWords.jobs;
const reads = ['DeadLetters', 'JobQueues', 'Standing'];

const columns: readonly TableColumn<DeadLetterRowFragment>[] = [
  { key: 'queue', header: words.deadColumns.queue, cell: ({ queue }) => queue },
  { key: 'died', header: words.deadColumns.died, cell: ({ diedAt }) => <Moment at={diedAt} /> },
  {
    key: 'attempts',
    header: words.deadColumns.attempts,
    figures: true,
    cell: ({ attempts }) => formatCount(attempts),
  },
  {
    key: 'problem',
    header: words.deadColumns.problem,
    cell: ({ problem }) => problem ?? words.nothingSaid,
  },
  {
    key: 'acts',
    header: words.deadColumns.acts,
    cell: (letter) => (
      <OnlyWith right="operations.write">
        <Acts letter={letter} />
      </OnlyWith>
    ),
  },
];

/** Jobs that failed all attempts: requeue or discard each. */
export function DeadLetters() {
  const table = useTablePlace({ by: 'died', descending: true });
  const { data, previousData, ...query } = useQuery(DeadLettersDocument, {
    variables: { first: operatorListPage.first, after: table.after },
    pollInterval: readAgainEveryMs,
  });
  const letters = (data ?? previousData)?.deadLetters;
  const state = useTableState({ ...query, loading: query.loading && !letters });
  return (
    <section>
      <h3 className="m-0 text-xl">{words.dead}</h3>
      <p className="mt-2 mb-4 max-w-measure text-ink-soft">{words.deadLead}</p>
      <DataTable
        label={words.dead}
        columns={columns}
        rows={letters?.nodes ?? []}
        rowKey={({ id }) => id}
        state={state}
        onRetry={() => void query.refetch().catch(() => undefined)}
        place={table}
        endCursor={nextCursor(letters)}
        emptyTitle={words.emptyTitle}
        emptyText={words.emptyText}
      />
    </section>
  );
}

function Acts({ letter }: { letter: DeadLetterRowFragment }) {
  const [asking, setAsking] = useState(false);
  const retry = useOperation(RetryDeadLetterDocument, words.retried, reads);
  const discard = useOperation(DiscardDeadLetterDocument, words.discarded, reads);
  const { id, queue } = letter;
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button
        size="sm"
        aria-label={words.retryOf(queue)}
        pending={retry.pending}
        onClick={() => void retry.run({ id })}
      >
        {words.retry}
      </Button>
      <Button
        size="sm"
        variant="danger"
        aria-label={words.discardOf(queue)}
        onClick={() => setAsking(true)}
      >
        {words.discard}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.discardTitle}
        description={words.discardText(queue)}
        confirmLabel={words.discard}
        pending={discard.pending}
        onConfirm={() => void discard.run({ id }).then(() => setAsking(false))}
      />
    </div>
  );
}
