import clsx from 'clsx';
import { useState } from 'react';
import { AnswerForm } from './answer-form.tsx';
import { composerWords as words } from './enquiries.en.ts';
import { NoteForm } from './note-form.tsx';
import type { ComposerProps } from './composer-props.ts';

const modes = ['answer', 'note'] as const;

/** Where staff write: to the writer, or to each other. Each text waits while the other is written. */
export function Composer(props: ComposerProps) {
  const [mode, setMode] = useState<(typeof modes)[number]>('answer');
  // What was sent gives way to an empty text with a key of its own.
  const [sent, setSent] = useState(0);
  const next = async () => {
    setSent((count) => count + 1);
    await props.onActed();
  };
  const { id } = props.enquiry;
  return (
    <div className="mt-5 max-w-measure">
      <div role="group" aria-label={words.modes} className="mb-3 flex gap-2 text-sm">
        {modes.map((known) => (
          <button
            key={known}
            type="button"
            aria-pressed={known === mode}
            onClick={() => setMode(known)}
            className={clsx(
              'min-h-10 cursor-pointer rounded-md border px-4 font-semibold',
              known === mode ? 'border-accent bg-accent-tint text-accent' : 'border-rule text-ink',
            )}
          >
            {words[known]}
          </button>
        ))}
      </div>
      <div hidden={mode !== 'answer'}>
        <AnswerForm key={`${id} ${sent}`} {...props} takesFocus={sent > 0} onSent={next} />
      </div>
      <div hidden={mode !== 'note'}>
        <NoteForm
          key={`${id} ${sent}`}
          enquiry={props.enquiry}
          takesFocus={sent > 0}
          onAdded={next}
        />
      </div>
    </div>
  );
}
