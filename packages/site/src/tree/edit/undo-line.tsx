import { Button } from '@infinite/ui/button';
import type { ReactElement } from 'react';
import { editWords as words } from './edit.en.ts';
import type { Edits } from './use-edits.ts';

/** What was just done, with the way back. */
export function UndoLine({ edits }: { edits: Edits }): ReactElement {
  const { last } = edits;
  return (
    <div role="status" className="print:hidden">
      {last === null ? null : (
        <p className="mt-0 mb-3 flex flex-wrap items-center justify-between gap-3 rounded-md bg-success-tint px-4 py-2">
          <span>{last.said}</span>
          {last.changeId === null ? null : (
            <Button size="sm" pending={edits.pending} onClick={() => void edits.undo()}>
              {words.undo}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
