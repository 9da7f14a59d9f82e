import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { treeSourcesPath } from '#tree/paths.ts';
import { OneSource } from '#tree/sources/one-source.tsx';
import { sourcesWords as words } from '#tree/sources/sources.en.ts';
import type { Data } from './+data.ts';

/** A source, and what rests on it. */
export function Page(): ReactElement {
  const { source, uses } = useData<Data>();
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={source.title || words.untitled}
        lead={words.uses(source.uses)}
        above={
          <a className="link" href={treeSourcesPath}>
            {words.title}
          </a>
        }
      />
      <OneSource first={source} uses={uses} />
    </div>
  );
}
