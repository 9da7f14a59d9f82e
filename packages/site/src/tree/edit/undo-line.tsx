import type { ReactElement } from 'react';
import type { Edits } from './use-edits.ts';

/** What was just done. */
export function UndoLine({ edits }: { edits: Edits }): ReactElement {
  return (
    <div role="status" className="print:hidden">
      {edits.last === null ? null : (
        <p className="mt-0 mb-3 flex flex-wrap items-center gap-3 rounded-md bg-success-tint px-4 py-2">
          {edits.last}
        </p>
      )}
    </div>
  );
}
