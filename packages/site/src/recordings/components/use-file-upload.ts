import { defaultSettings } from '@infinite/schema/catalogue/settings';
import { sizeWords } from '@infinite/schema/words/dates.en';
import { recorderWords } from '#recordings/recorder.en.ts';
import { useEffect, useState } from 'react';
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

export interface Sending {
  file: File;
  sent: number;
  state: SendingState;
  stop: AbortController;
}

export interface UploadOutcome {
  text: string;
  bad: boolean;
}

interface FileUpload {
  /** True once the server has the whole file. */
  send(file: File): Promise<boolean>;
  sending: Sending | null;
  said: UploadOutcome | null;
  limitMb: number;
}

/** Sends one file at a time, and says how it went. */
export function useFileUpload(props: FileUploadProps): FileUpload {
  const [sending, setSending] = useState<Sending | null>(null);
  const [said, setSaid] = useState<UploadOutcome | null>(null);
  const limitMb = useUploadLimit();

  const send = async (file: File): Promise<boolean> => {
    const refusal = refusalOf(file, limitMb);
    setSaid(refusal ? { text: refusal, bad: true } : null);
    if (refusal) return false;
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
      return true;
    } catch (error) {
      if (!stop.signal.aborted) setSaid({ text: wordsOf(error, file), bad: true });
      return false;
    } finally {
      setSending(null);
    }
  };
  return { send, sending, said, limitMb };
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
