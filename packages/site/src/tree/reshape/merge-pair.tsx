import { Button } from '@infinite/ui/button';
import { useState, type ReactElement } from 'react';
import { DuplicatePair } from '#tree/check/duplicate-pair.tsx';
import type { PersonDetails } from '#tree/person/use-person.ts';
import { reshapeWords } from './reshape.en.ts';

const words = reshapeWords.merge;

interface MergePairProps {
  readonly one: PersonDetails;
  readonly other: PersonDetails;
  /** Null: nothing says that they look alike. */
  readonly alike: { readonly score: number; readonly reasons: readonly string[] } | null;
}

/** Two people of the reader's choice, side by side, and which of the records stays. */
export function MergePair({ one, other, alike }: MergePairProps): ReactElement {
  const [swapped, setSwapped] = useState(false);
  const [kept, gone] = swapped ? [other, one] : [one, other];
  const { score = null, reasons = [] } = alike ?? {};
  return (
    <>
      <p className="mt-0 mb-2 flex max-w-measure flex-wrap items-center gap-x-4 gap-y-2">
        {words.keptNote}
        <Button size="sm" onClick={() => setSwapped(!swapped)}>
          {words.swap}
        </Button>
      </p>
      <DuplicatePair
        // The choices of what to take are about the sides.
        key={kept.id}
        pair={{ one: kept, other: gone, score, reasons }}
        mayMerge
      />
    </>
  );
}
