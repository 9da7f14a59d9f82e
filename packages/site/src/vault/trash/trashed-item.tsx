import type { TrashQuery } from '@infinite/schema/generated/graphql';
import {
  EraseRecordingDocument,
  RestoreRecordingDocument,
} from '@infinite/schema/generated/operations';
import { sizeWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { ItemPicture } from '#vault/components/item-picture.tsx';
import { timelineWords } from '#vault/timeline.en.ts';
import { trashWords as words } from './trash.en.ts';

interface TrashedItemProps {
  readonly item: TrashQuery['trash']['nodes'][number];
  /** It is not in the trash any more. */
  readonly onGone: () => void;
}

/** One deleted item: what it is, how long it can be restored, and both ways out. */
export function TrashedItem({ item, onGone }: TrashedItemProps): ReactElement {
  const { recording, daysLeft } = item;
  const { id, title, kind, bytes } = recording;
  const restore = useAct(RestoreRecordingDocument);
  const erase = useAct(EraseRecordingDocument);
  const [asks, setAsks] = useState(false);
  const onRestore = async () => {
    if (await restore.act({ id }, words.restored(title))) onGone();
  };
  const onErase = async () => {
    const isErased = await erase.act({ id }, words.erased(title));
    setAsks(false);
    if (isErased) onGone();
  };
  return (
    <li className="flex flex-wrap items-center gap-4 border-b border-rule py-4 last:border-b-0">
      <div className="size-16 shrink-0">
        <ItemPicture item={recording} />
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <p className="m-0 [overflow-wrap:anywhere]">{title}</p>
        <p className="m-0 text-sm text-ink-soft">
          {[timelineWords.kinds[kind], sizeWords(bytes), words.left(daysLeft)].join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-label={words.restoreOne(title)}
          disabled={!restore.ready}
          pending={restore.pending}
          onClick={() => void onRestore()}
        >
          {words.restore}
        </Button>
        <Button
          variant="quiet"
          className="px-3! text-danger"
          aria-label={words.eraseOne(title)}
          disabled={!erase.ready}
          onClick={() => setAsks(true)}
        >
          {words.erase}
        </Button>
      </div>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={words.eraseTitle}
        description={words.eraseText(title)}
        confirmLabel={words.eraseConfirm}
        cancelLabel={words.keep}
        pending={erase.pending}
        pendingLabel={words.erasing}
        onConfirm={() => void onErase()}
      />
    </li>
  );
}
