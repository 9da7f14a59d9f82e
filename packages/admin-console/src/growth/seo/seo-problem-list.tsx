import { useQuery } from '@apollo/client/react';
import { seoAuditLimits, seoProblemCodes } from '@infinite/schema/catalogue/growth';
import { SeoProblemsDocument } from '@infinite/schema/generated/graphql';
import { seoWords as words } from '#growth/growth-seo.en.ts';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { DataTable } from '#components/data-table.tsx';
import { nextCursor } from '#components/next-cursor.ts';
import { formatCount } from '#components/figures.ts';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import { problemColumns } from './seo-columns.tsx';

/** What an audit found, worst first. */
export function SeoProblemList({ runId, compared }: { runId: string; compared: boolean }) {
  const place = useTablePlace({ by: 'severity', descending: false });
  const kind = seoProblemCodes.find((code) => code === place.filter('kind')) ?? null;
  const onlyNew = place.filter('new') === 'yes';
  const query = useQuery(SeoProblemsDocument, {
    variables: {
      ...{ runId, search: place.search, code: kind, onlyNew, after: place.after },
      first: seoAuditLimits.listPage,
    },
  });
  const found = (query.data ?? query.previousData)?.seoProblems;
  const count = found?.totalCount ?? 0;
  return (
    <DataTable
      label={words.problemsTitle}
      columns={problemColumns}
      rows={found?.nodes ?? []}
      rowKey={({ path, code, detail }) => `${path} ${code} ${detail}`}
      state={useTableState(query)}
      onRetry={() => void query.refetch().catch(() => undefined)}
      place={place}
      searchLabel={words.searchProblems}
      filters={{
        inLine: (
          <>
            <Field label={words.kind} hideLabel>
              <Select
                value={kind ?? ''}
                onChange={({ target }) => place.setFilter('kind', target.value || null)}
              >
                <option value="">{words.allKinds}</option>
                {(found?.kinds ?? []).map((code) => (
                  <option key={code} value={code}>
                    {words.short[code]}
                  </option>
                ))}
              </Select>
            </Field>
            {compared ? (
              <Field label={words.news} hideLabel>
                <Select
                  value={onlyNew ? 'yes' : ''}
                  onChange={({ target }) => place.setFilter('new', target.value || null)}
                >
                  <option value="">{words.newsAll}</option>
                  <option value="yes">{words.onlyNew}</option>
                </Select>
              </Field>
            ) : null}
          </>
        ),
        names: ['kind', 'new'],
      }}
      endCursor={nextCursor(found)}
      summary={words.problemsFound(formatCount(count), count === 1)}
      emptyTitle={words.noneFound}
      emptyText={words.noneFoundText}
    />
  );
}
