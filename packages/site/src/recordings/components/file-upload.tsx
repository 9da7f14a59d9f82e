import { defaultSettings } from '@infinite/schema/catalogue/settings';
import { sizeWords } from '@infinite/schema/words/dates.en';
import { recorderWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { Progress } from '@infinite/ui/progress';
import clsx from 'clsx';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { RecorderError } from '#recordings/engine/problems.ts';
import { kindOfFile, problemOfFile, uploadFile } from '#recordings/engine/file-upload.ts';
import { loadUploadLimitMb } from '#recordings/recordings-calls.ts';
import type { SignIn } from '#recordings/engine/sign-in-again.ts';
import { isUploadRefusal } from '#recordings/engine/tus-request.ts';
import type { SendingState } from '#recordings/engine/tus-sender.ts';

const words = recorderWords.upload;

export interface FileUploadProps extends SignIn {
  endpoint: string;
  onFinished?(recordingId: string): void;
}

interface Sending {
  file: File;
  sent: number;
  state: SendingState;
  stop: AbortController;
}

/** The other way in: a recording that exists already. */
export function FileUpload(props: FileUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [said, setSaid] = useState<{ text: string; bad: boolean } | null>(null);
  const [hovered, setHovered] = useState(false);
  const limitMb = useUploadLimit();

  const send = async (file: File): Promise<void> => {
    const refusal = refusalOf(file, limitMb);
    setSaid(refusal ? { text: refusal, bad: true } : null);
    if (refusal) return;
    const stop = new AbortController();
    setSending({ file, sent: 0, state: 'sending', stop });
    const change = (part: Partial<Sending>): void =>
      setSending((now) => (now?.stop === stop ? { ...now, ...part } : now));
    try {
      const recordingId = await uploadFile({
        ...props,
        file,
        signal: stop.signal,
        onSent: (sent) => change({ sent }),
        onState: (state) => change({ state }),
      });
      setSaid({ text: words.done(file.name), bad: false });
      props.onFinished?.(recordingId);
    } catch (error) {
      if (!stop.signal.aborted) setSaid({ text: wordsOf(error, file), bad: true });
    } finally {
      setSending(null);
    }
  };
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
      <p
        role={said?.bad ? 'alert' : 'status'}
        className={clsx('m-0 mt-3 empty:hidden', said?.bad && 'font-semibold text-danger')}
      >
        {said?.text}
      </p>
    </section>
  );
}

function SendingFile({ sending }: { sending: Sending }) {
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

/** The documented default until the server has said what an administrator chose. */
function useUploadLimit(): number {
  const [limitMb, setLimitMb] = useState<number>(defaultSettings.maxFileSize);
  useEffect(() => {
    loadUploadLimitMb().then(setLimitMb, () => undefined);
  }, []);
  return limitMb;
}

function refusalOf(file: File, limitMb: number): string | null {
  const kind = kindOfFile(file);
  if (kind !== 'VOICE' && kind !== 'VIDEO') return words.notMedia(file.name);
  const problem = problemOfFile(file, limitMb);
  if (problem === 'empty') return words.empty(file.name);
  return problem && words.tooLarge(file.name, sizeWords(file.size), `${limitMb} MB`);
}

function wordsOf(error: unknown, file: File): string {
  if (isUploadRefusal(error)) return words.refused(error.words);
  if (error instanceof RecorderError) return recorderWords.problems[error.problem].title;
  return words.failed(file.name);
}
