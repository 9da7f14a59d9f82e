import { useQuery } from '@apollo/client/react';
import { operatorListPage } from '@infinite/schema/catalogue/operations';
import {
  StorageByFamilyDocument,
  type StorageByFamilyQuery,
} from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { DataTable } from '#components/data-table.tsx';
import { nextCursor } from '#components/next-cursor.ts';
import { formatBytes, formatCount } from '#components/figures.ts';
import type { TableColumn } from '#components/table-column.ts';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';

const words = databaseConsoleWords.storage;
type Family = StorageByFamilyQuery['storageByFamily']['nodes'][number];

const columns: readonly TableColumn<Family>[] = [
  { key: 'family', header: words.familyColumns.family, cell: ({ name }) => name || '–' },
  {
    key: 'files',
    header: words.familyColumns.files,
    figures: true,
    cell: ({ files }) => formatCount(files),
  },
  {
    key: 'bytes',
    header: words.familyColumns.bytes,
    figures: true,
    cell: ({ bytes }) => formatBytes(bytes),
  },
];

/** What each family stores, the largest first; names alone. */
export function FamilyStorage() {
  const table = useTablePlace({ by: 'bytes', descending: true });
  const { data, previousData, ...query } = useQuery(StorageByFamilyDocument, {
    variables: { first: operatorListPage.first, after: table.after },
  });
  const list = (data ?? previousData)?.storageByFamily;
  const state = useTableState({ ...query, loading: query.loading && !list });
  return (
    <section className="pb-10">
      <h3 className="mt-0 mb-4 text-xl">{words.byFamily}</h3>
      <DataTable
        label={words.byFamily}
        columns={columns}
        rows={list?.nodes ?? []}
        rowKey={({ id }) => id}
        state={state}
        onRetry={() => void query.refetch().catch(() => undefined)}
        place={table}
        endCursor={nextCursor(list)}
        emptyTitle={words.nothing}
        emptyText={words.nothingText}
      />
    </section>
  );
}
