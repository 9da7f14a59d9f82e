import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { BringTree } from '#tree/files/bring-tree.tsx';
import { filesWords as words } from '#tree/files/files.en.ts';
import { ImportList } from '#tree/files/import-list.tsx';
import { TakeTree } from '#tree/files/take-tree.tsx';
import type { Data } from './+data.ts';

/** The tree as a file, in both directions. */
export function Page(): ReactElement {
  const { mayExport, mayIncludeLiving, imports, person } = useData<Data>();
  const { viewer } = usePageContext();
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={words.title}
        lead={mayExport ? words.lead : words.notYours}
        above={
          <a href="/family-tree" className="link inline-block py-1">
            {words.back}
          </a>
        }
      />
      {mayExport ? (
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
          {imports && viewer ? (
            <BringTree memberId={viewer.id} />
          ) : (
            <p className="m-0 text-ink-soft">{words.bring.notForYou}</p>
          )}
          <TakeTree mayIncludeLiving={mayIncludeLiving} person={person} />
        </div>
      ) : null}
      {imports ? <ImportList first={imports} timeZone={viewer?.timeZone ?? 'UTC'} /> : null}
    </div>
  );
}
