import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { SpaceUsed } from '#dashboard/components/space-used.tsx';
import { LegacyAreas } from '#progress/components/legacy-areas.tsx';
import { progressWords as words } from '#progress/progress.en.ts';
import type { Data } from './+data.ts';

/** What the family has kept so far, and ideas for what comes next. */
export function Page(): ReactElement | null {
  const { viewer } = usePageContext();
  const { areas, space } = useData<Data>();
  if (!viewer) return null;
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.pageTitle} lead={words.lead(viewer.family.name)} />
      <LegacyAreas areas={areas} />
      {space ? (
        <section aria-labelledby="space" className="mt-10">
          <h2 id="space" className="m-0 mb-3 text-2xl">
            {words.space}
          </h2>
          <SpaceUsed {...space} />
        </section>
      ) : (
        <p className="text-ink-soft">{words.empty}</p>
      )}
    </div>
  );
}
