import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Icon } from '@infinite/ui/icon';
import { useToast } from '@infinite/ui/use-toast';
import { CalendarDays, Trash2 } from 'lucide-react';
import { createElement, useState, type ReactElement } from 'react';
import { loadOnce, useWhenOpened } from '@infinite/ui/load-when-opened';
import { MakeStory } from '#stories/components/make-story.tsx';
import { vaultWords } from '#vault/vault.en.ts';
import type { GridItem } from './grid-blocks.ts';
import { removeItems } from './remove-items.ts';

const words = vaultWords.selecting;

const datePanel = loadOnce(async () => (await import('#vault/item/date-items.tsx')).DateItems);

interface SelectionBarProps {
  readonly items: readonly GridItem[];
  readonly onEnd: () => void;
  /** Something of the family's items is different now. */
  readonly onChanged: () => Promise<void>;
}

/** What can be done with the selected items; it stands at the foot of the window. */
export function SelectionBar({ items, onEnd, onChanged }: SelectionBarProps): ReactElement {
  const [asks, setAsks] = useState<'date' | 'remove' | null>(null);
  const [removing, setRemoving] = useState(false);
  const toast = useToast();
  const DateItems = useWhenOpened(datePanel, asks === 'date', () => setAsks(null));
  const finish = async () => {
    setAsks(null);
    onEnd();
    await onChanged();
  };
  const remove = async () => {
    setRemoving(true);
    const { removed, left } = await removeItems(items.map(({ id }) => id));
    setRemoving(false);
    const title = removed > 0 ? vaultWords.remove.done(removed) : vaultWords.remove.left(left);
    const said = removed > 0 ? `${vaultWords.remove.left(left)}. ` : '';
    const description = left > 0 ? said + vaultWords.remove.leftWhy : undefined;
    toast.show({ title, description, tone: left > 0 ? 'danger' : 'plain' });
    await finish();
  };
  const isEmpty = items.length === 0;
  return (
    <section
      aria-label={words.label}
      className="sticky bottom-[calc(var(--page-foot,0px)+8px)] z-20 mt-4 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-md border border-edge bg-raised px-4 py-2 shadow-float"
    >
      <p role="status" className="m-0 mr-auto font-semibold">
        {isEmpty ? words.none : words.count(items.length)}
      </p>
      {isEmpty ? null : (
        <>
          <Button size="sm" variant="quiet" onClick={() => setAsks('date')}>
            <Icon as={CalendarDays} />
            {words.date}
          </Button>
          <MakeStory size="sm" variant="quiet" recordingIds={items.map(({ id }) => id)} />
          <Button
            size="sm"
            variant="quiet"
            className="text-danger"
            onClick={() => setAsks('remove')}
          >
            <Icon as={Trash2} />
            {words.remove}
          </Button>
        </>
      )}
      <Button size="sm" onClick={onEnd}>
        {words.done}
      </Button>
      {DateItems && asks === 'date'
        ? createElement(DateItems, {
            ids: items.map(({ id }) => id),
            onClose: () => setAsks(null),
            onDone: finish,
          })
        : null}
      <ConfirmDialog
        open={asks === 'remove'}
        onOpenChange={() => setAsks(null)}
        title={vaultWords.remove.title(items.length)}
        description={vaultWords.remove.body(titlesOf(items))}
        confirmLabel={vaultWords.remove.confirm}
        cancelLabel={vaultWords.remove.cancel}
        pending={removing}
        pendingLabel={vaultWords.remove.pending}
        onConfirm={() => void remove()}
      />
    </section>
  );
}

const named = 3;

/** The first few by name: who deletes should see what. */
function titlesOf(items: readonly GridItem[]): string {
  const titles = items.slice(0, named).map(({ title }) => `“${title}”`);
  const more = items.length - titles.length;
  return more > 0 ? `${titles.join(', ')} ${vaultWords.remove.more(more)}` : titles.join(', ');
}
