import { Icon } from '@infinite/ui/icon';
import { loadOnce, useWhenOpened } from '@infinite/ui/load-when-opened';
import { LinkButton } from '@infinite/ui/link-button';
import type { ItemMarksQuery, NamedPeopleFragment } from '@infinite/schema/generated/graphql';
import { Download, FileText } from 'lucide-react';
import { createElement, type ReactElement } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { DeleteRecording } from '#recordings/library/delete-recording.tsx';
import { voiceRecordingsPath } from '#recordings/pages/paths.ts';
import { deleteRecording } from '#recordings/recordings-calls.ts';
import { MarksOf } from '#vault/components/item-marks.tsx';
import { ItemDetails } from '#vault/item/item-details.tsx';
import type { KnownItem } from '#vault/item/known-item.ts';
import type { NamedPerson } from '#vault/people/people-in-item.tsx';
import { viewerWords as words } from './viewer.en.ts';

const talk = loadOnce(async () => (await import('./panel-talk.tsx')).PanelTalk);

interface ViewerPanelProps {
  readonly item: KnownItem;
  /** Null until they are read. */
  readonly marks: ItemMarksQuery | null;
  readonly onNamed: (named: NamedPeopleFragment) => void;
  /** For photos: begins to say where somebody is. */
  readonly onPoint: ((person: NamedPerson) => void) | undefined;
  readonly onChanged: () => Promise<void>;
  readonly onDeleted: () => void;
}

/** What is known of the item that is viewed, and what can be done with it. */
export function ViewerPanel(props: ViewerPanelProps): ReactElement {
  const { item, marks, onNamed, onPoint, onChanged, onDeleted } = props;
  const { viewer } = usePageContext();
  const { recording, mayDelete } = item;
  const { id, title, note, downloadUrl } = recording;
  const Talk = useWhenOpened(talk, true, () => undefined);
  return (
    <aside
      aria-label={words.details}
      className="max-h-[50%] shrink-0 overflow-y-auto border-t border-rule bg-raised p-5 lg:max-h-none lg:w-96 lg:border-t-0 lg:border-l"
    >
      <h2 className="mt-0 mb-3 text-xl [overflow-wrap:anywhere]">{title}</h2>
      {note ? <p className="mt-0 mb-4 whitespace-pre-line">{note}</p> : null}
      {marks ? (
        <MarksOf recordingId={id} {...{ marks, onNamed, onPoint }} named={marks.peopleInItem} />
      ) : null}
      <div className="mt-6">
        <ItemDetails item={item} timeZone={viewer?.timeZone ?? 'UTC'} onChanged={onChanged} />
      </div>
      <div
        role="group"
        aria-label={words.acts}
        className="mt-4 -ml-3 flex flex-wrap gap-x-2 border-t border-rule pt-3"
      >
        <LinkButton variant="quiet" className="px-3!" href={downloadUrl} download>
          <Icon as={Download} />
          {words.download}
        </LinkButton>
        <LinkButton variant="quiet" className="px-3!" href={`${voiceRecordingsPath}/${id}`}>
          <Icon as={FileText} />
          {words.openPage}
        </LinkButton>
        {mayDelete ? (
          <DeleteRecording
            recording={recording}
            onDelete={async () => {
              await deleteRecording(id);
              onDeleted();
            }}
          />
        ) : null}
      </div>
      {Talk ? createElement(Talk, { id, title }) : null}
    </aside>
  );
}
