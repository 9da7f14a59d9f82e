import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { Download, MessageCircle } from 'lucide-react';
import type { ReactElement } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { DeleteRecording } from '#recordings/library/delete-recording.tsx';
import { voiceRecordingsPath } from '#recordings/pages/paths.ts';
import { deleteRecording } from '#recordings/recordings-calls.ts';
import { ItemDetails } from '#vault/item/item-details.tsx';
import type { KnownItem } from '#vault/item/known-item.ts';
import { viewerWords as words } from './viewer.en.ts';

interface ViewerPanelProps {
  readonly item: KnownItem;
  readonly onChanged: () => Promise<void>;
  readonly onDeleted: () => void;
}

/** What is known of the item that is viewed, and what can be done with it. */
export function ViewerPanel({ item, onChanged, onDeleted }: ViewerPanelProps): ReactElement {
  const { viewer } = usePageContext();
  const { recording, mayDelete } = item;
  const { id, title, note, downloadUrl } = recording;
  return (
    <aside
      aria-label={words.details}
      className="max-h-[50%] shrink-0 overflow-y-auto border-t border-rule bg-raised p-5 lg:max-h-none lg:w-96 lg:border-t-0 lg:border-l"
    >
      <h2 className="mt-0 mb-3 text-xl [overflow-wrap:anywhere]">{title}</h2>
      {note ? <p className="mt-0 mb-4 whitespace-pre-line">{note}</p> : null}
      <ItemDetails item={item} timeZone={viewer?.timeZone ?? 'UTC'} onChanged={onChanged} />
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
          <Icon as={MessageCircle} />
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
    </aside>
  );
}
