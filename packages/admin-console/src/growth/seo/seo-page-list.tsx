import { useQuery } from '@apollo/client/react';
import { seoAuditLimits } from '@infinite/schema/catalogue/growth';
import { SeoPagesDocument } from '@infinite/schema/generated/graphql';
import { seoWords as words } from '#growth/growth-seo.en.ts';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { DataTable } from '#components/data-table.tsx';
import { nextCursor } from '#components/next-cursor.ts';
import { formatCount } from '#components/figures.ts';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import { pageColumns } from './seo-columns.tsx';

/** Every page that an audit read, by its address. */
export function SeoPageList({ runId }: { runId: string }) {
  const place = useTablePlace({ by: 'path', descending: false });
  const onlyWithProblems = place.filter('pages') === 'problems';
  const query = useQuery(SeoPagesDocument, {
    variables: {
      ...{ runId, search: place.search, onlyWithProblems, after: place.after },
      first: seoAuditLimits.listPage,
    },
  });
  const found = (query.data ?? query.previousData)?.seoPages;
  const count = found?.totalCount ?? 0;
  return (
    <DataTable
      label={words.pagesTitle}
      columns={pageColumns}
      rows={found?.nodes ?? []}
      rowKey={({ path }) => path}
      state={useTableState(query)}
      onRetry={() => void query.refetch().catch(() => undefined)}
      place={place}
      searchLabel={words.searchPages}
      filters={{
        inLine: (
          <Field label={words.which} hideLabel>
            <Select
              value={onlyWithProblems ? 'problems' : ''}
              onChange={({ target }) => place.setFilter('pages', target.value || null)}
            >
              <option value="">{words.everyPage}</option>
              <option value="problems">{words.onlyWithProblems}</option>
            </Select>
          </Field>
        ),
        names: ['pages'],
      }}
      endCursor={nextCursor(found)}
      summary={words.pagesFound(formatCount(count), count === 1)}
      emptyTitle={words.noPage}
      emptyText={words.noneFoundText}
    />
  );
}
