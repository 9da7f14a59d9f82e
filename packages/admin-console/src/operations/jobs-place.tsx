import { useQuery } from '@apollo/client/react';
import { JobQueuesDocument, type JobQueuesQuery } from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { formatCount } from '#components/figures.ts';
import type { TableColumn } from '#components/table-column.ts';
import { useTableState } from '#components/use-table-state.ts';
import { DeadLetters } from './dead-letters.tsx';
import { PlainTable } from '#components/plain-table.tsx';
import { readAgainEveryMs } from './read-again.ts';
import { Reading } from './reading.tsx';

const words = databaseConsoleWords.jobs;
type Queue = JobQueuesQuery['jobQueues'][number];

const counts = ['waiting', 'active', 'retrying', 'dead'] as const;
const columns: readonly TableColumn<Queue>[] = [
  { key: 'name', header: words.columns.name, cell: (queue) => queue.name },
  ...counts.map((key) => ({
    key,
    header: words.columns[key],
    figures: true,
    cell: (queue: Queue) => formatCount(queue[key]),
  })),
];

/** The job queues, and the jobs that failed all attempts. */
export function JobsPlace() {
  const { previousData, ...query } = useQuery(JobQueuesDocument, {
    pollInterval: readAgainEveryMs,
  });
  const data = query.data ?? previousData;
  const state = useTableState(query);
  const again = () => void query.refetch().catch(() => undefined);
  return (
    <>
      <section className="pb-10">
        <h3 className="mt-0 mb-4 text-xl">{words.queues}</h3>
        <Reading state={state} onRetry={again} kept={data !== undefined} />
        {data ? (
          <PlainTable
            label={words.queues}
            columns={columns}
            rows={data.jobQueues}
            rowKey={({ name }) => name}
          />
        ) : null}
      </section>
      <DeadLetters />
    </>
  );
}
