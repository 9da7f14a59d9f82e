import { countWords, readingMinutes } from '@infinite/schema/blog/reading-time';
import {
  editorToolbarWords as toolbarWords,
  postEditorWords as words,
} from '#content/content.en.ts';
import { FieldError } from '@infinite/ui/field-error';
import { Icon } from '@infinite/ui/icon';
import { TextArea } from '@infinite/ui/text-area';
import { lazy, Suspense, useId, useState, type RefObject } from 'react';
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
  /** Set once the editor is there: acts on the text and takes the focus. */
  act: RefObject<((act: MarkdownAct) => void) | null>;
}

/** The article's text with its toolbar; a plain field until the editor has loaded. */
export function MarkdownField({ value, error, onChange, act }: MarkdownFieldProps) {
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  // Pictures that were pasted or dropped wait here until each has its words.
  const [files, setFiles] = useState<readonly File[]>([]);
  const perform = (wanted: MarkdownAct) => act.current?.(wanted);
  const count = countWords(value);
  return (
    <div>
      <p id={id} className="only-read-aloud">
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
            className="grid size-10 cursor-pointer place-items-center rounded-sm text-ink hover:bg-accent-tint"
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
          onFiles={setFiles}
        />
      </Suspense>
      <div className="mt-1 flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
        <p className="m-0">{words.bodyHint}</p>
        <p className="m-0 max-md:hidden">
          {words.keys(keysOf('Mod-s'), keysOf('Mod-Alt-p'), keysOf('Mod-Shift-Enter'))}
        </p>
        <p className="m-0">{words.length(count, readingMinutes(count))}</p>
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      <ImageDialog
        // A new one for each file, with its fields empty.
        key={files.length}
        open={choosing || files.length > 0}
        file={files[0]}
        onOpenChange={(open) => {
          setChoosing(open);
          if (!open) setFiles([]);
        }}
        onChoose={({ alt, src }) => {
          setChoosing(false);
          setFiles(files.slice(1));
          perform(image(alt, src));
        }}
      />
    </div>
  );
}
