import { recorderWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { useState } from 'react';

/** A question to start from, for those who do not know how to begin; it stays while they speak. */
export function Prompts() {
  const { questions, open, another } = recorderWords.prompts;
  const [index, setIndex] = useState<number | null>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p aria-live="polite" className="m-0 font-serif text-xl text-ink italic empty:hidden">
        {index === null ? null : questions[index]}
      </p>
      <Button
        variant="quiet"
        className={index === null ? '-ml-5' : ''}
        onClick={() => setIndex(index === null ? 0 : (index + 1) % questions.length)}
      >
        {index === null ? open : another}
      </Button>
    </div>
  );
}
