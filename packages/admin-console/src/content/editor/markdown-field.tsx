import { countWords, readingMinutes } from '@infinite/schema/blog/reading-time';
import {
  editorToolbarWords as toolbarWords,
  postEditorWords as words,
} from '#content/content.en.ts';
import { FieldError } from '@infinite/ui/field-error';
import { Icon } from '@infinite/ui/icon';
import { TextArea } from '@infinite/ui/text-area';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { ImageDialog } from '../images/image-dialog.tsx';
import { image, type MarkdownAct } from './markdown-acts.ts';
import { keysOf, shortcuts } from './toolbar-acts.ts';

// The editor's library is larger than the rest of this screen.
const CodeEditor = lazy(async () => ({
  default: (await import('./code-editor.tsx')).CodeEditor,
}));

interface MarkdownFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The article's text with its toolbar; a plain field until the editor has loaded. */
export function MarkdownField({ value, error, onChange }: MarkdownFieldProps) {
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  const act = useRef<((act: MarkdownAct) => void) | null>(null);
  const perform = (wanted: MarkdownAct) => act.current?.(wanted);
  const count = countWords(value);
  return (
    <div>
      <p id={id} className="m-0 mb-1 font-semibold">
        {words.body}
      </p>
      <div
        role="group"
        aria-label={toolbarWords.label}
        className="flex flex-wrap gap-1 rounded-t-md border border-b-0 border-edge bg-sunk p-1"
      >
        {shortcuts.map(({ label, icon, key, act: wanted }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={`${label} (${keysOf(key)})`}
            onClick={() => (wanted ? perform(wanted) : setChoosing(true))}
            className="grid size-11 cursor-pointer place-items-center rounded-sm text-ink hover:bg-accent-tint"
          >
            <Icon as={icon} />
          </button>
        ))}
      </div>
      <Suspense
        fallback={
          <TextArea
            aria-labelledby={id}
            value={value}
            rows={14}
            onChange={({ target }) => onChange(target.value)}
          />
        }
      >
        <CodeEditor
          value={value}
          onChange={onChange}
          label={words.body}
          description={[words.bodyHint, error].filter(Boolean).join(' ')}
          invalid={error !== undefined}
          onReady={(ready) => {
            act.current = ready;
          }}
          onImage={() => setChoosing(true)}
        />
      </Suspense>
      <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <p className="m-0">{words.bodyHint}</p>
        <p className="m-0">{words.length(count, readingMinutes(count))}</p>
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <ImageDialog
        open={choosing}
        onOpenChange={setChoosing}
        onChoose={({ alt, src }) => {
          setChoosing(false);
          perform(image(alt, src));
        }}
      />
    </div>
  );
}
