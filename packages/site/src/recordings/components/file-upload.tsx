import { sizeWords } from '@infinite/schema/words/dates.en';
import { recorderWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { Progress } from '@infinite/ui/progress';
import clsx from 'clsx';
import { useRef, useState, type DragEvent } from 'react';
import {
  useFileUpload,
  type FileUploadProps,
  type Sending,
  type UploadOutcome,
} from './use-file-upload.ts';

const words = recorderWords.upload;

/** The other way in: a recording that exists already. */
export function FileUpload(props: FileUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const { send, sending, said, limitMb } = useFileUpload(props);
  const [hovered, setHovered] = useState(false);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setHovered(false);
    const [file] = event.dataTransfer.files;
    if (file && !sending) void send(file);
  };

  return (
    <section
      aria-label={words.heading}
      className={clsx('border-t border-rule pt-6', hovered && 'bg-accent-tint')}
      onDragOver={(event) => {
        event.preventDefault();
        setHovered(true);
      }}
      onDragLeave={() => setHovered(false)}
      onDrop={onDrop}
    >
      <h2 className="m-0 text-xl">{words.heading}</h2>
      <p className="mt-1 mb-4 text-ink-soft">{words.explain(`${limitMb} MB`)}</p>
      <input
        ref={input}
        type="file"
        accept="audio/*,video/*"
        hidden
        aria-label={words.choose}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // The same file may be chosen again after it failed.
          event.currentTarget.value = '';
          if (file) void send(file);
        }}
      />
      {sending ? (
        <SendingFile sending={sending} />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button onClick={() => input.current?.click()}>{words.choose}</Button>
          <span className="hidden text-ink-soft sm:inline">{words.drop}</span>
        </div>
      )}
      <UploadSaid said={said} />
    </section>
  );
}

/** How the last file went. */
export function UploadSaid({ said }: { said: UploadOutcome | null }) {
  return (
    <p
      role={said?.bad ? 'alert' : 'status'}
      className={clsx('m-0 mt-3 empty:hidden', said?.bad && 'font-semibold text-danger')}
    >
      {said?.text}
    </p>
  );
}

/** How far the file is, and the way to stop it. */
export function SendingFile({ sending }: { sending: Sending }) {
  const { file, sent, state, stop } = sending;
  const progress = words.progress(sizeWords(sent), sizeWords(file.size));
  return (
    <div className="grid max-w-measure gap-3">
      <Progress label={words.sending(file.name)} value={sent / file.size} valueText={progress} />
      <p role="status" className="m-0">
        {state === 'sending' ? words.sending(file.name) : words[state]}
      </p>
      <p className="m-0 text-sm tabular-nums" aria-hidden="true">
        {progress}
      </p>
      <div>
        <Button onClick={() => stop.abort()}>{words.stop}</Button>
      </div>
    </div>
  );
}
