import type { SeoRunFieldsFragment } from '@infinite/schema/generated/graphql';
import { seoWords as words } from '#growth/growth-seo.en.ts';
import { formatCount } from '#components/figures.ts';
import { SubPlaces } from '#components/sub-places.tsx';
import { usePlace } from '#platform/use-place.ts';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { SeoPageList } from './seo-page-list.tsx';
import { SeoProblemList } from './seo-problem-list.tsx';

/** Query parameters of one of the lists only. */
const noList = { q: null, after: null, kind: null, new: null, pages: null };

/** The report of an audit: what to mend, and every page. */
export function SeoReport({ run }: { run: SeoRunFieldsFragment }) {
  const place = usePlace();
  const links = usePlaceLinks();
  const part = place.get('part') === 'pages' ? 'pages' : 'problems';
  const { newProblems, solvedProblems } = run;
  const compared = typeof newProblems === 'number' && typeof solvedProblems === 'number';
  return (
    <div className="mt-4">
      <p className="m-0" role="status">
        {words.summary(formatCount(run.pagesDone), formatCount(run.problemCount))}{' '}
        {compared ? words.compared(formatCount(newProblems), formatCount(solvedProblems)) : null}
      </p>
      <SubPlaces
        label={words.parts}
        places={[
          {
            key: 'problems',
            label: words.problemsTitle,
            link: links.to({ ...noList, part: null }),
            current: part === 'problems',
          },
          {
            key: 'pages',
            label: words.pagesTitle,
            link: links.to({ ...noList, part: 'pages' }),
            current: part === 'pages',
          },
        ]}
      />
      {part === 'pages' ? <SeoPageList runId={run.id} /> : null}
      {part === 'problems' && run.problemCount === 0 ? (
        <p className="mt-2">{words.noProblems}</p>
      ) : null}
      {part === 'problems' && run.problemCount > 0 ? (
        <SeoProblemList runId={run.id} compared={compared} />
      ) : null}
    </div>
  );
}
