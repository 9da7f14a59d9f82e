import { useQuery } from '@apollo/client/react';
import {
  NewsletterImportsDocument,
  type NewsletterImportFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { Badge } from '@infinite/ui/badge';
import { LinkButton } from '@infinite/ui/link-button';
import { DataTable } from '#components/data-table.tsx';
import { nextCursor } from '#components/next-cursor.ts';
import { formatCount } from '#components/figures.ts';
import { Moment } from '#components/moment.tsx';
import type { TableColumn } from '#components/table-column.ts';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import { OnlyWith } from '#platform/platform-context.tsx';
import { usePlaceLinks, type PlaceLink } from '#platform/use-place-links.ts';

const words = emailPlaceWords.imports;
type Row = NewsletterImportFieldsFragment;

const columns: readonly TableColumn<Row>[] = [
  {
    key: 'file',
    header: words.columns.file,
    cell: ({ fileName }) => <span className="wrap-anywhere">{fileName || words.unnamed}</span>,
  },
  {
    key: 'by',
    header: words.columns.by,
    cell: ({ importedBy }) => importedBy ?? words.somebody,
  },
  { key: 'at', header: words.columns.at, cell: ({ at }) => <Moment at={at} /> },
  {
    key: 'added',
    header: words.columns.added,
    figures: true,
    cell: ({ added }) => formatCount(added),
  },
  {
    key: 'known',
    header: words.columns.known,
    figures: true,
    cell: ({ known }) => formatCount(known),
  },
  {
    key: 'refused',
    header: words.columns.refused,
    figures: true,
    cell: ({ refused }) => formatCount(refused),
  },
  {
    key: 'state',
    header: words.columns.state,
    cell: ({ undoneAt }) =>
      undoneAt ? <Badge>{words.undone}</Badge> : <Badge tone="success">{words.done}</Badge>,
  },
];

/** Every import of subscribers, newest first. */
export function ImportsList({ importing }: { importing: PlaceLink }) {
  const links = usePlaceLinks();
  const place = useTablePlace({ by: 'at', descending: true });
  const query = useQuery(NewsletterImportsDocument, {
    variables: { first: 25, after: place.after },
    fetchPolicy: 'cache-and-network',
  });
  const found = (query.data ?? query.previousData)?.newsletterImports;
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={found?.nodes ?? []}
      rowKey={({ id }) => id}
      linkOf={({ id }) => links.to({ opened: id, after: null })}
      state={useTableState(query)}
      onRetry={() => void query.refetch().catch(() => undefined)}
      place={place}
      actions={
        <OnlyWith right="newsletter.write">
          <LinkButton {...importing} size="sm" variant="primary">
            {words.start}
          </LinkButton>
        </OnlyWith>
      }
      endCursor={nextCursor(found)}
      emptyTitle={words.emptyTitle}
      emptyText={words.emptyText}
    />
  );
}
