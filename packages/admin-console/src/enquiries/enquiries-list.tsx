import { useQuery } from '@apollo/client/react';
import { contactTopic, enquiryKinds } from '@infinite/schema/catalogue/enquiries';
import { EnquiriesDocument, type EnquiryRowFragment } from '@infinite/schema/generated/graphql';
import { enquiryMailWords, enquiryListWords as words } from '@infinite/schema/words/enquiries.en';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { DataTable } from '#components/data-table.tsx';
import type { TableColumn } from '#components/table-column.ts';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { momentHere } from '#content/post-moment.ts';

const columns: readonly TableColumn<EnquiryRowFragment>[] = [
  { key: 'name', header: words.columns.name, cell: ({ name, email }) => `${name} · ${email}` },
  { key: 'kind', header: words.columns.kind, cell: ({ kind }) => enquiryMailWords.kinds[kind] },
  {
    key: 'about',
    header: words.columns.about,
    cell: ({ topic, reference }) => contactTopic(topic)?.label ?? reference,
  },
  {
    key: 'received',
    header: words.columns.received,
    cell: ({ receivedAt }) => momentHere(receivedAt),
  },
  {
    key: 'state',
    header: words.columns.state,
    cell: ({ answeredAt }) => (answeredAt ? words.answered : words.open),
  },
];

/** What people wrote through the forms of the site, newest first. */
export function EnquiriesList() {
  const links = usePlaceLinks();
  const place = useTablePlace({ by: 'received', descending: true });
  const kind = enquiryKinds.find((known) => known === place.filter('category'));
  const state = place.filter('state');
  const query = useQuery(EnquiriesDocument, {
    variables: {
      kind: kind ?? null,
      answered: state === 'answered' ? true : state === 'open' ? false : null,
      search: place.search,
      after: place.after,
    },
  });
  const found = (query.data ?? query.previousData)?.enquiries;
  return (
    <>
      <h2 className="m-0 mb-4 text-2xl">{words.title}</h2>
      <DataTable
        label={words.title}
        columns={columns}
        rows={found?.nodes ?? []}
        rowKey={({ id }) => id}
        linkOf={({ id }) => links.to({ enquiry: id })}
        state={useTableState(query)}
        onRetry={() => void query.refetch().catch(() => undefined)}
        place={place}
        searchLabel={words.search}
        filters={{
          inLine: (
            <>
              <Field label={words.kind} hideLabel>
                <Select
                  value={kind ?? ''}
                  onChange={({ target }) => place.setFilter('category', target.value || null)}
                >
                  <option value="">{words.anyKind}</option>
                  {enquiryKinds.map((each) => (
                    <option key={each} value={each}>
                      {enquiryMailWords.kinds[each]}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={words.state} hideLabel>
                <Select
                  value={state ?? ''}
                  onChange={({ target }) => place.setFilter('state', target.value || null)}
                >
                  <option value="">{words.anyState}</option>
                  <option value="open">{words.open}</option>
                  <option value="answered">{words.answered}</option>
                </Select>
              </Field>
            </>
          ),
          names: ['state', 'category'],
        }}
        endCursor={found?.pageInfo.hasNextPage ? (found.pageInfo.endCursor ?? null) : null}
        summary={words.summary(found?.totalCount ?? 0)}
        emptyTitle={words.emptyTitle}
        emptyText={words.emptyText}
      />
    </>
  );
}
