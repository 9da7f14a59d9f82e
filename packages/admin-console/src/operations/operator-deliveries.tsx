import { useQuery } from '@apollo/client/react';
import { deliveryPlaces, operatorListPage } from '@infinite/schema/catalogue/operations';
import {
  OperatorDeliveriesDocument,
  type OperatorDeliveryRowFragment,
} from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { DataTable } from '#components/data-table.tsx';
import { nextCursor } from '#components/next-cursor.ts';
import { formatCount } from '#components/figures.ts';
import type { TableColumn } from '#components/table-column.ts';
import { Moment } from '#components/moment.tsx';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import { DeliveryActs } from './delivery-acts.tsx';
import { problemOf, stateOf } from './delivery-words.ts';
import { readAgainEveryMs } from './read-again.ts';
import { OnlyWith } from '#platform/platform-context.tsx';
import { usePlaceLinks } from '#platform/use-place-links.ts';

const words = databaseConsoleWords.deliveries;
type Row = OperatorDeliveryRowFragment;

const columns: readonly TableColumn<Row>[] = [
  { key: 'due', header: words.columns.due, cell: ({ dueAt }) => <Moment at={dueAt} /> },
  { key: 'to', header: words.columns.to, cell: ({ maskedAddress }) => maskedAddress },
  { key: 'state', header: words.columns.state, cell: stateOf },
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
        <DeliveryActs delivery={delivery} />
      </OnlyWith>
    ),
  },
];

/** Deliveries that need attention; the filter is in the address. */
export function OperatorDeliveries() {
  const links = usePlaceLinks();
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
      linkOf={({ id }) => links.to({ delivery: id })}
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
      endCursor={nextCursor(deliveries)}
      emptyTitle={words.emptyTitle}
      emptyText={words.emptyText}
    />
  );
}
