import { useQuery } from '@apollo/client/react';
import { blogCategory } from '@infinite/schema/catalogue/blog';
import { subscriberStates } from '@infinite/schema/catalogue/newsletter';
import {
  NewsletterSubscribersDocument,
  type NewsletterSubscribersQuery,
} from '@infinite/schema/generated/graphql';
import { paceWords } from '@infinite/schema/words/newsletter.en';
import {
  emailPlaceWords,
  subscriberStateWords,
} from '@infinite/schema/words/newsletter-console.en';
import { Field } from '@infinite/ui/field';
import { LinkButton } from '@infinite/ui/link-button';
import { Select } from '@infinite/ui/select';
import { Moment } from '#components/moment.tsx';
import { nextCursor } from '#components/next-cursor.ts';
import { DataTable } from '#components/data-table.tsx';
import { ExportButton } from '#components/export-button.tsx';
import type { TableColumn } from '#components/table-column.ts';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import type { PlaceLink } from '#platform/use-place-links.ts';

const words = emailPlaceWords.subscribers;
type Row = NewsletterSubscribersQuery['newsletterSubscribers']['nodes'][number];

const columns: readonly TableColumn<Row>[] = [
  { key: 'email', header: words.columns.email, cell: ({ email }) => email },
  {
    key: 'state',
    header: words.columns.state,
    cell: ({ state }) => subscriberStateWords[state],
  },
  { key: 'pace', header: words.columns.pace, cell: ({ pace }) => paceWords[pace].label },
  {
    key: 'interests',
    header: words.columns.interests,
    cell: ({ interests }) =>
      interests.map((id) => blogCategory(id).name).join(', ') || words.everything,
  },
  {
    key: 'since',
    header: words.columns.since,
    cell: ({ confirmedAt, createdAt }) => <Moment at={confirmedAt ?? createdAt} />,
  },
];

/** Everybody who gave an address, newest first. */
export function SubscribersList({ importing }: { importing: PlaceLink }) {
  const place = useTablePlace({ by: 'since', descending: true });
  const state = subscriberStates.find((known) => known === place.filter('state'));
  const query = useQuery(NewsletterSubscribersDocument, {
    variables: { search: place.search, state: state ?? null, first: 25, after: place.after },
  });
  const found = (query.data ?? query.previousData)?.newsletterSubscribers;
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={found?.nodes ?? []}
      rowKey={({ id }) => id}
      state={useTableState(query)}
      onRetry={() => void query.refetch().catch(() => undefined)}
      place={place}
      searchLabel={words.search}
      filters={{
        inLine: (
          <Field label={words.state} hideLabel>
            <Select
              value={state ?? ''}
              onChange={({ target }) => place.setFilter('state', target.value || null)}
            >
              <option value="">{words.anyState}</option>
              {subscriberStates.map((each) => (
                <option key={each} value={each}>
                  {subscriberStateWords[each]}
                </option>
              ))}
            </Select>
          </Field>
        ),
        names: ['state'],
      }}
      actions={
        <>
          <LinkButton {...importing} size="sm">
            {words.import}
          </LinkButton>
          <ExportButton kind="subscribers" size="sm" label={words.export} />
        </>
      }
      endCursor={nextCursor(found)}
      summary={words.summary(found?.totalCount ?? 0)}
      emptyTitle={words.emptyTitle}
      emptyText={words.emptyText}
    />
  );
}
