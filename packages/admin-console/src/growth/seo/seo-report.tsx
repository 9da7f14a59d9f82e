import { useQuery } from '@apollo/client/react';
import { seoProblemCodes } from '@infinite/schema/catalogue/growth';
import { SeoRunDocument, type SeoRunFieldsFragment } from '@infinite/schema/generated/graphql';
import { seoWords as words } from '#growth/growth-seo.en.ts';
import { Checkbox } from '@infinite/ui/checkbox';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { formatCount } from '#components/figures.ts';
import { useTableState } from '#components/use-table-state.ts';
import { PlainTable } from '#components/plain-table.tsx';
import { Reading } from '#operations/reading.tsx';
import { usePlace } from '#platform/use-place.ts';
import { pageColumns, problemColumns } from './seo-columns.tsx';

/** The report of an audit: what to fix, and every page. */
export function SeoReport({ run }: { run: SeoRunFieldsFragment }) {
  const place = usePlace();
  const { data, ...query } = useQuery(SeoRunDocument, { variables: { id: run.id } });
  const state = useTableState({ ...query, loading: query.loading && !data });
  const kind = seoProblemCodes.find((code) => code === place.get('kind')) ?? null;
  const onlyNew = place.get('new') === 'yes';
  const report = data?.seoRun;
  const kinds = seoProblemCodes.filter((code) =>
    report?.problems.some((problem) => problem.code === code),
  );
  const problems =
    report?.problems.filter(
      (problem) => (kind === null || problem.code === kind) && (!onlyNew || problem.isNew),
    ) ?? [];
  const compared = typeof run.newProblems === 'number' && typeof run.solvedProblems === 'number';
  return (
    <div className="mt-6">
      <Reading state={state} onRetry={() => void query.refetch().catch(() => undefined)} />
      {report ? (
        <>
          <p className="m-0" role="status">
            {words.summary(formatCount(report.pagesDone), formatCount(report.problemCount))}{' '}
            {compared
              ? words.compared(
                  formatCount(run.newProblems ?? 0),
                  formatCount(run.solvedProblems ?? 0),
                )
              : null}
          </p>
          <section className="mt-6">
            <h3 className="m-0 text-xl">{words.problemsTitle}</h3>
            {report.problemCount === 0 ? (
              <p className="mt-2">{words.noProblems}</p>
            ) : (
              <>
                <div className="my-3 flex flex-wrap items-end gap-x-6 gap-y-3">
                  <Field label={words.kind} className="w-64">
                    <Select
                      value={kind ?? ''}
                      onChange={({ target }) => place.adjust({ kind: target.value })}
                    >
                      <option value="">{words.allKinds}</option>
                      {kinds.map((code) => (
                        <option key={code} value={code}>
                          {words.short[code]}
                        </option>
                      ))}
                    </Select>
                  </Field>
                  {compared ? (
                    <Checkbox
                      label={words.onlyNew}
                      checked={onlyNew}
                      onChange={({ target }) =>
                        place.adjust({ new: target.checked ? 'yes' : null })
                      }
                    />
                  ) : null}
                </div>
                <PlainTable
                  label={words.problemsTitle}
                  columns={problemColumns}
                  rows={problems}
                  rowKey={({ path, code, detail }) => `${path} ${code} ${detail}`}
                />
              </>
            )}
          </section>
          <section className="mt-10">
            <h3 className="m-0 mb-2 text-xl">{words.pagesTitle}</h3>
            <PlainTable
              label={words.pagesTitle}
              columns={pageColumns}
              rows={report.pages}
              rowKey={({ path }) => path}
            />
          </section>
        </>
      ) : null}
    </div>
  );
}
