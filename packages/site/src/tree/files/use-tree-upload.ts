import { defaultSettings } from '@infinite/schema/catalogue/settings';
import { useEffect, useState } from 'react';
import { problemOfFile } from '#recordings/engine/file-upload.ts';
import { isUploadRefusal } from '#recordings/engine/tus-request.ts';
import type { SendingState } from '#recordings/engine/tus-sender.ts';
import { loadUploadLimitMb } from '#recordings/recordings-calls.ts';
import { signInHere } from '#recordings/sign-in-here.ts';
import { filesWords } from '#tree/files/files.en.ts';
import { sendTreeFile } from '#tree/files/send-tree-file.ts';

const words = filesWords.bring;

export interface SendingTree {
  readonly file: File;
  readonly sent: number;
  readonly state: SendingState;
  stop(): void;
}

interface TreeUpload {
  readonly sending: SendingTree | null;
  readonly fault: string;
  readonly limitMb: number;
  /** @returns the import's id; null when it was refused or stopped */
  send(file: File): Promise<string | null>;
}

/** Sends one file of a tree, and says how far it is. */
export function useTreeUpload(memberId: string): TreeUpload {
  const [sending, setSending] = useState<SendingTree | null>(null);
  const [fault, setFault] = useState('');
  const [limitMb, setLimitMb] = useState<number>(defaultSettings.maxFileSize);
  useEffect(() => {
    loadUploadLimitMb().then(setLimitMb, () => undefined);
  }, []);

  const send = async (file: File): Promise<string | null> => {
    const problem = problemOfFile(file, limitMb);
    setFault('');
    if (problem) {
      setFault(problem === 'empty' ? words.empty(file.name) : words.tooLarge(file.name, limitMb));
      return null;
    }
    const stop = new AbortController();
    const change = (part: Partial<SendingTree>): void =>
      setSending((now) => now && { ...now, ...part });
    setSending({ file, sent: 0, state: 'sending', stop: () => stop.abort() });
    try {
      return await sendTreeFile({
        file,
        memberId,
        onSignInNeeded: signInHere,
        signal: stop.signal,
        onSent: (sent) => change({ sent }),
        onState: (state) => change({ state }),
      });
    } catch (error) {
      if (!stop.signal.aborted) {
        setFault(isUploadRefusal(error) ? error.words : words.failed(file.name));
      }
      return null;
    } finally {
      setSending(null);
    }
  };
  return { sending, fault, limitMb, send };
}
