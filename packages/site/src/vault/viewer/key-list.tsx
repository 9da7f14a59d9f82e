import { Dialog } from '@infinite/ui/dialog';
import type { ReactElement } from 'react';
import { viewerWords } from './viewer.en.ts';

const words = viewerWords.keys;

/** What the keys do in the viewer. */
export function KeyList(props: { open: boolean; onClose: () => void }): ReactElement {
  return (
    <Dialog open={props.open} onOpenChange={props.onClose} title={words.title} size="sm">
      <dl className="m-0 grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
        {words.list.map(([keys, what]) => (
          <div key={what} className="contents">
            <dt className="flex flex-wrap gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded-sm border border-edge bg-sunk px-2 font-sans text-sm whitespace-nowrap"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className="m-0">{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
