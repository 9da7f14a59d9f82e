import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { ShownRecording } from '#collaboration/components/shown-recording.tsx';
import { RecordingInTree } from '#tree/voices/recording-in-tree.tsx';
import { ItemMarks } from '#vault/components/item-marks.tsx';
import { kindsOf } from '#vault/grid/vault-filter.ts';
import { ItemDetails } from '#vault/item/item-details.tsx';
import { vaultItemPath, vaultPathOf } from '#vault/paths.ts';
import { vaultWords as words } from '#vault/vault.en.ts';
import { LateViewer } from '#vault/viewer/late-viewer.tsx';
import { viewerWords } from '#vault/viewer/viewer.en.ts';
import type { Data } from './+data.ts';

/** An item by its own address: a page without scripts, and with them the viewer over it. */
export function Page(): ReactElement {
  const { viewer } = usePageContext();
  const { item, marks, filter } = useData<Data>();
  const { recording, before, after } = item;
  const [id, setId] = useState<string | null>(null);
  useEffect(() => setId(recording.id), [recording.id]);
  const show = useCallback(
    (next: string) => {
      history.replaceState(history.state, '', vaultItemPath(next, filter));
      setId(next);
    },
    [filter],
  );
  const month = recording.facts?.taken.local.slice(0, 7) ?? '';
  const [later, earlier] = [before[0], after[0]];
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={recording.title}
        above={
          <a className="link" href={vaultPathOf(filter, { from: month })}>
            {words.title}
          </a>
        }
      />
      <div className="max-w-[800px]">
        <ShownRecording recording={recording} />
        {recording.note ? (
          <p className="mt-4 mb-0 max-w-measure whitespace-pre-line">{recording.note}</p>
        ) : null}
        <ItemMarks recordingId={recording.id} marks={marks} />
        <div className="mt-6">
          <ItemDetails
            item={item}
            timeZone={viewer?.timeZone ?? 'UTC'}
            onChanged={() => Promise.resolve(location.reload())}
          />
        </div>
        <RecordingInTree recording={recording} />
        <nav aria-label={words.lead} className="mt-6 flex flex-wrap gap-3">
          {later ? (
            <LinkButton href={vaultItemPath(later.id, filter)}>{viewerWords.later}</LinkButton>
          ) : null}
          {earlier ? (
            <LinkButton href={vaultItemPath(earlier.id, filter)}>{viewerWords.earlier}</LinkButton>
          ) : null}
        </nav>
      </div>
      <LateViewer
        id={id}
        first={item}
        kinds={kindsOf(filter)}
        onShow={show}
        onChanged={() => Promise.resolve()}
        onClose={(last) => {
          const from = last?.recording.facts?.taken.local.slice(0, 7) ?? '';
          location.assign(vaultPathOf(filter, { from }));
        }}
      />
    </div>
  );
}
