import { useQuery } from '@apollo/client/react';
import {
  NewsletterSuppressionsDocument,
  type NewsletterSuppressionsQuery,
} from '@infinite/schema/generated/graphql';
import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { Moment } from '#components/moment.tsx';
import { nextCursor } from '#components/next-cursor.ts';
import { DataTable } from '#components/data-table.tsx';
import type { TableColumn } from '#components/table-column.ts';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';

const words = emailPlaceWords.suppressed;
type Row = NewsletterSuppressionsQuery['newsletterSuppressions']['nodes'][number];

const columns: readonly TableColumn<Row>[] = [
  { key: 'email', header: words.columns.email, cell: ({ email }) => email ?? words.erased },
  { key: 'reason', header: words.columns.reason, cell: ({ reason }) => words.reasons[reason] },
  { key: 'detail', header: words.columns.detail, cell: ({ detail }) => detail || '–' },
  { key: 'at', header: words.columns.at, cell: ({ at }) => <Moment at={at} /> },
];

/** Addresses that no longer get newsletters. */
export function SuppressedList() {
  const place = useTablePlace({ by: 'at', descending: true });
  const query = useQuery(NewsletterSuppressionsDocument, {
    variables: { first: 25, after: place.after },
  });
  const found = (query.data ?? query.previousData)?.newsletterSuppressions;
  return (
    <>
      <p className="m-0 mb-4 max-w-measure text-sm text-ink-soft">{words.lead}</p>
      <DataTable
        label={words.title}
        columns={columns}
        rows={found?.nodes ?? []}
        rowKey={({ id }) => id}
        state={useTableState(query)}
        onRetry={() => void query.refetch().catch(() => undefined)}
        place={place}
        endCursor={nextCursor(found)}
        emptyTitle={words.emptyTitle}
        emptyText={words.emptyText}
      />
    </>
  );
}
