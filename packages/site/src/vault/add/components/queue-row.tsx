import { sizeWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import clsx from 'clsx';
import { Check, CircleAlert, Clock, Copy, Upload, type LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { addWords as words } from '../add.en.ts';
import type { ArrivalQueue } from '../queue/arrival-queue.ts';
import type { Entry, EntryState } from '../queue/entry.ts';

interface QueueRowProps {
  entry: Entry;
  queue: ArrivalQueue;
  limit: string;
}

const signs: Readonly<Record<EntryState, LucideIcon>> = {
  waiting: Clock,
  sending: Upload,
  kept: Check,
  there: Copy,
  refused: CircleAlert,
  failed: CircleAlert,
  away: CircleAlert,
};

/** One file: what it is, how it stands, and what can be done about it. */
export function QueueRow({ entry, queue, limit }: QueueRowProps): ReactElement {
  const { id, name, folder, size, state } = entry;
  const isBad = state === 'refused' || state === 'failed';
  const act = (label: string, run: () => Promise<void>) => (
    <Button size="sm" aria-label={words.named(label, name)} onClick={() => void run()}>
      {label}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="m-0 truncate font-semibold" title={folder ? `${folder}/${name}` : name}>
          {name}
        </p>
        <p
          className={clsx(
            'm-0 flex items-baseline gap-2 text-sm',
            isBad ? 'text-danger' : state === 'kept' ? 'text-success' : 'text-ink-soft',
          )}
        >
          <Icon as={signs[state]} className="translate-y-[0.15em]" />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {saidOf(entry, limit)}
            <span className="text-ink-soft"> · {sizeWords(size)}</span>
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {state === 'failed' ? act(words.tryAgain, () => queue.tryAgain(id)) : null}
        {state === 'there' ? act(words.addAnyway, () => queue.addAnyway(id)) : null}
        {state === 'kept' || state === 'sending'
          ? null
          : act(words.remove, () => queue.remove([id]))}
      </div>
    </div>
  );
}

function saidOf({ state, problem, words: said, sent, size }: Entry, limit: string): string {
  switch (state) {
    case 'sending':
      return words.states.sending(size > 0 ? Math.floor((sent / size) * 100) : 0);
    case 'there':
      return words.states.there(said);
    case 'refused':
    case 'failed':
      if (problem === 'answer') return said;
      if (problem === 'too-large') return words.problems['too-large'](limit);
      return words.problems[problem ?? 'other'];
    default:
      return words.states[state];
  }
}
