import { useQuery } from '@apollo/client/react';
import { deliveryPlaces, operatorListPage } from '@infinite/schema/catalogue/operations';
import {
  LeaveUnresolvedDeliveryDocument,
  OperatorDeliveriesDocument,
  RetryFailedDeliveryDocument,
  type OperatorDeliveryRowFragment,
} from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { DataTable } from '#components/data-table.tsx';
import { formatCount } from '#components/figures.ts';
import type { TableColumn } from '#components/table-column.ts';
import { Moment } from '#components/moment.tsx';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import { readAgainEveryMs } from './read-again.ts';
import { OnlyWith } from '#platform/platform-context.tsx';
import { useOperation } from './use-operation.ts';

const words = databaseConsoleWords.deliveries;
type Row = OperatorDeliveryRowFragment;

const columns: readonly TableColumn<Row>[] = [
  { key: 'due', header: words.columns.due, cell: ({ dueAt }) => <Moment at={dueAt} /> },
  { key: 'to', header: words.columns.to, cell: ({ maskedAddress }) => maskedAddress },
  { key: 'state', header: words.columns.state, cell: ({ state }) => wordOf(words.states, state) },
  {
    key: 'attempts',
    header: words.columns.attempts,
    figures: true,
    cell: ({ attempts }) => formatCount(attempts),
  },
  {
    key: 'problem',
    header: words.columns.problem,
    cell: problemOf,
  },
  {
    key: 'acts',
    header: words.columns.acts,
    cell: (delivery) => (
      <OnlyWith right="operations.write">
        <Acts delivery={delivery} />
      </OnlyWith>
    ),
  },
];

/** Deliveries that need attention; the filter is in the address. */
export function OperatorDeliveries() {
  const table = useTablePlace({ by: 'due', descending: true });
  const place = deliveryPlaces.find((name) => name === table.filter('show')) ?? 'FAILED';
  const { data, previousData, ...query } = useQuery(OperatorDeliveriesDocument, {
    variables: { place, first: operatorListPage.first, after: table.after },
    pollInterval: readAgainEveryMs,
  });
  const deliveries = (data ?? previousData)?.operatorDeliveries;
  const state = useTableState({ ...query, loading: query.loading && !data });
  return (
    <DataTable
      label={words.label}
      columns={columns}
      rows={deliveries?.nodes ?? []}
      rowKey={({ id }) => id}
      state={state}
      onRetry={() => void query.refetch().catch(() => undefined)}
      place={table}
      filters={{
        inLine: (
          <Field label={words.show} hideLabel>
            <Select value={place} onChange={({ target }) => table.setFilter('show', target.value)}>
              {deliveryPlaces.map((name) => (
                <option key={name} value={name}>
                  {words.places[name]}
                </option>
              ))}
            </Select>
          </Field>
        ),
        names: [],
      }}
      endCursor={deliveries?.pageInfo.hasNextPage ? (deliveries.pageInfo.endCursor ?? null) : null}
      emptyTitle={words.emptyTitle}
      emptyText={words.emptyText}
    />
  );
}

const reads = ['DeliveryHealth', 'OperatorDeliveries', 'StandingNotices'];

/** Failed ones can be resent; ones of unknown outcome can be settled. */
function Acts({ delivery }: { delivery: Row }) {
  const retry = useOperation(RetryFailedDeliveryDocument, words.retried, reads);
  const leave = useOperation(LeaveUnresolvedDeliveryDocument, words.left, reads);
  const { id, state, setAsideReason, leftAsIs, maskedAddress } = delivery;
  const isUnresolved = state === 'UNRESOLVED';
  if (state !== 'FAILED' && !isUnresolved && !setAsideReason) return <>–</>;
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        size="sm"
        aria-label={(isUnresolved ? words.sendAgainOf : words.retryOf)(maskedAddress)}
        pending={retry.pending}
        onClick={() => void retry.run({ id })}
      >
        {isUnresolved ? words.sendAgain : words.retry}
      </Button>
      {isUnresolved && !leftAsIs ? (
        <Button
          size="sm"
          aria-label={words.leaveOf(maskedAddress)}
          pending={leave.pending}
          onClick={() => void leave.run({ id })}
        >
          {words.leave}
        </Button>
      ) : null}
    </span>
  );
}

function problemOf({ problem, setAsideReason }: Row) {
  if (setAsideReason) return wordOf(words.setAside, setAsideReason);
  return problem ? wordOf(words.problems, problem) : '–';
}

function wordOf(known: Readonly<Record<string, string>>, name: string): string {
  return known[name] ?? name;
}
