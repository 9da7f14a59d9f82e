import { treeLimits } from '@infinite/schema/catalogue/tree';
import { Button } from '@infinite/ui/button';
import { useState, type ReactElement } from 'react';
import type { Edits } from '#tree/edit/use-edits.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { bulkWords as words, type BulkAct } from './bulk.en.ts';
import type { Choosing } from './use-choosing.ts';

interface BulkBarProps {
  readonly choosing: Choosing;
  readonly edits: Edits;
}

const acts: readonly BulkAct[] = ['DECEASED', 'LIVING', 'SOURCE', 'PLACE'];

/** How many people are chosen, and what can be done with them; it stays in sight below a long list. */
export function BulkBar({ choosing, edits }: BulkBarProps): ReactElement {
  const [open, setOpen] = useState<BulkAct | null>(null);
  const { chosen, clear } = choosing;
  const ids = [...chosen].slice(0, treeLimits.bulk);
  return (
    <div
      role="group"
      aria-label={words.bar}
      className="sticky bottom-[calc(var(--page-foot,0px)+8px)] z-10 mt-4 flex flex-wrap items-center gap-2 rounded-md border border-rule bg-raised p-3 shadow-float print:hidden"
    >
      <p role="status" className="m-0 mr-2 tabular-nums">
        {words.chosen(chosen.size)}
      </p>
      {chosen.size > 0 ? (
        <Button size="sm" variant="quiet" onClick={clear}>
          {words.none}
        </Button>
      ) : null}
      <div className="flex w-full gap-2 overflow-x-auto sm:w-auto sm:flex-wrap">
        {acts.map((act) => (
          <Button
            key={act}
            size="sm"
            className="shrink-0"
            disabled={act !== 'PLACE' && ids.length === 0}
            onClick={() => setOpen(act)}
          >
            {words.acts[act]}
          </Button>
        ))}
      </div>
      {chosen.size > ids.length ? (
        <p className="m-0 w-full text-sm text-ink-soft">{words.atMost}</p>
      ) : null}
      {open === null ? null : (
        <BulkDialog key={open} act={open} {...{ ids, edits }} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
