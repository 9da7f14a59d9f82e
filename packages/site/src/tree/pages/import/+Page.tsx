import { PageHeading } from '@infinite/ui/page-heading';
import { useEffect, useRef, type ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { filesWords as words } from '#tree/files/files.en.ts';
import { ImportMatches } from '#tree/files/import-matches.tsx';
import { ImportReport } from '#tree/files/import-report.tsx';
import { ImportSteps } from '#tree/files/import-steps.tsx';
import { treeFilesPath } from '#tree/files/paths.ts';
import { useImport } from '#tree/files/use-import.ts';
import type { Data } from './+data.ts';

/** One file on its way into the tree. */
export function Page(): ReactElement {
  const { first, problems, matches } = useData<Data>();
  const { shown, show } = useImport(first);
  // The lists of the analysis come with the page: once it has ended, the page is read again.
  const wasReading = useRef(first.summary === null);
  useEffect(() => {
    if (wasReading.current && shown.state === 'READY') window.location.reload();
  }, [shown.state]);
  const isLooked = shown.summary !== null;
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={<span className="wrap-anywhere">{shown.fileName || words.preview.pageTitle}</span>}
        above={
          <a href={treeFilesPath} className="link inline-block py-1">
            {words.title}
          </a>
        }
      />
      <ImportSteps shown={shown} onChange={show} />
      {shown.state === 'READY' && shown.matchCount > 0 ? (
        <ImportMatches importId={shown.id} first={matches} mayDecide={shown.mayDecide} />
      ) : null}
      {isLooked && shown.state !== 'CANCELED' ? (
        <ImportReport importId={shown.id} count={shown.problemCount} first={problems} />
      ) : null}
    </div>
  );
}
