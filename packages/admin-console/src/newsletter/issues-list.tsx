import { useQuery } from '@apollo/client/react';
import {
  NewsletterIssuesDocument,
  type NewsletterIssuesQuery,
} from '@infinite/schema/generated/graphql';
import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { LinkButton } from '@infinite/ui/link-button';
import { Moment } from '#components/moment.tsx';
import { nextCursor } from '#components/next-cursor.ts';
import { DataTable } from '#components/data-table.tsx';
import type { TableColumn } from '#components/table-column.ts';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import { OnlyWith } from '#platform/platform-context.tsx';
import { usePlaceLinks, type PlaceLink } from '#platform/use-place-links.ts';
import { IssueState } from './issue-state.tsx';

const words = emailPlaceWords.issues;
type Row = NewsletterIssuesQuery['newsletterIssues']['nodes'][number];

const columns: readonly TableColumn<Row>[] = [
  { key: 'subject', header: words.columns.subject, cell: subjectOf },
  { key: 'state', header: words.columns.state, cell: ({ state }) => <IssueState state={state} /> },
  {
    key: 'recipients',
    header: words.columns.recipients,
    cell: ({ report }) => report.recipients.toLocaleString('en'),
    figures: true,
  },
  {
    key: 'sent',
    header: words.columns.sent,
    cell: ({ report }) => report.sent.toLocaleString('en'),
    figures: true,
  },
  {
    key: 'date',
    header: words.columns.date,
    cell: ({ sendAt, startedAt, updatedAt }) => <Moment at={sendAt ?? startedAt ?? updatedAt} />,
  },
];

function subjectOf({ subject, kind }: Row): string {
  const gathered = words.kinds[kind];
  return `${subject || words.untitled}${gathered ? ` (${gathered})` : ''}`;
}

/** Every issue, newest first. */
export function IssuesList({ adding }: { adding: PlaceLink }) {
  const links = usePlaceLinks();
  const place = useTablePlace({ by: 'date', descending: true });
  const query = useQuery(NewsletterIssuesDocument, {
    variables: { first: 25, after: place.after },
    fetchPolicy: 'cache-and-network',
  });
  const found = (query.data ?? query.previousData)?.newsletterIssues;
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={found?.nodes ?? []}
      rowKey={({ id }) => id}
      linkOf={({ id }) => links.to({ issue: id, after: null })}
      state={useTableState(query)}
      onRetry={() => void query.refetch().catch(() => undefined)}
      place={place}
      actions={
        <OnlyWith right="newsletter.write">
          <LinkButton {...adding} size="sm" variant="primary">
            {words.add}
          </LinkButton>
        </OnlyWith>
      }
      endCursor={nextCursor(found)}
      emptyTitle={words.emptyTitle}
      emptyText={words.emptyText}
    />
  );
}
